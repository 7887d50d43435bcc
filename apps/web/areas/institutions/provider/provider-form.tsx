import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { submitting, useForm } from '../../../components/form.ts'
import { PasswordField } from '../../../components/password-field.tsx'
import { api } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'

type Props = {
  id: number
  provider: { issuer: string | null; client_id: string | null }
  onSaved: () => Promise<unknown>
}

/**
 * Issuer, client and secret; a secret that is there is replaced only by a new one. Another issuer
 * ends what members have linked, so a dialog asks first.
 */
export function ProviderForm({ id, provider, onSaved }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const form = useForm({
    issuer: provider.issuer ?? '',
    client_id: provider.client_id ?? '',
    client_secret: '',
  })
  const save = useMutation(
    api.identities.saveInstitution.mutationOptions({
      onSuccess: async () => {
        form.set('client_secret', '')
        void showToast('success', t('institutions.provider_saved'))
        await onSaved()
      },
      onError: (error) => form.takeErrors(error),
      onSettled: () => setAsking(false),
    }),
  )
  const issuer = form.values.issuer.trim()
  const isReplaced = provider.issuer !== null && issuer !== '' && issuer !== provider.issuer
  const send = () => {
    const { client_secret, ...body } = form.values
    save.mutate({
      params: { organization_id: id },
      body: { ...body, ...(client_secret && { client_secret }) },
    })
  }
  return (
    <>
      <form
        onSubmit={submitting(isReplaced ? () => setAsking(true) : send)}
        noValidate
        style={{ inlineSize: 'min(100%, 480px)' }}
      >
        <Stack gap="md">
          <TextInput
            label={t('institutions.provider_issuer')}
            type="url"
            dir="ltr"
            placeholder="https://"
            {...form.text('issuer')}
          />
          <TextInput
            label={t('institutions.provider_client')}
            dir="ltr"
            {...form.text('client_id')}
          />
          <PasswordField
            label={t('institutions.provider_secret')}
            description={
              provider.issuer === null ? undefined : t('institutions.provider_secret_hint')
            }
            autoComplete="off"
            {...form.text('client_secret')}
          />
          <div>
            <Button type="submit" loading={save.isPending}>
              {t('institutions.provider_save')}
            </Button>
          </div>
        </Stack>
      </form>
      <ConfirmDialog
        opened={isAsking}
        text={t('institutions.provider_change_text')}
        action={t('institutions.provider_save')}
        busy={save.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      />
    </>
  )
}
