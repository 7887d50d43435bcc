import { Title } from '@mantine/core'
import { checklistOf } from '@quartet/domain/plp.ts'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { api } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import styles from './checklist.module.css'
import type { Person } from './person.ts'
import { factsOf } from './step-facts.ts'

/** The six steps through the product: done, open, or not available yet (method D12). */
export function Checklist({ person, selected }: { person: Person; selected: readonly number[] }) {
  const { t } = useTranslation()
  const mails = person.age_group_id !== 1
  const shares = useQuery(api.sharing.list.queryOptions({ meta: { quiet: true }, enabled: mails }))
  const shared = shares.data?.list.some(({ sender }) => sender.id === person.id)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  const ofTasks = useQuery(
    api.tasks.steps.queryOptions({ meta: { quiet: true }, enabled: mayUseTasks }),
  )
  const list = checklistOf(factsOf(person, selected, shared, ofTasks.data))
  const done = list.filter(({ state }) => state === 'done').length
  return (
    <section className={styles.checklist}>
      <Title order={2} size="h3">
        {t('steps.title')}
      </Title>
      <p className={styles.lead}>{t('steps.done_of', { done, all: list.length })}</p>
      <ol className={styles.steps}>
        {list.map(({ step, state }) => (
          <li key={step} className={styles.step} data-state={state}>
            <span className={styles.mark}>
              {state === 'done' && <Icon of={IconCheck} size={18} />}
            </span>
            <span>
              {t(`steps.${step}`)} <span className={styles.state}>{t(`steps.is_${state}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
