import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { api } from '../../../data/client.ts'

type Props = { provider: { key: string; label: string }; hasPassword: boolean }

/** Leads to another service, whose account is linked when the browser returns. */
export function LinkButton({ provider: { key, label }, hasPassword }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const begin = useMutation(
    api.identities.beginLink.mutationOptions({ onSuccess: ({ url }) => location.assign(url) }),
  )
  const title = t('sign_in.link', { name: label })
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {title}
      </Button>
      {opened && (
        <PasswordDialog
          opened
          title={title}
          text={t('sign_in.link_proof', { name: label })}
          action={t('sign_in.step_submit')}
          hasPassword={hasPassword}
          busy={begin.isPending || begin.isSuccess}
          error={begin.error}
          onCancel={() => setOpened(false)}
          onConfirm={(body) => begin.mutate({ params: { provider: key }, body })}
        />
      )}
    </>
  )
}
