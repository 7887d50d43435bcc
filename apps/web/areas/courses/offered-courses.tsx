import { Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge.tsx'
import { MoreButton } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { shownMinute } from '../../i18n/dates.ts'
import type { Course } from './course.ts'
import styles from './courses.module.css'

const pageSize = 20

/** The open courses and those of the user, by their beginning. */
export function OfferedCourses() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(
    api.courses.mine.infiniteOptions({
      input: (offset: number) => ({
        query: { order_by: 'starts_at' as const, limit: pageSize - 1, offset },
      }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + pageSize < count ? offset + pageSize : undefined,
      meta: { quiet: true },
    }),
  )
  const list = query.data?.pages.flatMap(({ courses }) => courses) ?? []
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  if (list.length === 0) return <Text>{t('courses.none')}</Text>
  return (
    <>
      <ul className={styles.list}>
        {list.map((course) => (
          <OfferedCourse key={course.id} course={course} />
        ))}
      </ul>
      <MoreButton query={query} label={t('contacts.more')} />
    </>
  )
}

function OfferedCourse({ course }: { course: Course }) {
  const { t } = useTranslation()
  const { id, title, teachers, starts_at, enrolment } = course
  return (
    <li className={styles.entry}>
      <div>
        <Link className={styles.name} to="/courses/$id" params={{ id: String(id) }}>
          <bdi>{title}</bdi>
        </Link>
        <Text c="dimmed">
          <bdi>{teachers.join(', ')}</bdi>{' '}
          {starts_at && <bdi dir="ltr">{shownMinute(starts_at)}</bdi>}
        </Text>
      </div>
      {enrolment && (
        <Badge tone={enrolment === 'completed' ? 'good' : 'info'}>
          {t(`courses.state_${enrolment}`)}
        </Badge>
      )}
    </li>
  )
}
