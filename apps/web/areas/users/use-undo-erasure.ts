import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'

/** Undoes the pending erasure of people. */
export function useUndoErasure(onDone: () => void) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  return useMutation({
    mutationFn: (ids: number[]) => client.people.undoErasureOfMany({ body: { ids } }),
    meta: { quiet: true },
    onError: showFailure,
    onSuccess: () => {
      onDone()
      void showToast('success', t('people.kept'))
    },
    onSettled: refreshAll,
  })
}
