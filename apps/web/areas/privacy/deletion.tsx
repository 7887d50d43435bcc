import { Button, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SureDialog } from '../../components/confirm-dialog.tsx'
import { field, useForm } from '../../components/form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { api } from '../../data/client.ts'
import { KeepAccount } from '../../shell/keep-account.tsx'
import styles from './own-data.module.css'
import type { OwnData } from './own-data.ts'

/** The way out of the product, and for fourteen days the way back (method D44). */
export function Deletion({ own }: { own: Pick<OwnData, 'erase_from' | 'has_password'> }) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  return (
    <section className={styles.section} id="deletion">
      <Title order={2}>{t('own_data.deletion_title')}</Title>
      {own.erase_from ? (
        <KeepAccount eraseFrom={own.erase_from} />
      ) : (
        <>
          <Text>{t('own_data.deletion_text')}</Text>
          <div>
            <Button variant="default" onClick={() => setAsks(true)}>
              {t('own_data.deletion_ask')}
            </Button>
          </div>
          <DeletionDialog key={String(asks)} opened={asks} hasPassword={own.has_password} onClose={() => setAsks(false)} />
        </>
      )}
    </section>
  )
}

function DeletionDialog({ opened, hasPassword, onClose }: { opened: boolean; hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({ password: '' })
  const ask = useMutation(
    api.account.askErasure.mutationOptions({
      onSuccess: async () => {
        onClose()
        await Promise.all(
          [api.privacy.key(), api.profile.key(), api.account.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
        )
      },
      onError: (error) => form.takeErrors(error),
    }),
  )
  const sure = () => {
    if (form.passes(hasPassword && !form.values.password ? { password: field('password_missing') } : {}))
      ask.mutate({ body: hasPassword ? form.values : {} })
  }
  return (
    <SureDialog
      opened={opened}
      text={t('own_data.deletion_sure')}
      action={t('consent.delete')}
      busy={ask.isPending}
      onCancel={onClose}
      onSure={sure}
    >
      {hasPassword && (
        <PasswordField label={t('own_data.deletion_password')} autoComplete="current-password" data-autofocus {...form.text('password')} />
      )}
    </SureDialog>
  )
}
