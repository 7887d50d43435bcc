import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { api } from '../../../data/client.ts'
import type { FactorDialogs } from './use-factor.ts'

type Props = { id: number | null; dialogs: FactorDialogs; hasPassword: boolean }

/** Removes the app (null) or a passkey, with the password. */
export function RemoveDialog({ id, dialogs, hasPassword }: Props) {
  const { t } = useTranslation()
  const remove = useMutation(
    api.secondFactor.remove.mutationOptions({ onSuccess: () => dialogs.changed() }),
  )
  return (
    <PasswordDialog
      opened
      title={t('consent.sure')}
      text={t('second_step.remove_text')}
      action={t('second_step.remove')}
      hasPassword={hasPassword}
      busy={remove.isPending}
      error={remove.error}
      onCancel={dialogs.close}
      onConfirm={(body) => remove.mutate({ body: { ...body, passkey_id: id } })}
    />
  )
}
