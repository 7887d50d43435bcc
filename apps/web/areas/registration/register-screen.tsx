import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchCaptcha, PasswordStep } from './password-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PersonStep } from './person-step.tsx'
import styles from './register-screen.module.css'
import { isBlocked, isMember, type Step } from './register-values.ts'
import { StepHeading } from './step-heading.tsx'
import { StepList } from './step-list.tsx'
import { SuccessDialog } from './success-dialog.tsx'
import { useRegistration } from './use-registration.ts'

const headings: Record<Step, TextKey> = { 1: 'register.person', 2: 'register.payment', 3: 'register.password_step' }

export function RegisterScreen({ code = '', term }: { code?: string; term?: 'semester' }) {
  const { t } = useTranslation()
  const { form, step, attempt, register, next, back, ...choose } = useRegistration(code, term)
  const isLast = step === 3
  useEffect(fetchCaptcha, [])
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('register.title')}</Title>
      <StepList current={step} skipsPayment={isMember(form.values)} />
      <form
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        <StepHeading key={step} step={step}>
          {t(headings[step])}
        </StepHeading>
        {step === 1 && (
          <PersonStep form={form} onCountry={choose.chooseCountry} onAge={choose.chooseAge} onAutoRenew={choose.chooseAutoRenew} />
        )}
        {step === 2 && <PaymentStep form={form} onTerm={choose.chooseTerm} />}
        {step === 3 && <PasswordStep form={form} attempt={attempt} />}
        <Group justify="space-between" mt="xl">
          {step === 1 ? (
            <span />
          ) : (
            <Button variant="default" onClick={back}>
              {t('register.back')}
            </Button>
          )}
          <Button type="submit" disabled={isLast ? !form.values.captcha : isBlocked(form.values)} loading={register.isPending}>
            {t(isLast ? 'register.submit' : 'register.continue')}
          </Button>
        </Group>
      </form>
      <Stack align="center">
        <Text>
          {t('register.have_account')} <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{t('login.submit')}</Anchor>
        </Text>
      </Stack>
      <SuccessDialog opened={register.isSuccess} type={register.data?.type} email={form.values.email.trim()} />
    </div>
  )
}
