import { Button, Group, Stack, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchCaptcha } from '../../components/captcha-field.tsx'
import { submitting } from '../../components/form.ts'
import { useAgeLook } from '../../shell/use-age-look.ts'
import { ChildNotice } from './child-notice.tsx'
import { PasswordStep } from './password-step.tsx'
import { paysNothing } from './payer.ts'
import { PaymentStep } from './payment-step.tsx'
import { PersonStep } from './person-step.tsx'
import { RegisterFrame } from './register-frame.tsx'
import styles from './register-screen.module.css'
import { asksGuardian, isBlocked } from './register-values.ts'
import type { RegisterSearch } from './use-initial-values.ts'
import { useRegistration } from './use-registration.ts'

/** Everything on one page. */
export function CoachingScreen(search: RegisterSearch) {
  const { t } = useTranslation()
  const registration = useRegistration('coaching', search)
  const { form, agreement, register, child } = registration
  const needsGuardian = asksGuardian(form.values, agreement)
  const isAlone = !needsGuardian && !isBlocked(agreement)
  useEffect(fetchCaptcha, [])
  useAgeLook(Number(form.values.age_group_id))
  if (child.isSuccess)
    return (
      <ChildNotice email={form.values.guardian_email.trim()} onAgain={registration.retryChild} />
    )
  return (
    <RegisterFrame kind="coaching" invited={registration.invited} isFirst>
      <form
        className={styles.card}
        noValidate
        onSubmit={submitting(needsGuardian ? registration.submitChild : registration.next)}
      >
        <Stack gap="xl">
          <section>
            <Title order={2} mb="lg">
              {t(needsGuardian ? 'consent.ask_title' : 'register.person')}
            </Title>
            <PersonStep {...registration} startsAtCode={search.code === ''} />
          </section>
          {isAlone && !paysNothing(form.values) && (
            <section>
              <Title order={2} mb="lg">
                {t('register.payment')}
              </Title>
              <PaymentStep {...registration} />
            </section>
          )}
          {isAlone && (
            <section>
              <Title order={2} mb="lg">
                {t('register.password_step')}
              </Title>
              <PasswordStep {...registration} />
            </section>
          )}
          <Group justify="flex-end">
            <Button
              type="submit"
              disabled={!form.values.captcha || (!needsGuardian && !isAlone)}
              loading={register.isPending || child.isPending}
            >
              {t(needsGuardian ? 'consent.ask' : 'register.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </RegisterFrame>
  )
}
