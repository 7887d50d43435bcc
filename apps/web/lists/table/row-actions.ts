import { IconPencil, IconRestore, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { BulkAction, Row, RowAction } from './column.ts'
import { maxSelected } from './paging.ts'

export const editAction = (t: TFunction, go: () => void): RowAction => ({
  key: 'edit',
  label: t('content.edit'),
  icon: IconPencil,
  go,
})

const removal = <R extends Row>(
  t: TFunction,
  removed: 0 | 1,
  { ask, restore }: { ask: (rows: readonly R[]) => void; restore: (rows: readonly R[]) => void },
) =>
  removed === 1
    ? { key: 'restore', label: t('table.restore'), icon: IconRestore, go: restore }
    : { key: 'delete', label: t('table.delete'), icon: IconTrash, go: ask }

/** Deletes a row, or restores it from the bin (useRemoval). */
export function removalAction<R extends Row & { removed: 0 | 1 }>(
  t: TFunction,
  row: R,
  calls: Parameters<typeof removal<R>>[2],
): RowAction {
  const action = removal(t, row.removed, calls)
  return { ...action, go: () => action.go([row]) }
}

/** Deletes the selected rows, or restores them from the bin. */
export const bulkRemoval = <R extends Row>(
  t: TFunction,
  removed: 0 | 1,
  calls: Parameters<typeof removal<R>>[2],
): BulkAction<R> => ({ ...removal(t, removed, calls), max: maxSelected })
