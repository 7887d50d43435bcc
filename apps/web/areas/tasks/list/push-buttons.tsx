import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { assignedPath } from '../area-calls.ts'

/** Opens the dialog to assign tasks, and the list of those that the caller has assigned. */
export function PushButtons({ onPush }: { onPush: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="subtle" renderRoot={(props) => <Link to={assignedPath} {...props} />}>
        {t('tasks.assigned')}
      </Button>
      <Button variant="default" leftSection={<Icon of={IconSend} />} onClick={onPush}>
        {t('tasks.push')}
      </Button>
    </>
  )
}
