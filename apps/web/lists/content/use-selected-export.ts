import { IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download } from '../../data/download.ts'
import type { BulkAction } from '../table/column.ts'
import { maxSelected } from '../table/paging.ts'
import { type List, queryOf } from '../table/use-list.ts'
import type { Content, ContentRow } from './content.ts'

/** Exports the selected rows to a spreadsheet, in the order of the list. */
export function useSelectedExport<Row extends ContentRow>(
  { calls }: Content<Row>,
  { state }: List<Row>,
  all_versions: boolean,
): BulkAction<Row> {
  const { t } = useTranslation()
  const { order_by, order_direction, removed } = queryOf(state)
  const { mutate } = useMutation({
    mutationFn: async (ids: number[]) =>
      calls.exportSelected?.({
        query: { order_by, order_direction, removed },
        body: { ids, all_versions },
      }),
    onSuccess: (file) => file && download(file),
  })
  return {
    key: 'export',
    label: t('content.export'),
    icon: IconTable,
    max: maxSelected,
    go: (rows) => mutate(rows.map(({ id }) => id)),
  }
}
