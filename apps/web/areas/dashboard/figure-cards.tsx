import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Statistics } from '@quartet/contract/areas/dashboard.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../i18n/numbers.ts'
import styles from './overview.module.css'

/** `filter`: the list of progress with the same people. */
type Card = { key: TextKey; n: number | null; filter: Record<string, string> }

const cardsOf = (figures: Statistics): Card[] => [
  { key: 'dashboard.individual', n: figures.individual, filter: { type: 'individual' } },
  { key: 'dashboard.student', n: figures.student, filter: { type: 'student' } },
  { key: 'dashboard.institution', n: figures.institution, filter: { type: 'institution' } },
  {
    ...{ key: 'dashboard.no_inventory', n: figures.users_didnot_finish_lci_count },
    filter: { inventory: 'no' },
  },
  {
    ...{ key: 'dashboard.no_profile', n: figures.users_didnot_finish_plp_count },
    filter: { profile: 'no' },
  },
  {
    ...{ key: 'dashboard.no_decoded_task', n: figures.users_didnot_decode_tasks_count },
    filter: { decoded_task: 'no' },
  },
  { key: 'dashboard.no_team', n: figures.users_not_in_teams_count, filter: { team: 'no' } },
]

type Props = { figures: Statistics; organization_id: number | undefined }

/** Each figure as n of N, with a link to the people behind it. */
export function FigureCards({ figures, organization_id }: Props) {
  const { t } = useTranslation()
  const all = shownNumber(figures.all_users)
  const of = organization_id === undefined ? {} : { organization_id }
  return (
    <ul className={styles.cards}>
      <li className={styles.card}>
        <ActiveCard figures={figures} filter={of} />
      </li>
      {cardsOf(figures).map(
        ({ key, n, filter }) =>
          n !== null && (
            <li key={key} className={styles.card}>
              <Link to="/user-dashboard" search={{ ...of, ...filter } as never}>
                <span className={styles.title}>{t(key)}</span>
                <span className={styles.number}>
                  {t('dashboard.n_of', { n: shownNumber(n), all })}
                </span>
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

/** Only administrators of everybody can list the people who are active. */
function ActiveCard({ figures, filter }: { figures: Statistics; filter: object }) {
  const { t } = useTranslation()
  const { active_users, all_users, sees_visits } = figures
  const search = active_users !== null && sees_visits ? { ...filter, active: '30' } : filter
  return (
    <Link to="/user-dashboard" search={search as never}>
      <span className={styles.title}>
        {t(active_users === null ? 'dashboard.all_users' : 'dashboard.active')}
      </span>
      <span className={styles.number}>
        {active_users === null
          ? shownNumber(all_users)
          : `${shownNumber(active_users)} / ${shownNumber(all_users)}`}
      </span>
    </Link>
  )
}
