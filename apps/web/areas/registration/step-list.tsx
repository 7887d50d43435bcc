import type { TextKey } from '@quartet/content/texts/text.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import type { Step } from './register-values.ts'
import styles from './step-list.module.css'

const steps: readonly { step: Step; title: TextKey }[] = [
  { step: 1, title: 'register.person' },
  { step: 2, title: 'register.payment' },
  { step: 3, title: 'register.password_step' },
]

/** Progress through the steps; payment is crossed out for members of an institution. */
export function StepList({ current, skipsPayment }: { current: Step; skipsPayment: boolean }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps} aria-label={t('register.steps')}>
      {steps.map(({ step, title }) => (
        <li
          key={step}
          className={styles.step}
          aria-current={step === current ? 'step' : undefined}
          data-done={step < current || undefined}
          data-skipped={(step === 2 && skipsPayment) || undefined}
        >
          <span className={styles.number}>
            {step < current ? <Icon of={IconCheck} size={18} /> : step}
          </span>
          <span>
            <span className={styles.title}>{t(title)}</span>
            {step === 2 && (
              <small className={styles.skipped}>{t('register.payment_skipped')}</small>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
