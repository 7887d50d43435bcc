import { Button, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { field, useForm } from '../../components/form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { api } from '../../data/client.ts'
import { UndoErasure } from '../../shell/undo-erasure.tsx'
import styles from './own-data.module.css'
import type { OwnData } from './own-data.ts'

/** Deletes the account, and for fourteen days undoes that (method D44). */
export function Deletion({ own }: { own: Pick<OwnData, 'erase_from' | 'has_password'> }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <section className={styles.section} id="deletion">
      <Title order={2}>{t('own_data.deletion_title')}</Title>
      {own.erase_from ? (
        <UndoErasure eraseFrom={own.erase_from} />
      ) : (
        <>
          <Text>{t('own_data.deletion_text')}</Text>
          <div>
            <Button variant="default" onClick={() => setConfirming(true)}>
              {t('own_data.deletion_ask')}
            </Button>
          </div>
          <DeletionDialog
            key={String(isConfirming)}
            opened={isConfirming}
            hasPassword={own.has_password}
            onClose={() => setConfirming(false)}
          />
        </>
      )}
    </section>
  )
}

function DeletionDialog({
  opened,
  hasPassword,
  onClose,
}: {
  opened: boolean
  hasPassword: boolean
  onClose: () => void
}) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({ password: '' })
  const requestErasure = useMutation(
    api.account.askErasure.mutationOptions({
      onSuccess: async () => {
        onClose()
        await Promise.all(
          [api.privacy.key(), api.profile.key(), api.account.key()].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        )
      },
      onError: (error) => form.takeErrors(error),
    }),
  )
  const confirm = () => {
    if (
      form.passes(
        hasPassword && !form.values.password ? { password: field('password_missing') } : {},
      )
    )
      requestErasure.mutate({ body: hasPassword ? form.values : {} })
  }
  return (
    <ConfirmDialog
      opened={opened}
      text={t('own_data.deletion_sure')}
      action={t('consent.delete')}
      busy={requestErasure.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {hasPassword && (
        <PasswordField
          label={t('own_data.deletion_password')}
          autoComplete="current-password"
          data-autofocus
          {...form.text('password')}
        />
      )}
    </ConfirmDialog>
  )
}
