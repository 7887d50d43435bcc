import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreButton, type PagedQuery } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { shownMinute } from '../../i18n/dates.ts'
import styles from './history-table.module.css'

type Actor = { by: 'self' | 'other' | 'outside' | 'deleted' | 'system'; name: string | null }

/** Who did something: the name, or what is known instead. */
export function HistoryActor({ by, name }: Actor) {
  const { t } = useTranslation()
  return by === 'other' ? <bdi>{name}</bdi> : t(actorTexts[by])
}

const actorTexts = {
  self: 'people.by_self',
  outside: 'logs.outside',
  deleted: 'people.by_deleted',
  system: 'people.by_system',
} as const

type HistoryRow = { id: number; at: string; what: ReactNode; by: ReactNode }
type Props = {
  /** The loaded entries, newest first; undefined until they have arrived. */
  rows: readonly HistoryRow[] | undefined
  query: PagedQuery & {
    error: unknown
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** Shown when there is no entry. */
  empty: string
}

/** Entries of the log: when, what and by whom; older ones on demand. */
export function HistoryTable({ rows, query, empty }: Props) {
  const { t } = useTranslation()
  if (!rows)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  if (rows.length === 0) return <p>{empty}</p>
  return (
    <>
      <table className={styles.history}>
        <thead>
          <tr>
            <th scope="col">{t('people.history_at')}</th>
            <th scope="col">{t('people.history_what')}</th>
            <th scope="col">{t('people.history_by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, what, by }) => (
            <tr key={id}>
              <td>
                <bdi dir="ltr">{shownMinute(at)}</bdi>
              </td>
              <th scope="row">{what}</th>
              <td>{by}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreButton query={query} label={t('content.history_more')} />
    </>
  )
}
