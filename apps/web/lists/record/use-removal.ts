import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { counted } from '../../i18n/numbers.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import { useRefreshAll } from '../use-refresh-all.ts'

type Ids = { body: { ids: number[] } }
type Calls = {
  removeMany: (input: Ids) => Promise<{ ids?: readonly number[]; used?: readonly number[] }>
  restore: (input: Ids) => Promise<unknown>
}

/** A row that somebody else deleted meanwhile shows a message here instead of the 404 page. */
const tellsItself = { meta: { quiet: true }, onError: showFailure } as const

/**
 * Deletes rows after a confirmation (ConfirmRemove), with an undo in the toast, and restores rows
 * from the bin.
 */
export function useRemoval<Row extends { id: number }>(calls: Calls, onGone: () => void) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const [deleting, setDeleting] = useState<readonly Row[]>([])
  const restore = useMutation({
    mutationFn: (ids: number[]) => calls.restore({ body: { ids } }),
    ...tellsItself,
    onSuccess: () => {
      onGone()
      void showToast('success', t('table.restored'))
    },
    onSettled: refreshAll,
  })
  const remove = useMutation({
    mutationFn: (ids: number[]) => calls.removeMany({ body: { ids } }),
    ...tellsItself,
    onSuccess: ({ used = [], ids: moved }, ids) => {
      onGone()
      const gone = moved ? [...moved] : ids
      if (used.length > 0) void showToast('info', t('content.some_used', counted(used.length)))
      if (gone.length > 0)
        void showToast('success', t('table.deleted'), {
          label: t('table.undo'),
          go: () => restore.mutate(gone),
        })
    },
    onSettled: () => {
      setDeleting([])
      return refreshAll()
    },
  })
  return {
    deleting,
    ask: (rows: readonly Row[]) => setDeleting(rows),
    keep: () => setDeleting([]),
    remove: () => remove.mutate(deleting.map(({ id }) => id)),
    busy: remove.isPending,
    restore: (rows: readonly Row[]) => restore.mutate(rows.map(({ id }) => id)),
  }
}
export type Removal<Row extends { id: number }> = ReturnType<typeof useRemoval<Row>>
