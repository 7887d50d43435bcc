import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../table/column.ts'
import { MoveHandle } from './move-handle.tsx'
import type { Resource, ResourceRow } from './resource.ts'
import { columnsOf } from './resource-columns.tsx'
import { useLanguageNames } from './use-language-names.ts'
import type { useOrdering } from './use-ordering.ts'

/** The columns of a list, with handles while it is put in order, and what readers are told of a move. */
export function useRowColumns<Row extends ResourceRow>(resource: Resource<Row>, ordering: ReturnType<typeof useOrdering<Row>>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const [said, setSaid] = useState('')
  const { isOn, mayMove, move, placeOf, rest, keep } = ordering
  const columns = useMemo(() => {
    const told = columnsOf(t, resource, find)
    const handle: Column<Row> = {
      key: 'handle',
      title: t('content.order'),
      cell: (row) => (
        <MoveHandle
          id={row.id}
          name={resource.nameOf(row)}
          ordering={{ mayMove, move, placeOf, rest, keep }}
          onMoved={(name, place) => setSaid(t('content.moved', { name, place }))}
        />
      ),
    }
    return isOn ? [...told.slice(0, 1), handle, ...told.slice(1)] : told
  }, [t, resource, find, isOn, mayMove, move, placeOf, rest, keep])
  return { columns, said }
}
