import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useForm } from './form.ts'
import { PasswordField } from './password-field.tsx'

type Props = {
  opened: boolean
  title: string
  text: string
  action: string
  hasPassword: boolean
  busy: boolean
  /** Of the last try, shown at the field if it is about the password. */
  error: unknown
  onCancel: () => void
  onConfirm: (body: { password?: string }) => void
  children?: ReactNode
}

/** Asks for the own password before something important changes. */
export function PasswordDialog({ hasPassword, error, onConfirm, children, ...dialog }: Props) {
  const { t } = useTranslation()
  const form = useForm({ password: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is taken once
  useEffect(() => {
    if (error) form.takeErrors(error)
  }, [error])
  const cancel = () => {
    form.set('password', '')
    dialog.onCancel()
  }
  const confirm = () => {
    const { password } = form.values
    form.set('password', '')
    onConfirm(hasPassword ? { password } : {})
  }
  return (
    <ConfirmDialog {...dialog} harmless onCancel={cancel} onConfirm={confirm}>
      {children}
      {hasPassword && (
        <PasswordField
          label={t('account.password_old')}
          autoComplete="current-password"
          data-autofocus
          {...form.text('password')}
        />
      )}
    </ConfirmDialog>
  )
}
