import { TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPasskey } from '../../../components/passkey.ts'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { api, client } from '../../../data/client.ts'
import type { FactorDialogs } from './use-factor.ts'

type Props = { dialogs: FactorDialogs; hasPassword: boolean }
type New = { name: string; password?: string }

/** Undefined when the person made no passkey. */
async function addPasskey({ name, ...body }: New) {
  const { options, token } = await client.secondFactor.beginPasskey({ body })
  const passkey = await createPasskey(options)
  return passkey && client.secondFactor.addPasskey({ body: { token, name, passkey } })
}

/** The name and the password, then the browser makes the passkey. */
export function PasskeyDialog({ dialogs, hasPassword }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const add = useMutation({
    mutationKey: api.secondFactor.addPasskey.key(),
    mutationFn: addPasskey,
    onSuccess: (added) => (added ? dialogs.changed(added.recovery_codes) : undefined),
  })
  return (
    <PasswordDialog
      opened
      title={t('second_step.add_passkey')}
      text={t('second_step.passkey_text')}
      action={t('sign_in.step_submit')}
      hasPassword={hasPassword}
      busy={add.isPending}
      error={add.error}
      onCancel={dialogs.close}
      onConfirm={(body) =>
        add.mutate({ ...body, name: name.trim() || t('second_step.passkey_default') })
      }
    >
      {add.isSuccess && !add.data && (
        <NoteBox mood="warn" role="alert">
          <p>{t('sign_in.passkey_cancelled')}</p>
        </NoteBox>
      )}
      <TextInput
        label={t('second_step.passkey_name')}
        description={t('second_step.passkey_hint')}
        maxLength={limits.passkey.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </PasswordDialog>
  )
}
