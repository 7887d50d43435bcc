import type { ContactView } from '@quartet/contract/areas/contacts.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

const statuses = { accept: 1, decline: 2, block: 3, cancel: 4 } as const
export type ContactAction = keyof typeof statuses | 'remove'

/** Changes a contact. Also after an error the lists are read again: it may have been answered. */
export function useContactActions({ contact_id }: ContactView) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const change = useMutation({
    mutationFn: (action: ContactAction) =>
      action === 'remove'
        ? client.contacts.remove({ params: { contact_id } })
        : client.contacts.changeStatus({ params: { contact_id, status: statuses[action] } }),
    onSuccess: (_, action) =>
      void showToast(
        'success',
        t(action === 'remove' ? 'table.deleted' : `contacts.done_${action}`),
      ),
    onSettled: refreshAll,
  })
  return {
    act: (action: ContactAction) => change.mutate(action),
    running: change.isPending ? change.variables : undefined,
  }
}
