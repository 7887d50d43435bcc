import type { TextKey } from '@quartet/content/texts/text.ts'
import { useTranslation } from 'react-i18next'
import { StepList } from '../../components/step-list.tsx'
import type { Step } from './register-values.ts'

const titles: readonly TextKey[] = ['register.person', 'register.payment', 'register.password_step']

/** Progress through the sign-up; payment is crossed out for members of an institution. */
export function RegisterSteps({ current, skipsPayment }: { current: Step; skipsPayment: boolean }) {
  const { t } = useTranslation()
  const steps = titles.map((title) =>
    title === 'register.payment'
      ? { title: t(title), note: t('register.payment_skipped'), skipped: skipsPayment }
      : { title: t(title) },
  )
  return <StepList steps={steps} current={current} label={t('register.steps')} />
}
