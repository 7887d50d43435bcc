import { Text, Title } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomCards } from '../../../components/bottom-cards.tsx'
import { HowTo } from '../../../components/how-to.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { RenewBanner } from '../../../components/renew-banner.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { idOf } from '../../../shell/search-params.ts'
import { ScoreCards } from './score-cards.tsx'
import { TaskTable } from './task-table.tsx'
import styles from './tasks.module.css'
import { TasksSkeleton } from './tasks-skeleton.tsx'

const PrintTasks = lazy(() =>
  import('./print-tasks.tsx').then(({ PrintTasks }) => ({ default: PrintTasks })),
)

/** The tasks of one area: the caller's own, or with ?user= those of a person they look after. */
export function TasksScreen({ area }: { area: Area }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id ?? 0
  const { user, print } = useSearch({ strict: false }) as { user?: string; print?: string | number }
  const user_id = idOf(user) ?? own
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  const permissions = usePermissions()
  const chosen = idsIn(print)
  if (person.error && !person.data)
    return <QueryError query={person} title={t('table.failed', { view: t('tasks.view') })} />
  if (!person.data || !permissions) return <TasksSkeleton title={t(`tasks.title_${area}`)} />
  if (chosen.length > 0)
    return (
      <Suspense fallback={<TasksSkeleton title={t('tasks.print_title')} />}>
        <PrintTasks area={area} ids={chosen} />
      </Suspense>
    )
  const { user: whose } = person.data
  const isOwn = user_id === own
  const mayUse =
    permissions.has('access_tasks') && (area !== 'career' || permissions.has('access_career'))
  return (
    <article className={styles.tasks}>
      {area !== 'career' && <Text c="dimmed">{t(`tasks.area_${area}`)}</Text>}
      <Title order={1} className={styles.title}>
        {isOwn ? t(`tasks.title_${area}`) : t(`tasks.title_of_${area}`, { name: whose.name })}
      </Title>
      {!permissions.has('access_tasks') && <RenewBanner />}
      {permissions.has('access_tasks') && !mayUse && (
        <NoteBox mood="info">{t('tasks.career_closed')}</NoteBox>
      )}
      <ScoreCards scores={whose} />
      {mayUse && (
        <>
          <TaskTable area={area} userId={user_id} own={isOwn} permissions={permissions} />
          <HowTo work={area === 'work'} directions />
        </>
      )}
      {isOwn && mayUse && (
        <BottomCards
          ageGroupId={whose.age_group_id}
          mayPrint={permissions.has('access_lci') && whose.sequence !== null}
        />
      )}
    </article>
  )
}

/** The router parses a single id as a number. */
const idsIn = (print: string | number = '') =>
  String(print)
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
