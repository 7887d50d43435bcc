import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { submitting, useForm } from '../../../components/form.ts'
import { wrongPassword } from '../../../components/new-password.ts'
import { PasswordField } from '../../../components/password-field.tsx'
import { api } from '../../../data/client.ts'
import { setChoosing } from '../../../data/session.ts'
import { SplitCard } from '../../../shell/split-card.tsx'
import { showToast } from '../../../shell/toast.tsx'
import { ViewTitle } from '../../../shell/view-title.tsx'

/** The only page that a one-time password opens: the person chooses a new password. */
export function ChoosePasswordScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({ password: '', confirm_password: '' })
  const choose = useMutation(
    api.account.choosePassword.mutationOptions({
      onSuccess: () => {
        setChoosing(false)
        void showToast('success', t('new_password.done'))
        void navigate({ to: '/today', replace: true })
      },
      onError: (error) => form.takeErrors(error),
    }),
  )
  const submit = () =>
    form.passes(wrongPassword(form.values)) && choose.mutate({ body: form.values })
  return (
    <SplitCard scene="together">
      <form onSubmit={submitting(submit)} noValidate>
        <Stack gap="lg">
          <ViewTitle takesFocus={false}>{t('new_password.title')}</ViewTitle>
          <Text>{t('new_password.lead')}</Text>
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
          <Button type="submit" loading={choose.isPending}>
            {t('new_password.submit')}
          </Button>
          <Anchor renderRoot={(props) => <Link to="/logout" {...props} />}>
            {t('shell.logout')}
          </Anchor>
        </Stack>
      </form>
    </SplitCard>
  )
}
