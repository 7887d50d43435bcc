import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { isLoginEmail } from '@quartet/domain/email.ts'
import { isLoginName } from '@quartet/domain/families.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { api } from '../../data/client.ts'
import { type AtField, asFailure } from '../../data/failure.ts'
import { savePendingEmail } from '../../data/pending-email.ts'
import { takeWay } from '../../data/proven-identity.ts'
import { chosenLanguage } from '../../i18n/language.ts'
import { ViewTitle } from '../../shell/view-title.tsx'
import { ProofField } from './proof-field.tsx'
import { ProvenNote } from './provider/proven-note.tsx'
import { ProviderButtons } from './provider/provider-buttons.tsx'
import { typedEmail } from './typed-email.ts'
import { useEntry } from './use-entry.ts'
import { useProof } from './use-proof.ts'
import { VerifyDialog } from './verify-dialog.tsx'

const atField: AtField = { credentials_wrong: 'password' }

export function LoginForm({ redirect, links }: { redirect?: string; links?: true }) {
  const { t } = useTranslation()
  const follow = useEntry()
  const [unverified, setUnverified] = useState({ email: '', mailAfter: 0 })
  const form = useForm({ email: typedEmail.get(), password: '', rememberMe: false, captcha: '' })
  useEffect(() => typedEmail.set(form.values.email), [form.values.email])
  const { proof, meet } = useProof(form)
  const login = useMutation(
    api.auth.login.mutationOptions({
      meta: { atField },
      onSuccess: (answer, { body }) => {
        const stored = links ? takeWay() : undefined
        follow(answer, {
          redirect: redirect ?? stored?.redirect,
          remember: body.rememberMe ?? false,
        })
      },
      onError: (error, { body }) => {
        const failure = asFailure(error)
        meet(failure)
        if (!failure.show_verify) return form.takeErrors(error, atField)
        savePendingEmail(body.email, failure.body.sign_up)
        setUnverified({ email: body.email, mailAfter: Number(failure.body.mail_after ?? 0) })
      },
    }),
  )
  const submit = () => {
    const email = form.values.email.trim()
    const wrong = wrongOnly({
      email: !isLoginEmail(email) && !isLoginName(email) && field('login_email_missing'),
      password: !form.values.password && field('login_password_missing'),
    })
    const { captcha, ...values } = form.values
    if (form.passes(wrong))
      login.mutate({
        body: {
          ...{ ...values, email, lang_id: chosenLanguage() },
          ...(captcha && { captcha }),
          ...(links && { link: true }),
        },
      })
  }
  return (
    <>
      <form onSubmit={submitting(submit)} noValidate>
        <Stack gap="lg">
          <div>
            <ViewTitle takesFocus={false}>{t('login.title')}</ViewTitle>
            <Text c="dimmed">{t('login.welcome')}</Text>
          </div>
          {links && <ProvenNote onEmail={(email) => form.set('email', email)} />}
          <TextInput
            label={t('login.email')}
            description={t('login.email_hint')}
            type="email"
            dir="ltr"
            required
            autoComplete="username"
            {...form.text('email')}
          />
          <PasswordField
            label={t('login.password')}
            required
            autoComplete="current-password"
            {...form.text('password')}
          />
          <Group justify="space-between" gap="sm">
            <Checkbox
              label={t('login.remember')}
              checked={form.values.rememberMe}
              onChange={(event) => form.set('rememberMe', event.currentTarget.checked)}
            />
            <Anchor renderRoot={(props) => <Link to="/forgot-password" {...props} />}>
              {t('login.forgot')}
            </Anchor>
          </Group>
          <ProofField form={form} proof={proof} />
          <Button type="submit" loading={login.isPending} fullWidth>
            {t('login.submit')}
          </Button>
          {!links && (
            <ProviderButtons
              email={form.values.email}
              remember={form.values.rememberMe}
              redirect={redirect}
            />
          )}
          {!links && (
            <Anchor
              ta="center"
              renderRoot={(props) => <Link to="/class" search={{ redirect }} {...props} />}
            >
              {t('class_login.link')}
            </Anchor>
          )}
          <Text ta="center">
            {t('login.new_here')}{' '}
            <Anchor renderRoot={(props) => <Link to="/plans" {...props} />}>
              {t('login.sign_up')}
            </Anchor>
          </Text>
        </Stack>
      </form>
      <VerifyDialog {...unverified} onClose={() => setUnverified({ email: '', mailAfter: 0 })} />
    </>
  )
}
