import { Button, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../../components/form.ts'
import { wrongPassword } from '../../../components/new-password.ts'
import { PasswordField } from '../../../components/password-field.tsx'
import { api } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './account.module.css'

const empty = { old_password: '', password: '', confirm_password: '' }

/**
 * Changes the caller's password, with the current one; sets a first password for an account without
 * one.
 */
export function ChangePasswordForm({
  userId,
  hasPassword,
}: {
  userId: number
  hasPassword: boolean
}) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm(empty)
  const change = useMutation(
    api.account.changePassword.mutationOptions({
      onSuccess: async () => {
        for (const [path, value] of Object.entries(empty))
          form.set(path as keyof typeof empty, value)
        void showToast('success', t('account.password_done'))
        await Promise.all(
          [api.account.key(), api.privacy.key()].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        )
      },
      onError: (error) => form.takeErrors(error),
    }),
  )
  const submit = () => {
    const { old_password, ...rest } = form.values
    const missing =
      hasPassword && !old_password ? { old_password: field('old_password_missing') } : {}
    if (!form.passes({ ...missing, ...wrongPassword(rest) })) return
    change.mutate({
      params: { user_id: userId },
      body: { ...rest, ...(hasPassword && { old_password }) },
    })
  }
  return (
    <form className={`${styles.section} ${styles.narrow}`} onSubmit={submitting(submit)} noValidate>
      <Title order={2}>{t('account.password_title')}</Title>
      <Text>{t('account.password_text')}</Text>
      {hasPassword && (
        <PasswordField
          label={t('account.password_old')}
          autoComplete="current-password"
          {...form.text('old_password')}
        />
      )}
      <PasswordField
        label={t('account.password_new')}
        description={t('register.password_hint')}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordField
        label={t('account.password_confirm')}
        autoComplete="new-password"
        {...form.text('confirm_password')}
      />
      <div>
        <Button type="submit" loading={change.isPending}>
          {t('account.password_submit')}
        </Button>
      </div>
    </form>
  )
}
