import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from '../../lists/screen.module.css'
import { GroupsTable } from './groups-table.tsx'
import { MemberGroups } from './member-groups.tsx'

/** The groups that the user looks after, their coaching clients, and the groups that they are in. */
export function GroupsScreen({ clients }: { clients: ReactNode }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const leads = permissions?.has('manage_institutions') ?? false
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('groups.title')}</Title>
      {permissions && leads && <GroupsTable administers={permissions.has('admin_users')} />}
      {clients}
      {permissions && <MemberGroups isOnly={!leads} />}
    </article>
  )
}
