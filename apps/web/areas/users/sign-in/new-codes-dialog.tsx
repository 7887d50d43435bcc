import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { api } from '../../../data/client.ts'
import type { FactorDialogs } from './use-factor.ts'

/** New recovery codes, with the password; the earlier ones end. */
export function NewCodesDialog(props: { dialogs: FactorDialogs; hasPassword: boolean }) {
  const { t } = useTranslation()
  const { dialogs, hasPassword } = props
  const renew = useMutation(
    api.secondFactor.renewCodes.mutationOptions({
      onSuccess: ({ recovery_codes }) => dialogs.changed(recovery_codes),
    }),
  )
  return (
    <PasswordDialog
      opened
      title={t('second_step.new_codes')}
      text={t('second_step.new_codes_text')}
      action={t('second_step.new_codes')}
      hasPassword={hasPassword}
      busy={renew.isPending}
      error={renew.error}
      onCancel={dialogs.close}
      onConfirm={(body) => renew.mutate({ body })}
    />
  )
}
