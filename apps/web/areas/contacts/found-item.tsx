import { Button, Text } from '@mantine/core'
import type { FoundPerson } from '@quartet/contract/areas/contacts.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './contacts.module.css'

/** A person who was found, and the button that sends a request. */
export function FoundItem({ person }: { person: FoundPerson }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const userId = useSession()?.user_id ?? 0
  const request = useMutation(
    api.contacts.request.mutationOptions({
      onSuccess: () => {
        void showToast(
          'success',
          t(person.state === 'received' ? 'contacts.done_accept' : 'contacts.sent'),
        )
        return refreshAll()
      },
    }),
  )
  const { id, first_name, last_name, state } = person
  const name = `${first_name} ${last_name}`.trim()
  const action = state === 'received' ? 'contacts.accept' : 'contacts.add'
  const isOpen = state !== 'contact' && state !== 'pending' && !request.isSuccess
  return (
    <li className={styles.contact}>
      <bdi className={styles.name}>{name}</bdi>
      {isOpen ? (
        <Button
          aria-label={`${t(action)}: ${name}`}
          loading={request.isPending}
          onClick={() => request.mutate({ params: { user_id: userId, contact_id: id } })}
        >
          {t(action)}
        </Button>
      ) : (
        <Text c="dimmed">
          {t(
            state === 'contact' || state === 'received'
              ? 'contacts.is_contact'
              : 'contacts.is_pending',
          )}
        </Text>
      )}
    </li>
  )
}
