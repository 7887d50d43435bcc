import type { ContactView } from '@quartet/contract/areas/contacts.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../components/dialog.tsx'
import { client } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

const statuses = { accept: 1, decline: 2, block: 3, cancel: 4 } as const
export type ContactAction = keyof typeof statuses | 'remove'

/** Changes a contact. Also after an error the lists are read again: it may have been answered. */
export function useContactActions({ contact_id }: ContactView, onChange: () => void) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const change = useMutation({
    meta: { quiet: true },
    mutationFn: (action: ContactAction) =>
      action === 'remove'
        ? client.contacts.remove({ params: { contact_id } })
        : client.contacts.changeStatus({ params: { contact_id, status: statuses[action] } }),
    onSuccess: (_, action) =>
      void showToast(
        'success',
        t(action === 'remove' ? 'table.deleted' : `contacts.done_${action}`),
      ),
    onError: (error) => {
      const failure = asFailure(error)
      // the account of the other person may be gone
      const text = failure.status === 404 ? t('error.contact_changed') : sentenceOf(failure)
      void showToast('danger', text)
    },
    onSettled: () => {
      onChange()
      focusSoon(document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))
      return refreshAll()
    },
  })
  return {
    act: (action: ContactAction) => change.mutate(action),
    running: change.isPending ? change.variables : undefined,
  }
}
