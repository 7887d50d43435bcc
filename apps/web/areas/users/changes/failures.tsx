import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import styles from './changes.module.css'

/** Who stays as they are after a change, and why; the first hundred. */
export function Failures({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.userChanges.failures.queryOptions({
      input: { params: { id }, query: { limit: 100 } },
      meta: { quiet: true },
    }),
  )
  if (query.error) return <QueryError query={query} />
  const { failures = [], count = 0 } = query.data ?? {}
  return (
    <>
      <ul className={styles.failures} aria-label={t('changes.failures_of')}>
        {failures.map((one) => (
          <li key={one.id}>
            <Anchor
              renderRoot={(props) => (
                <Link
                  to="/user-details/$id"
                  params={{ id: String(one.id) }}
                  search={{}}
                  {...props}
                />
              )}
            >
              <bdi>{one.name}</bdi>
            </Anchor>
            <span>{t(`changes.problem_${one.problem}`)}</span>
          </li>
        ))}
      </ul>
      {count > failures.length && failures.length > 0 && (
        <p>{t('changes.more_failures', { number: shownNumber(count - failures.length) })}</p>
      )}
    </>
  )
}
