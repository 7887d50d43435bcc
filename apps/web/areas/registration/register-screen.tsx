import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchCaptcha } from '../../components/captcha-field.tsx'
import { pendingEmail } from '../../data/pending-email.ts'
import { useAgeLook } from '../../shell/use-age-look.ts'
import { ChildNotice } from './child-notice.tsx'
import { FieldNote } from './field-note.tsx'
import { InvitedNote } from './invited-note.tsx'
import { PasswordStep } from './password-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PersonStep } from './person-step.tsx'
import styles from './register-screen.module.css'
import { RegisterSteps } from './register-steps.tsx'
import { asksGuardian, isBlocked, isMember, type Step } from './register-values.ts'
import { StepHeading } from './step-heading.tsx'
import type { RegisterSearch } from './use-initial-values.ts'
import { useRegistration } from './use-registration.ts'

const headings: Record<Step, TextKey> = {
  1: 'register.person',
  2: 'register.payment',
  3: 'register.password_step',
}

/** An empty `code` opens the page to enter one. */
export function RegisterScreen(search: RegisterSearch) {
  const { t } = useTranslation()
  const {
    form,
    invited,
    step,
    attempt,
    register,
    codeOnly,
    agreement,
    check,
    isChecking,
    lostCard,
    child,
    submitChild,
    retryChild,
    next,
    back,
    ...choose
  } = useRegistration(search)
  const needsGuardian = asksGuardian(form.values, agreement)
  const paysLater = agreement === 'guardian'
  const isLast = step === 3
  useEffect(fetchCaptcha, [])
  useAgeLook(Number(form.values.age_group_id))
  if (child.isSuccess)
    return <ChildNotice email={form.values.guardian_email.trim()} onAgain={retryChild} />
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('register.title')}</Title>
      {step === 1 && <EnterCode email={pendingEmail()} />}
      {step === 1 && <InvitedNote invited={invited} />}
      {!needsGuardian && (
        <RegisterSteps
          current={step}
          skipsPayment={codeOnly || (isMember(form.values) && !check.error)}
        />
      )}
      <form
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (needsGuardian) submitChild()
          else next()
        }}
      >
        <StepHeading key={step} step={needsGuardian ? undefined : step}>
          {t(needsGuardian ? 'consent.ask_title' : headings[step])}
        </StepHeading>
        {step === 1 && (
          <PersonStep
            form={form}
            attempt={attempt}
            agreement={agreement}
            check={check}
            startsAtCode={search.code === ''}
            codeOnly={codeOnly}
            isInvited={invited.invitation !== undefined}
            onCountry={choose.chooseCountry}
            onAge={choose.chooseAge}
          />
        )}
        {step === 2 && (
          <PaymentStep
            form={form}
            paysLater={paysLater}
            lostCard={lostCard}
            onTerm={choose.chooseTerm}
            onAutoRenew={choose.chooseAutoRenew}
          />
        )}
        {step === 3 && <PasswordStep form={form} attempt={attempt} agreement={agreement} />}
        <Group justify="space-between" mt="xl">
          {step === 1 ? (
            <span />
          ) : (
            <Button variant="default" onClick={back}>
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
      <Text ta="center">
        {t('register.have_account')}{' '}
        <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{t('login.submit')}</Anchor>
      </Text>
    </div>
  )
}

/** For those who come back to the form before they have entered the mailed code. */
function EnterCode({ email }: { email: string }) {
  const { t } = useTranslation()
  if (email === '') return null
  return (
    <FieldNote mood="info">
      <Anchor renderRoot={(props) => <Link to="/verifyMail" {...props} />}>
        {t('register.enter_code', { email })}
      </Anchor>
    </FieldNote>
  )
}
