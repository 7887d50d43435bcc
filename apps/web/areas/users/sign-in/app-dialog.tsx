import { Button, Group, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { QrCode } from '../../../components/qr-code.tsx'
import { api } from '../../../data/client.ts'
import styles from './sign-in.module.css'
import type { FactorDialogs } from './use-factor.ts'

type Props = { dialogs: FactorDialogs; hasPassword: boolean }

/** The password, then the QR code and the first code of the app. */
export function AppDialog({ dialogs, hasPassword }: Props) {
  const { t } = useTranslation()
  const begin = useMutation(api.secondFactor.beginApp.mutationOptions())
  const title = t('second_step.add_app')
  if (begin.data)
    return (
      <Dialog opened onClose={dialogs.close} title={title}>
        <Scan {...begin.data} dialogs={dialogs} />
      </Dialog>
    )
  return (
    <PasswordDialog
      opened
      title={title}
      text={t('second_step.proof')}
      action={t('sign_in.step_submit')}
      hasPassword={hasPassword}
      busy={begin.isPending}
      error={begin.error}
      onCancel={dialogs.close}
      onConfirm={(body) => begin.mutate({ body })}
    />
  )
}

type ScanProps = { secret: string; url: string; dialogs: FactorDialogs }

function Scan({ secret, url, dialogs }: ScanProps) {
  const { t } = useTranslation()
  const form = useForm({ code: '' })
  const confirm = useMutation(
    api.secondFactor.confirmApp.mutationOptions({
      meta: { atField: { second_factor_wrong: 'code', sign_in_over: 'code' } },
      onSuccess: ({ recovery_codes }) => dialogs.changed(recovery_codes),
      onError: (error) =>
        form.takeErrors(error, { second_factor_wrong: 'code', sign_in_over: 'code' }),
    }),
  )
  const submit = () => {
    const code = form.values.code.trim()
    if (form.passes(wrongOnly({ code: !code && field('code_missing') })))
      confirm.mutate({ body: { code } })
  }
  return (
    <form className={styles.form} onSubmit={submitting(submit)} noValidate>
      <Text>{t('second_step.scan')}</Text>
      <QrCode text={url} label={t('second_step.qr')} />
      <p className={styles.secret}>
        {t('second_step.key')} <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        label={t('sign_in.app_label')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.text('code')}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={dialogs.close}>
          {t('consent.cancel')}
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          {t('second_step.turn_on')}
        </Button>
      </Group>
    </form>
  )
}
