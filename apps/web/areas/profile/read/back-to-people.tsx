import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { usePermissions } from '../../../data/use-permissions.ts'
import styles from './profile.module.css'

/** From another person's profile back to the list of people. */
export function BackToPeople() {
  const { t } = useTranslation()
  if (!usePermissions()?.has('access_users')) return null
  return (
    <Anchor
      className={styles.back}
      data-screen-only
      renderRoot={(props) => <Link to="/users" search={{}} {...props} />}
    >
      <Icon of={IconArrowLeft} size={18} />
      {t('profile.to_people')}
    </Anchor>
  )
}
