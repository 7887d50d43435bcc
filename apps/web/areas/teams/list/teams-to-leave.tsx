import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { Closed } from '../build-team-frame.tsx'
import { LeaveTeam } from './leave-team.tsx'
import styles from './teams.module.css'

/** Without access to teams, the user can still leave them, which ends sharing the scores. */
export function TeamsToLeave() {
  const { t } = useTranslation()
  const query = useQuery(
    api.teams.list.queryOptions({ input: { query: { limit: 99 } }, meta: { quiet: true } }),
  )
  const teams = query.data?.teams ?? []
  return (
    <div className={styles.screen}>
      <Closed title={t('teams.title')} />
      {teams.length > 0 && (
        <ul className={styles.list} aria-label={t('teams.title')}>
          {teams.map((team) => (
            <li key={team.id} className={styles.team}>
              <bdi className={styles.name}>{team.name}</bdi>
              <LeaveTeam team={team} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
