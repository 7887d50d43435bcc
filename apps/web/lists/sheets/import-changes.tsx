import { Button, Group, NativeSelect } from '@mantine/core'
import type { SheetChange, SheetImport } from '@quartet/contract/resource.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import styles from './sheets.module.css'

type Kind = SheetChange['kind']

/** What the sheet changes, row by row: a page first, more on request. */
export function ImportChanges({ report: { id, added, changed } }: { report: SheetImport }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>()
  const query = useChanges(id, kind)
  const pages = query.data?.pages ?? []
  const changes = pages.flatMap((page) => page.changes)
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.rows} tabIndex={0} aria-label={t('content.sheets_changes')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('content.sheets_row')}</th>
              <th scope="col">{t('content.sheets_column')}</th>
              <th scope="col">{t('content.sheets_before')}</th>
              <th scope="col">{t('content.sheets_after')}</th>
            </tr>
          </thead>
          {changes.map((change) => (
            <ChangedRow key={change.row} change={change} />
          ))}
        </table>
      </section>
      {query.data && (
        <Group>
          <span role="status">
            {t('content.count_of', {
              ...counted(changes.length),
              of: shownNumber(pages.at(-1)?.count ?? 0),
            })}
          </span>
          {query.hasNextPage && (
            <Button
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('content.sheets_show_more')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

const useChanges = (id: number, kind: Kind | undefined) =>
  useInfiniteQuery(
    api.sheetImports.changes.infiniteOptions({
      input: (offset: number) => ({ params: { id }, query: { offset, ...(kind && { kind }) } }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.changes.length, 0)
        return shown < count ? shown : undefined
      },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )

function ChangedRow({ change: { row, id, kind, cells } }: { change: SheetChange }) {
  const { t } = useTranslation()
  return (
    <tbody>
      {cells.map(({ column, before, after }, at) => (
        <tr key={column}>
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
          <td>
            <bdi>{column}</bdi>
          </td>
          <td>
            <bdi>{before || '–'}</bdi>
          </td>
          <td>
            <bdi>{after || '–'}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  )
}
