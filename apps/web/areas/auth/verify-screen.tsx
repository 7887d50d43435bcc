import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { isLoginEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { api } from '../../data/client.ts'
import { forgetPendingEmail, pendingEmail, pendingSignUp } from '../../data/pending-email.ts'
import { signIn } from '../../data/session.ts'
import { showById } from '../../i18n/language.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { ProofField } from './proof-field.tsx'
import { ResendCode } from './resend-code.tsx'
import { useProof } from './use-proof.ts'

export function VerifyScreen() {
  const { t } = useTranslation()
  const [known, setKnown] = useState(pendingEmail)
  const form = useForm({ email: known, verification_code: '', captcha: '' })
  const { proof, meet, end } = useProof(form)
  const email = form.values.email.trim()
  const { captcha } = form.values
  const wrongEmail = !isLoginEmail(email) && field('login_email_missing')
  const verify = useMutation(
    api.auth.verifyCode.mutationOptions({
      onSuccess: (answer) => {
        forgetPendingEmail()
        void showById(signIn(answer)).catch(() => undefined)
      },
      onError: (error) => {
        meet(error)
        form.takeErrors(error)
      },
    }),
  )
  const submit = () => {
    const verification_code = form.values.verification_code.replaceAll(/\s/g, '')
    const wrong = wrongOnly({
      email: wrongEmail,
      verification_code: !verification_code && field('code_missing'),
    })
    if (form.passes(wrong))
      verify.mutate({
        body: { email, verification_code, sign_up: pendingSignUp(), ...(captcha && { captcha }) },
      })
  }
  return (
    <SplitCard scene="sent">
      <form onSubmit={submitting(submit)} noValidate>
        <Stack gap="lg">
          <ViewTitle takesFocus={false}>{t('verify.title')}</ViewTitle>
          <Text>{known ? t('verify.lead', { email: known }) : t('verify.lead_unknown')}</Text>
          {!known && (
            <TextInput
              label={t('verify.email')}
              type="email"
              dir="ltr"
              autoComplete="email"
              {...form.text('email')}
            />
          )}
          <TextInput
            label={t('verify.code')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="one-time-code"
            maxLength={limits.verificationCode}
            {...form.text('verification_code')}
          />
          <ProofField form={form} proof={proof} />
          <Button type="submit" loading={verify.isPending}>
            {t('verify.submit')}
          </Button>
          <ResendCode
            email={email}
            captcha={captcha}
            waits={known !== ''}
            onNoAddress={() => form.passes(wrongOnly({ email: wrongEmail }))}
            onSent={() => {
              form.set('captcha', '')
              end()
            }}
            onError={meet}
          />
          <Group justify="space-between" gap="sm">
            <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>
              {t('reset.back')}
            </Anchor>
            {known && (
              <Anchor component="button" type="button" onClick={() => setKnown('')}>
                {t('verify.other_address')}
              </Anchor>
            )}
          </Group>
        </Stack>
      </form>
      <DoneDialog
        opened={verify.isSuccess}
        waits={verify.data?.user.access_state === 'awaiting_consent'}
      />
    </SplitCard>
  )
}

/** `waits`: a guardian's consent is needed next. */
function DoneDialog({ opened, waits }: { opened: boolean; waits: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const proceed = () =>
    void navigate({ to: waits ? '/waiting' : '/new-theme/instructions', replace: true })
  return (
    <Dialog opened={opened} onClose={proceed} title={t('verify.done_title')}>
      <Text>{t(waits ? 'consent.verified_waiting' : 'verify.done_text')}</Text>
      <Group justify="flex-end">
        <Button onClick={proceed} data-autofocus>
          {t('verify.done_go')}
        </Button>
      </Group>
    </Dialog>
  )
}
