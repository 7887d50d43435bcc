import { NativeSelect } from '@mantine/core'
import type { SheetChange, SheetImport } from '@quartet/contract/resource.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { ChangedCell, ChangeTable, nextOffset } from './change-table.tsx'
import styles from './sheets.module.css'

type Kind = SheetChange['kind']

/** What the sheet changes, row by row: a page first, more on request. */
export function ImportChanges({ report: { id, added, changed } }: { report: SheetImport }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>()
  const query = useChanges(id, kind)
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? []
  if (query.error) return <QueryError query={query} />
  return (
    <>
      {added > 0 && changed > 0 && (
        <NativeSelect
          className={styles.kind}
          label={t('table.status')}
          value={kind ?? ''}
          data={[
            { value: '', label: t('table.all') },
            { value: 'added', label: t('content.sheets_added') },
            { value: 'changed', label: t('content.sheets_changed') },
          ]}
          onChange={({ currentTarget }) => setKind((currentTarget.value || undefined) as Kind)}
        />
      )}
      <ChangeTable query={query} first={t('content.sheets_row')}>
        {changes.map((change) => (
          <ChangedRow key={change.row} change={change} />
        ))}
      </ChangeTable>
    </>
  )
}

const useChanges = (id: number, kind: Kind | undefined) =>
  useInfiniteQuery(
    api.sheetImports.changes.infiniteOptions({
      input: (offset: number) => ({ params: { id }, query: { offset, ...(kind && { kind }) } }),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )

function ChangedRow({ change: { row, id, kind, cells } }: { change: SheetChange }) {
  const { t } = useTranslation()
  return (
    <tbody>
      {cells.map((cell, at) => (
        <tr key={cell.column}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={cells.length}>
              {shownNumber(row)}
              <span>
                {kind === 'added' || id === null
                  ? t('content.sheets_added')
                  : t('content.sheets_id', { id })}
              </span>
            </th>
          )}
          <ChangedCell cell={cell} />
        </tr>
      ))}
    </tbody>
  )
}
