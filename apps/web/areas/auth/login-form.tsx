import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { isLoginEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { asFailure } from '../../base/failure.ts'
import { field, submitting, useForm, wrongOnly } from '../../base/forms.ts'
import { chosenLanguage, showById } from '../../base/language.ts'
import { PasswordField } from '../../base/password-field.tsx'
import { keepPendingEmail } from '../../base/pending-email.ts'
import { signIn } from '../../base/session.ts'
import { ViewTitle } from '../../base/view-title.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

type Props = { redirect?: string; returned: boolean; onForgot: () => void }

export function LoginForm({ redirect, returned, onForgot }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const [unverified, setUnverified] = useState('')
  const form = useForm({ email: '', password: '', rememberMe: false })
  const login = useMutation(
    api.auth.login.mutationOptions({
      onSuccess: (answer, { body }) => {
        void showById(signIn(answer, body.rememberMe)).catch(() => undefined)
        router.history.replace(redirect ?? '/new-theme/profile')
      },
      onError: (error, { body }) => {
        const { show_verify, body: told } = asFailure(error)
        if (!show_verify) return form.takeErrors(error)
        keepPendingEmail(body.email, told.sign_up)
        setUnverified(body.email)
      },
    }),
  )
  const submit = () => {
    const email = form.values.email.trim()
    const wrong = wrongOnly({
      email: !isLoginEmail(email) && field('login_email_missing'),
      password: !form.values.password && field('login_password_missing'),
    })
    if (form.passes(wrong)) login.mutate({ body: { ...form.values, email, lang_id: chosenLanguage() } })
  }
  return (
    <>
      <form onSubmit={submitting(submit)} noValidate>
        <Stack gap="lg">
          <div>
            <ViewTitle takesFocus={returned}>{t('login.title')}</ViewTitle>
            <Text c="dimmed">{t('login.welcome')}</Text>
          </div>
          <TextInput label={t('login.email')} type="email" dir="ltr" autoComplete="username" {...form.text('email')} />
          <PasswordField label={t('login.password')} autoComplete="current-password" {...form.text('password')} />
          <Group justify="space-between" gap="sm">
            <Checkbox
              label={t('login.remember')}
              checked={form.values.rememberMe}
              onChange={(event) => form.set('rememberMe', event.currentTarget.checked)}
            />
            <Anchor component="button" type="button" onClick={onForgot}>
              {t('login.forgot')}
            </Anchor>
          </Group>
          <Button type="submit" loading={login.isPending} fullWidth>
            {t('login.submit')}
          </Button>
          <Text ta="center">
            {t('login.new_here')} <Anchor renderRoot={(props) => <Link to="/plans" {...props} />}>{t('login.sign_up')}</Anchor>
          </Text>
        </Stack>
      </form>
      <VerifyDialog email={unverified} onClose={() => setUnverified('')} />
    </>
  )
}
