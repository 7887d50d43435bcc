import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../../data/use-permissions.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import styles from '../../../lists/screen.module.css'
import { TeamTasksList } from './team-tasks-list.tsx'

/** The tasks of one team, or of all teams of the user. */
export function TeamTasksScreen({ teamId }: { teamId?: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_team'))
    return <NoAccess title={t('team_tasks.title')} />
  return (
    <article className={styles.screen}>
      {permissions && (
        <TeamTasksList key={teamId} {...(teamId !== undefined && { teamId })} isPage />
      )}
    </article>
  )
}
