import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'

type Props = { entity: string; entity_id: number } | { subject_id: number }

/** Opens the log with the entries about a record or a person, for those who may read it. */
export function LogLink(filters: Props) {
  const { t } = useTranslation()
  if (!usePermissions()?.has('access_logs')) return null
  return (
    <Anchor
      py={10}
      renderRoot={(props) => <Link to="/logs" search={filters as never} {...props} />}
    >
      {t('logs.of_record')}
    </Anchor>
  )
}
