import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../table/column.ts'
import { useLanguageNames } from '../use-language-names.ts'
import { type Content, type ContentRow, nameIn } from './content.ts'
import { columnsOf } from './content-columns.tsx'
import { MoveHandle } from './move-handle.tsx'
import type { useOrdering } from './use-ordering.ts'

/**
 * The columns of a list, with handles while it is ordered, and the screen reader announcement of a
 * move.
 */
export function useMovableColumns<Row extends ContentRow>(
  content: Content<Row>,
  ordering: ReturnType<typeof useOrdering<Row>>,
) {
  const { t } = useTranslation()
  const languages = useLanguageNames()
  const [announcement, setAnnouncement] = useState('')
  const { isOn, mayMove, move, placeOf, saveSoon, resetOrder } = ordering
  const columns = useMemo(() => {
    const columns = columnsOf(t, content, languages)
    const nameOf = nameIn(content)
    const handle: Column<Row> = {
      key: 'handle',
      title: t('content.order'),
      isControl: true,
      cell: (row) => (
        <MoveHandle
          id={row.id}
          name={nameOf(row)}
          ordering={{ mayMove, move, placeOf, saveSoon, resetOrder }}
          onMoved={(name, place) => setAnnouncement(t('content.moved', { name, place }))}
        />
      ),
    }
    return isOn ? [...columns.slice(0, 1), handle, ...columns.slice(1)] : columns
  }, [t, content, languages, isOn, mayMove, move, placeOf, saveSoon, resetOrder])
  return { columns, announcement }
}
