import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { isLoginEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { api } from '../../data/client.ts'
import { type AtField, fieldOf } from '../../data/failure.ts'
import { pendingEmail, pendingSignUp } from '../../data/pending-email.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { CodeField } from './code-field.tsx'
import { ProofField } from './proof-field.tsx'
import { ResendCode } from './resend-code.tsx'
import { SignUpNote } from './sign-up-note.tsx'
import { useProof } from './use-proof.ts'
import { useProvenAddress, useVerified } from './use-verified.ts'

const atField: AtField = { code_wrong: 'verification_code' }

export function VerifyScreen() {
  const { t } = useTranslation()
  const signedUp = useLocation({ select: ({ state }) => state.signedUp })
  const [known, setKnown] = useState(pendingEmail)
  const form = useForm({ email: known, verification_code: '', captcha: '' })
  const { proof, meet, end } = useProof(form)
  const email = form.values.email.trim()
  const { captcha } = form.values
  const wrongEmail = !isLoginEmail(email) && field('login_email_missing')
  const enter = useVerified()
  useProvenAddress(email, enter)
  const verify = useMutation(
    api.auth.verifyCode.mutationOptions({
      meta: { atField },
      onSuccess: enter,
      onError: (error) => {
        meet(error)
        if (fieldOf(error, atField)) form.set('verification_code', '')
        form.takeErrors(error, atField)
      },
    }),
  )
  const submit = (verification_code: string) => {
    const wrong = wrongOnly({
      email: wrongEmail,
      verification_code: !verification_code && field('code_missing'),
    })
    if (form.passes(wrong) && !verify.isPending)
      verify.mutate({
        body: { email, verification_code, sign_up: pendingSignUp(), ...(captcha && { captcha }) },
      })
  }
  return (
    <SplitCard scene="sent">
      <form onSubmit={submitting(() => submit(form.values.verification_code))} noValidate>
        <Stack gap="lg">
          <ViewTitle takesFocus={false}>
            {t(signedUp ? 'register.done_title' : 'verify.title')}
          </ViewTitle>
          <Text>{known ? t('verify.lead', { email: known }) : t('verify.lead_unknown')}</Text>
          {signedUp && <SignUpNote signedUp={signedUp} />}
          {!known && (
            <TextInput
              label={t('verify.email')}
              type="email"
              dir="ltr"
              required
              autoComplete="email"
              {...form.text('email')}
            />
          )}
          <CodeField form={form} first={known !== ''} onComplete={submit} />
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
    </SplitCard>
  )
}
