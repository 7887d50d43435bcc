import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import type { BulkAction, Column, Filter, Row, RowAction } from './column.ts'
import styles from './data-table.module.css'
import { FilterChips } from './filter-chips.tsx'
import { pagesOf } from './paging.ts'
import { type OpenMenu, RowMenu } from './row-menu.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TableBody } from './table-body.tsx'
import { TableEmpty } from './table-empty.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { selectionKeyOf, type TableState } from './table-state.ts'
import { TableToolbar } from './table-toolbar.tsx'
import { useColumns } from './use-columns.ts'
import { useSelection } from './use-selection.ts'
import type { ChangeTable } from './use-table-state.ts'

export type TableQuery<R extends Row> = {
  data: { rows: readonly R[]; count: number } | undefined
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type Props<R extends Row> = {
  /** Key under which the device stores the chosen columns. */
  name: string
  /** The plural noun for its rows in sentences: tasks. */
  view: string
  state: TableState
  change: ChangeTable
  query: TableQuery<R>
  /** Must stay the same array while nothing changes: the rows compare it. */
  columns: readonly Column<R>[]
  filters?: readonly Filter[]
  hasBin?: boolean
  nameOf: (row: R) => string
  actionsOf: (row: R) => RowAction[]
  bulk?: readonly BulkAction<R>[]
  /** A new number clears the selection: the selected rows may no longer exist. */
  epoch?: number
  /** All rows that match the filters, up to `maxSelected`. */
  matching?: () => Promise<readonly R[]>
  /** What to do about an empty list. */
  hint: string
  /** The control that adds a row. */
  children?: ReactNode
}

/** A list that the server searches, filters, sorts and pages, with its state in the address. */
export function DataTable<R extends Row>(props: Props<R>) {
  const { t } = useTranslation()
  const {
    name,
    view,
    state,
    change,
    query,
    columns,
    filters = [],
    hasBin = false,
    nameOf,
    actionsOf,
    bulk = [],
    epoch = 0,
    matching,
    hint,
  } = props
  const { data } = query
  const choice = useColumns(name, columns)
  const selection = useSelection<R>(`${epoch} ${selectionKeyOf(state)}`)
  const [menu, setMenu] = useState<OpenMenu<R> | null>(null)
  const openMenu = useCallback((row: R, button: HTMLElement) => setMenu({ row, button }), [])
  const closeMenu = useCallback(() => setMenu(null), [])
  usePageThatIs(state, data, change)
  const chosenFrom = bulk.length > 0
  return (
    <section className={styles.table} aria-label={view} aria-busy={query.isFetching || undefined}>
      <TableToolbar
        state={state}
        change={change}
        columns={columns}
        choice={choice}
        filters={filters}
        hasBin={hasBin}
      >
        {props.children}
      </TableToolbar>
      <FilterChips state={state} change={change} filters={filters} />
      {chosenFrom && (
        <SelectionBar
          selection={selection}
          data={data}
          bulk={bulk}
          matching={matching}
          view={view}
        />
      )}
      {!data && query.error !== null && (
        <QueryError query={query} title={t('table.failed', { view })} />
      )}
      {!data && query.error === null && (
        <TableSkeleton columns={choice.shown} rows={Math.min(state.per_page, 10)} />
      )}
      {data && query.error !== null && (
        <QueryError query={query} title={t('table.failed', { view })} />
      )}
      {data && data.rows.length === 0 && (
        <TableEmpty state={state} change={change} view={view} hint={hint} />
      )}
      {data && data.rows.length > 0 && (
        <div className={styles.scroll} data-stale={query.isFetching || undefined}>
          <table className={styles.grid}>
            <TableHead
              columns={choice.shown}
              state={state}
              change={change}
              rows={data.rows}
              selection={chosenFrom ? selection : undefined}
            />
            <TableBody
              rows={data.rows}
              columns={choice.shown}
              chosen={selection.rows}
              onChoose={chosenFrom ? selection.change : undefined}
              onMenu={openMenu}
              nameOf={nameOf}
            />
          </table>
        </div>
      )}
      {data && data.count > 0 && <TableFoot state={state} change={change} count={data.count} />}
      <RowMenu menu={menu} nameOf={nameOf} actionsOf={actionsOf} onClose={closeMenu} />
    </section>
  )
}

/** Moves to the last page when the last row of the page was deleted. */
function usePageThatIs(
  state: TableState,
  data: { rows: readonly unknown[]; count: number } | undefined,
  change: ChangeTable,
) {
  const beyond = data !== undefined && data.rows.length === 0 && data.count > 0
  const last = pagesOf(data?.count ?? 0, state.per_page)
  useEffect(() => {
    if (beyond && state.page > last) change({ page: last }, true)
  }, [beyond, last, state.page, change])
}
