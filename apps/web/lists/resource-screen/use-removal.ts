import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import type { Resource, ResourceRow } from './resource.ts'
import { useReadAnew } from './use-resource.ts'

/** What somebody else deleted meanwhile is a sentence here, no page that is not there. */
const tellsItself = { meta: { quiet: true }, onError: showFailure } as const

/** Deleting, which asks first and can be undone from its notice, and taking rows back out of the bin. */
export function useRemoval<Row extends ResourceRow>({ calls }: Resource<Row>, onGone: () => void) {
  const { t } = useTranslation()
  const readAnew = useReadAnew()
  const [deleting, setDeleting] = useState<readonly Row[]>([])
  const restore = useMutation({
    mutationFn: (ids: number[]) => calls.restore({ body: { ids } }),
    ...tellsItself,
    onSuccess: () => {
      onGone()
      void showToast('success', t('table.restored'))
    },
    onSettled: readAnew,
  })
  const remove = useMutation({
    mutationFn: (ids: number[]) => calls.removeMany({ body: { ids } }),
    ...tellsItself,
    onSuccess: (_moved, ids) => {
      onGone()
      void showToast('success', t('table.deleted'), { label: t('table.undo'), go: () => restore.mutate(ids) })
    },
    onSettled: () => {
      setDeleting([])
      return readAnew()
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
export type Removal<Row extends ResourceRow> = ReturnType<typeof useRemoval<Row>>
