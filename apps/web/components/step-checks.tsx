import { Title } from '@mantine/core'
import type { ProgressStep } from '@quartet/domain/dashboard.ts'
import { IconCheck } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Learner, tasksPath } from '../data/task-pages.ts'
import { Icon } from './icon.tsx'
import styles from './step-checks.module.css'

type Props = { steps: readonly { step: ProgressStep; done: boolean }[]; person: Learner }

/** The steps through the product, each a link to where it is done (method D12). */
export function StepChecks({ steps, person }: Props) {
  const { t } = useTranslation()
  const done = steps.filter((one) => one.done).length
  return (
    <section className={styles.checklist} data-screen-only>
      <Title order={2} size="h3">
        {t('steps.title')}
      </Title>
      <p className={styles.lead}>{t('steps.done_of', { done, all: steps.length })}</p>
      <ol className={styles.steps}>
        {steps.map(({ step, done }) => (
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
function placeOf(step: ProgressStep, person: Learner): LinkProps {
  const tasks = { to: tasksPath(person) } as const
  const places: Record<ProgressStep, LinkProps> = {
    inventory: { to: '/new-theme/questions/{-$id}', params: {} },
    profile: { to: '/new-theme/personalize-profile/{-$id}', params: {} },
    decoded_task: tasks,
    strategy_card: tasks,
    share: { to: '/new-theme/profile/{-$id}', params: {}, hash: 'actions' },
    team: { to: '/new-theme/teams' },
  }
  return places[step]
}
