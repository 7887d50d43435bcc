import { Anchor, Button, Stack, Text } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { limits } from '@quartet/contract/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { api } from '../../data/client.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'

const missing = {
  password: 'reset.password_missing',
  confirm_password: 'reset.confirm_missing',
} as const satisfies Record<string, TextKey>

function passwordError(password: string): TextKey | null {
  if (!password) return missing.password
  return password.length < limits.password.min ? field('password_short') : null
}

function confirmError(password: string, again: string): TextKey | null {
  if (!again) return missing.confirm_password
  return password === again ? null : 'reset.mismatch'
}

export function ResetScreen({ token }: { token: string }) {
  const { t } = useTranslation()
  const form = useForm({ password: '', confirm_password: '' })
  const reset = useMutation(
    api.auth.reset.mutationOptions({ onError: (error) => form.takeErrors(error) }),
  )
  const submit = () => {
    const { password, confirm_password } = form.values
    const wrong = wrongOnly({
      password: passwordError(password),
      confirm_password: confirmError(password, confirm_password),
    })
    if (form.passes(wrong)) reset.mutate({ body: { password, confirm_password, token } })
  }
  if (reset.isSuccess) return <Done />
  return (
    <SplitCard scene="together">
      <form onSubmit={submitting(submit)} noValidate>
        <Stack gap="lg">
          <ViewTitle takesFocus={false}>{t('reset.title')}</ViewTitle>
          <PasswordField
            label={t('reset.password')}
            description={t('reset.hint')}
            required
            autoComplete="new-password"
            {...form.text('password')}
          />
          <PasswordField
            label={t('reset.confirm')}
            required
            autoComplete="new-password"
            {...form.text('confirm_password')}
          />
          <Button type="submit" loading={reset.isPending}>
            {t('reset.submit')}
          </Button>
          <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{t('reset.back')}</Anchor>
        </Stack>
      </form>
    </SplitCard>
  )
}

function Done() {
  const { t } = useTranslation()
  return (
    <SplitCard scene="together">
      <Stack gap="lg" align="flex-start">
        <ViewTitle>{t('reset.done_title')}</ViewTitle>
        <Text>{t('reset.done_text')}</Text>
        <Button renderRoot={(props) => <Link to="/login" {...props} />}>{t('reset.login')}</Button>
      </Stack>
    </SplitCard>
  )
}
