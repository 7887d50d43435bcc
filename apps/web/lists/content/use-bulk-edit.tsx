import { IconPencil } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { shownNumber } from '../../i18n/numbers.ts'
import { showToast } from '../../shell/toast.tsx'
import type { BulkAction } from '../table/column.ts'
import { maxSelected } from '../table/paging.ts'
import type { Selection } from '../table/use-selection.ts'
import { useRefreshAll } from '../use-refresh-all.ts'
import { BulkEditForm } from './bulk-edit-form.tsx'
import type { Choices, Content, ContentRow } from './content.ts'

/**
 * Changes fields of the selected rows: the action, and the dialog that it opens. Rows that would
 * equal another one are not changed and stay selected.
 */
export function useBulkEdit<Row extends ContentRow>(
  content: Content<Row>,
  choices: Choices,
  selection: Selection<Row>,
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const [rows, setRows] = useState<readonly Row[]>()
  const save = useMutation({
    mutationFn: async ({ ids, values }: { ids: number[]; values: Record<string, unknown> }) =>
      content.calls.editMany?.({ body: { ids, values } }),
    meta: { quiet: true },
    onSuccess: (answer) => {
      const taken = rows?.filter(({ id }) => answer?.taken.includes(id)) ?? []
      const number = shownNumber(taken.length)
      if (taken.length > 0) void showToast('info', t('content.many_taken', { number }))
      else void showToast('success', t('content.saved'))
      setRows(undefined)
      selection.clear()
      selection.change(taken, true)
    },
    onSettled: refreshAll,
  })
  const close = () => {
    if (!save.isPending) setRows(undefined)
  }
  const action: BulkAction<Row> = {
    key: 'edit',
    label: t('content.edit'),
    icon: IconPencil,
    max: maxSelected,
    go(selected) {
      save.reset()
      setRows(selected)
    },
  }
  const dialog = (
    <Dialog opened={rows !== undefined} onClose={close} title={t('content.edit_many')}>
      {rows && (
        <BulkEditForm content={content} choices={choices} rows={rows} save={save} onClose={close} />
      )}
    </Dialog>
  )
  return { action, dialog }
}
