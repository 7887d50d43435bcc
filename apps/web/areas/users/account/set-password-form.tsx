import { Button, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { submitting, useForm } from '../../../components/form.ts'
import { wrongPassword } from '../../../components/new-password.ts'
import { PasswordField } from '../../../components/password-field.tsx'
import { api } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './account.module.css'
import type { Person } from './person.ts'

const empty = { password: '', confirm_password: '' }

/** Sets another person's password; the server decides whether the administrator may. */
export function SetPasswordForm({ person }: { person: Person }) {
  const { t } = useTranslation()
  const form = useForm(empty)
  const set = useMutation(
    api.account.changePassword.mutationOptions({
      onSuccess: () => {
        for (const [path, value] of Object.entries(empty))
          form.set(path as keyof typeof empty, value)
        void showToast('success', t('account.password_of_done', { name: person.name }))
      },
      onError: (error) => form.takeErrors(error),
    }),
  )
  const submit = () =>
    form.passes(wrongPassword(form.values)) &&
    set.mutate({ params: { user_id: person.id }, body: form.values })
  return (
    <form className={`${styles.section} ${styles.narrow}`} onSubmit={submitting(submit)} noValidate>
      <Title order={2}>{t('account.password_of')}</Title>
      <Text>{t('account.password_of_text', { name: person.name })}</Text>
      <PasswordField
        label={t('account.password_new')}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordField
        label={t('account.password_confirm')}
        autoComplete="new-password"
        {...form.text('confirm_password')}
      />
      <div>
        <Button type="submit" loading={set.isPending}>
          {t('account.password_of')}
        </Button>
      </div>
    </form>
  )
}
