import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import type { Institution } from './institution-fields.tsx'
import styles from './institution-page.module.css'
import { WaitingList } from './waiting-list.tsx'

/** People of one page, inclusive as on the wire. */
const limit = 24

/** The newest members, and a link to all of them. */
export function MembersTab({ row }: { row: Institution }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.people.list.queryOptions({
      input: { query: { organization_id: row.id, limit } },
      meta: { quiet: true },
    }),
  )
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  const { list, count } = query.data
  return (
    <>
      <p>
        {t('institutions.seats_of', { used: row.seats_used, seats: row.seats })}{' '}
        <Anchor
          renderRoot={(props) => (
            <Link to="/users" search={{ organization_id: String(row.id) }} {...props} />
          )}
        >
          {t('institutions.members')}
        </Anchor>
      </p>
      <WaitingList id={row.id} />
      {count === 0 ? (
        <p>{t('institutions.members_none')}</p>
      ) : (
        <ul className={styles.members}>
          {list.map(({ id, name, email, type }) => (
            <li key={id}>
              <Link to="/user-details/$id" params={{ id: String(id) }} search={{}}>
                <bdi>{name}</bdi>
              </Link>
              <span>
                {t(`people.type_${type}`)}
                {email && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{email}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
