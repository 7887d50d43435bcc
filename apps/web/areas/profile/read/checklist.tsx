import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { checklistOf, type Step } from '@quartet/domain/plp.ts'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { api } from '../../../data/client.ts'
import { tasksPath } from '../../../data/task-pages.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import styles from './checklist.module.css'
import type { Person } from './person.ts'
import { factsOf } from './step-facts.ts'

/** The steps through the product, each a link to where it is done (method D12). */
export function Checklist({ person, selected }: { person: Person; selected: readonly number[] }) {
  const { t } = useTranslation()
  const mails = person.age_group_id !== 1
  const shares = useQuery(api.sharing.list.queryOptions({ meta: { quiet: true }, enabled: mails }))
  const shared = shares.data?.list.some(({ sender }) => sender.id === person.id)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  const ofTasks = useQuery(
    api.tasks.steps.queryOptions({ meta: { quiet: true }, enabled: mayUseTasks }),
  )
  if (shares.isLoading || ofTasks.isLoading) return <Skeleton height={160} radius="lg" />
  const list = checklistOf(factsOf(person, selected, shared, ofTasks.data))
  const done = list.filter((one) => one.done).length
  return (
    <section className={styles.checklist} data-screen-only>
      <Title order={2} size="h3">
        {t('steps.title')}
      </Title>
      <p className={styles.lead}>{t('steps.done_of', { done, all: list.length })}</p>
      <ol className={styles.steps}>
        {list.map(({ step, done }) => (
          <li key={step}>
            <Link {...placeOf(step, person)} className={styles.step} data-done={done || undefined}>
              <span className={styles.mark}>{done && <Icon of={IconCheck} size={18} />}</span>
              <span>
                {t(`steps.${step}`)}{' '}
                {done && <span className={styles.state}>{t('steps.is_done')}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where a step is done. */
function placeOf(step: Step, person: Person): LinkProps {
  const tasks = { to: tasksPath(person) } as const
  const places: Record<Step, LinkProps> = {
    inventory: { to: '/new-theme/questions/{-$id}', params: {} },
    profile: { to: '/new-theme/personalize-profile/{-$id}', params: {} },
    decoded_task: tasks,
    strategy_card: tasks,
    share: { to: '/new-theme/profile/{-$id}', params: {}, hash: 'actions' },
  }
  return places[step]
}
