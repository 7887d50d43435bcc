import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { isLoginEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { api } from '../../data/client.ts'
import { showToast } from '../../shell/toast.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { ProofField } from './proof-field.tsx'
import { typedEmail } from './typed-email.ts'
import { useProof } from './use-proof.ts'

/** Begins with the address that was typed at login. */
export function ForgotForm() {
  const { t } = useTranslation()
  const form = useForm({ email: typedEmail.get(), captcha: '' })
  const { proof, meet, end } = useProof(form)
  const onError = (error: unknown) => {
    meet(error)
    form.takeErrors(error)
  }
  /** Clears the captcha: a solution is valid for one call. */
  const onDone = () => {
    form.set('captcha', '')
    end()
  }
  const forgot = useMutation(api.auth.forgot.mutationOptions({ onSuccess: onDone, onError }))
  const again = useMutation(
    api.auth.forgot.mutationOptions({
      onSuccess: () => {
        onDone()
        showToast('success', t('forgot.resent'))
      },
      onError,
    }),
  )
  const { captcha } = form.values
  const body = { email: form.values.email.trim(), ...(captcha && { captcha }) }
  const submit = () => {
    if (
      form.passes(wrongOnly({ email: !isLoginEmail(body.email) && field('login_email_missing') }))
    ) {
      typedEmail.set(body.email)
      forgot.mutate({ body })
    }
  }
  const back = (
    <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{t('forgot.back')}</Anchor>
  )
  if (forgot.isSuccess)
    return (
      <Stack gap="lg" align="flex-start">
        <ViewTitle>{t('forgot.sent_title')}</ViewTitle>
        <Text>{t('forgot.sent_text', { email: body.email })}</Text>
        <ProofField form={form} proof={proof} />
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate({ body })}>
          {t('forgot.resend')}
        </Button>
        {back}
      </Stack>
    )
  return (
    <form onSubmit={submitting(submit)} noValidate>
      <Stack gap="lg" align="stretch">
        <ViewTitle takesFocus={false}>{t('forgot.title')}</ViewTitle>
        <Text>{t('forgot.lead')}</Text>
        <TextInput
          label={t('login.email')}
          type="email"
          dir="ltr"
          required
          autoComplete="username"
          {...form.text('email')}
        />
        <ProofField form={form} proof={proof} />
        <Button type="submit" loading={forgot.isPending}>
          {t('forgot.submit')}
        </Button>
        {back}
      </Stack>
    </form>
  )
}
