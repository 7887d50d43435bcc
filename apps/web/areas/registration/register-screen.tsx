import { Button, Group } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchCaptcha } from '../../components/captcha-field.tsx'
import { submitting } from '../../components/form.ts'
import { useAgeLook } from '../../shell/use-age-look.ts'
import { ChildNotice } from './child-notice.tsx'
import { PasswordStep } from './password-step.tsx'
import { isFamilyMember, paysNothing } from './payer.ts'
import { PaymentStep } from './payment-step.tsx'
import { PersonStep } from './person-step.tsx'
import { RegisterFrame } from './register-frame.tsx'
import styles from './register-screen.module.css'
import { RegisterSteps } from './register-steps.tsx'
import { asksGuardian, isBlocked, type Step } from './register-values.ts'
import { StepHeading } from './step-heading.tsx'
import type { RegisterSearch } from './use-initial-values.ts'
import { useRegistration } from './use-registration.ts'

const headings: Record<Step, TextKey> = {
  1: 'register.person',
  2: 'register.payment',
  3: 'register.password_step',
}

/** Three steps; an empty `code` opens the page to enter one. */
export function RegisterScreen({ kind, ...search }: RegisterSearch & { kind: SignUpForm }) {
  const { t } = useTranslation()
  const registration = useRegistration(kind, search)
  const { form, step, register, codeOnly, agreement, check, isChecking, child } = registration
  const needsGuardian = asksGuardian(form.values, agreement)
  const isLast = step === 3
  useEffect(fetchCaptcha, [])
  useAgeLook(Number(form.values.age_group_id))
  if (child.isSuccess)
    return (
      <ChildNotice email={form.values.guardian_email.trim()} onAgain={registration.retryChild} />
    )
  return (
    <RegisterFrame kind={kind} invited={registration.invited} isFirst={step === 1}>
      {!needsGuardian && (
        <RegisterSteps
          current={step}
          skipsPayment={
            codeOnly || isFamilyMember(form.values) || (paysNothing(form.values) && !check.error)
          }
        />
      )}
      <form
        className={styles.card}
        noValidate
        onSubmit={submitting(needsGuardian ? registration.submitChild : registration.next)}
      >
        <StepHeading key={step} step={needsGuardian ? undefined : step}>
          {t(needsGuardian ? 'consent.ask_title' : headings[step])}
        </StepHeading>
        {step === 1 && <PersonStep {...registration} startsAtCode={search.code === ''} />}
        {step === 2 && <PaymentStep {...registration} />}
        {isLast && <PasswordStep {...registration} />}
        <Group justify="space-between" mt="xl">
          {step === 1 ? (
            <span />
          ) : (
            <Button variant="default" onClick={registration.back}>
              {t('register.back')}
            </Button>
          )}
          <Button
            type="submit"
            disabled={isLast || needsGuardian ? !form.values.captcha : isBlocked(agreement)}
            loading={register.isPending || child.isPending || isChecking}
          >
            {t(needsGuardian ? 'consent.ask' : isLast ? 'register.submit' : 'register.continue')}
          </Button>
        </Group>
      </form>
    </RegisterFrame>
  )
}
