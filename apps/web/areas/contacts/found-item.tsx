import { Button, Text } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { FoundPerson } from '@quartet/contract/areas/contacts.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../components/dialog.tsx'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './contacts.module.css'

const actions: Partial<Record<FoundPerson['state'], TextKey>> = {
  none: 'contacts.add',
  received: 'contacts.accept',
  blocked: 'contacts.unblock',
}

/** A person whom `searched` found, and the button that sends a request. */
export function FoundItem({ person, searched }: { person: FoundPerson; searched: string }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const userId = useSession()?.user_id ?? 0
  const request = useMutation(
    api.contacts.request.mutationOptions({
      onSuccess: ({ state }) => {
        void showToast('success', t(state === 'contact' ? 'contacts.done_accept' : 'contacts.sent'))
        return refreshAll()
      },
    }),
  )
  const { id, first_name, last_name } = person
  const name = `${first_name} ${last_name}`.trim()
  const state = request.data?.state ?? person.state
  const action = actions[state]
  const send = () =>
    request.mutate({
      params: { user_id: userId, contact_id: id },
      body: { search_text: searched },
    })
  return (
    <li className={styles.contact}>
      <bdi className={styles.name}>{name}</bdi>
      {action ? (
        <Button aria-label={`${t(action)}: ${name}`} loading={request.isPending} onClick={send}>
          {t(action)}
        </Button>
      ) : (
        <Text c="dimmed" tabIndex={-1} ref={request.isSuccess ? focusSoon : null}>
          {t(state === 'contact' ? 'contacts.is_contact' : 'contacts.is_pending')}
        </Text>
      )}
    </li>
  )
}
