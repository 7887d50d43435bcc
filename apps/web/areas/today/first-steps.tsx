import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { usePlans } from '../../components/prices.ts'
import { api } from '../../data/client.ts'
import styles from './today.module.css'

const quiet = { meta: { quiet: true } } as const
const steps = [
  { step: 'institution', to: '/institution' },
  { step: 'people', to: '/users' },
  { step: 'mail', to: null },
] as const

/** What a new installation still lacks; nothing once all is there. */
export function FirstSteps() {
  const { t } = useTranslation()
  const plans = usePlans()
  const people = useQuery(
    api.people.list.queryOptions({ input: { query: { limit: 0 } }, ...quiet }),
  )
  const institutions = useQuery(
    api.organizations.list.queryOptions({ input: { query: { limit: 0 } }, ...quiet }),
  )
  if (!plans.data || !people.data || !institutions.data) return null
  const done = {
    institution: institutions.data.count > 0,
    people: people.data.count > 1,
    mail: plans.data.contact !== null,
  }
  if (steps.every(({ step }) => done[step])) return null
  return (
    <section className={styles.part}>
      <h2>{t('today.first_steps')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, to }) => (
          <li key={step} data-done={done[step] || undefined}>
            <Icon of={done[step] ? IconCircleCheck : IconCircle} />
            <div>
              <p className={styles.step}>
                {to && !done[step] ? (
                  <Link to={to}>{t(`today.step_${step}`)}</Link>
                ) : (
                  t(`today.step_${step}`)
                )}
                {done[step] && <span className={styles.done}> {t('today.done')}</span>}
              </p>
              {!done[step] && <p>{t(`today.step_${step}_text`)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
