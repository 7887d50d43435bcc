import { Button, Group, Text, Title } from '@mantine/core'
import type { OpenInvitation } from '@quartet/contract/areas/invitations.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../components/dialog.tsx'
import { api, client } from '../../data/client.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './contacts.module.css'

/** The addresses that the user has invited and that can still accept; nothing without any. */
export function SentInvitations() {
  const { t } = useTranslation()
  const { data } = useQuery(api.invitations.list.queryOptions({ meta: { quiet: true } }))
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles.panel} aria-label={t('contacts.invited')}>
      <Title order={2} size="h4">
        {t('contacts.invited')}
      </Title>
      <ul className={styles.list}>
        {data.list.map((invitation) => (
          <SentInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

const done = { resend: 'contacts.invite_sent', withdraw: 'contacts.withdrawn' } as const
type Action = keyof typeof done
const actions: readonly Action[] = ['resend', 'withdraw']

function SentInvitation({ invitation: { id, email, expires_at } }: { invitation: OpenInvitation }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const change = useMutation({
    mutationFn: (action: Action) =>
      action === 'resend'
        ? client.invitations.invite({ body: { emails: [email] } })
        : client.invitations.withdraw({ params: { invitation_id: id } }),
    onSuccess: (_, action) => void showToast('success', t(done[action])),
    onSettled: () => {
      focusSoon(document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))
      return refreshAll()
    },
  })
  const running = change.isPending ? change.variables : undefined
  return (
    <li className={styles.contact}>
      <div>
        <bdi className={styles.name}>{email}</bdi>
        <Text size="sm" c="dimmed">
          {t('contacts.invited_until', { date: writtenMoment(expires_at) })}
        </Text>
      </div>
      <Group gap="xs">
        {actions.map((action) => (
          <Button
            key={action}
            variant="default"
            aria-label={`${t(`contacts.${action}`)}: ${email}`}
            loading={running === action}
            disabled={running !== undefined && running !== action}
            onClick={() => change.mutate(action)}
          >
            {t(`contacts.${action}`)}
          </Button>
        ))}
      </Group>
    </li>
  )
}
