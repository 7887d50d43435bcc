import { Anchor } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { TaskStatus } from '../../../components/task-status.tsx'
import { client } from '../../../data/client.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { RecordCard } from '../../../lists/record/record-page.tsx'
import type { Person } from '../person.ts'
import styles from './person-page.module.css'

const newest = { limit: 5, order_by: 'id', order_direction: 'DESC' } as const
const lists = {
  school: (user_id: number) => client.tasks.list({ query: { ...newest, user_id } }),
  work: (user_id: number) => client.workTasks.list({ params: { user_id }, query: newest }),
  career: (user_id: number) => client.careerTasks.list({ params: { user_id }, query: newest }),
} as const satisfies Record<Area, unknown>
const addresses = {
  school: '/new-theme/tasks',
  work: '/new-theme/at-work',
  career: '/new-theme/career',
} as const

/** The newest tasks of a person in each area, with the way to all of them. */
export function TasksTab({ person, permissions }: { person: Person; permissions: Set }) {
  const areas = (['school', 'work', 'career'] as const).filter(
    (area) => area !== 'career' || permissions.has('access_career'),
  )
  return areas.map((area) => <TasksOfArea key={area} area={area} userId={person.id} />)
}
type Set = ReadonlySet<string>

function TasksOfArea({ area, userId }: { area: Area; userId: number }) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['person', userId, 'tasks', area],
    queryFn: () => lists[area](userId),
    meta: { quiet: true },
  })
  return (
    <RecordCard title={t(`tasks.title_${area}`)}>
      {query.error && !query.data && <QueryError query={query} />}
      {!query.error && !query.data && <p role="status">{t('shell.loading')}</p>}
      {query.data?.count === 0 && <p>{t('people.tasks_none')}</p>}
      {query.data && query.data.count > 0 && (
        <>
          <ul className={styles.tasks}>
            {query.data.list.map(({ id, name, status }) => (
              <li key={id}>
                <Anchor
                  py={10}
                  renderRoot={(props) => (
                    <Link
                      to={`${addresses[area]}/$task_id`}
                      params={{ task_id: String(id) }}
                      {...props}
                    />
                  )}
                >
                  <bdi>{name}</bdi>
                </Anchor>
                <TaskStatus status={status} />
              </li>
            ))}
          </ul>
          <Anchor
            py={10}
            renderRoot={(props) => (
              <Link to={addresses[area]} search={{ user: String(userId) }} {...props} />
            )}
          >
            {t('people.tasks_all', { number: shownNumber(query.data.count) })}
          </Anchor>
        </>
      )}
    </RecordCard>
  )
}
