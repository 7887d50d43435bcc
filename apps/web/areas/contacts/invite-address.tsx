import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../components/dialog.tsx'
import { api } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import styles from './contacts.module.css'

/** Offers to invite an address that found nobody; whether it has an account stays unknown. */
export function InviteAddress({ email }: { email: string }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const invite = useMutation(api.invitations.invite.mutationOptions({ onSuccess: refreshAll }))
  if (invite.isSuccess)
    return (
      <Text tabIndex={-1} ref={focusSoon} role="status">
        {t('contacts.invite_sent')}
      </Text>
    )
  return (
    <div className={styles.invite}>
      <Text>{t('contacts.invite_text')}</Text>
      <Button
        variant="default"
        loading={invite.isPending}
        onClick={() => invite.mutate({ body: { emails: [email] } })}
      >
        {t('contacts.invite', { email: `\u2068${email}\u2069` })}
      </Button>
    </div>
  )
}
