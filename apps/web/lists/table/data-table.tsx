import type { ViewList } from '@quartet/domain/saved-views.ts'
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
import { TableToolbar } from './table-toolbar.tsx'
import { useColumns } from './use-columns.ts'
import type { List } from './use-list.ts'
import { useRowPrint } from './use-row-print.tsx'

type Props<R extends Row> = {
  /** Key under which the device stores the chosen columns. */
  name: string
  /** The plural noun for its rows in sentences: tasks. */
  view: string
  list: List<R>
  /** Must stay the same array while nothing changes: the rows compare it. */
  columns: readonly Column<R>[]
  filters?: readonly Filter[]
  hasBin?: boolean
  /** Whether rows that are done are shown apart. */
  hasDone?: boolean
  /** Whether the list can be narrowed to days. */
  hasDates?: boolean
  nameOf: (row: R) => string
  /** Without it, rows have no menu. */
  actionsOf?: (row: R) => RowAction[]
  bulk?: readonly BulkAction<R>[]
  /** Opens a row beside the list; must stay the same function. */
  onOpen?: ((row: R) => void) | undefined
  /** Low rows and controls, for people who work in the list. */
  isDense?: boolean
  /** The list whose views people can name and save. */
  savedViews?: ViewList | undefined
  /** What to do about an empty list. */
  hint: string
  /** The control that adds a row. */
  children?: ReactNode
}

/** The table of a list (useList), with its search, filters, pages and actions. */
export function DataTable<R extends Row>(props: Props<R>) {
  const { t } = useTranslation()
  const {
    name,
    view,
    list,
    columns,
    filters = [],
    hasBin = false,
    hasDone = false,
    hasDates = true,
    nameOf,
    actionsOf,
    bulk = [],
    onOpen,
    isDense = false,
    savedViews,
    hint,
  } = props
  const { state, change, rows, count, error, selection } = list
  const choice = useColumns(name, columns)
  const [menu, setMenu] = useState<OpenMenu<R> | null>(null)
  const openMenu = useCallback((row: R, button: HTMLElement) => setMenu({ row, button }), [])
  const closeMenu = useCallback(() => setMenu(null), [])
  useLastPage(list)
  const print = useRowPrint(columns, view)
  const chosenFrom = bulk.length > 0
  // a list that prints its rows in a form of its own has an action for it
  const actions = bulk.some(({ key }) => key === 'print') ? bulk : [...bulk, print.action]
  return (
    <section
      className={styles.table}
      data-dense={isDense || undefined}
      aria-label={view}
      aria-busy={list.isFetching || undefined}
    >
      <TableToolbar
        keys={list.keys}
        state={state}
        change={change}
        columns={columns}
        choice={choice}
        filters={filters}
        hasBin={hasBin}
        isDense={isDense}
        savedViews={savedViews}
        hasDone={hasDone}
        hasDates={hasDates}
      >
        {props.children}
      </TableToolbar>
      <FilterChips state={state} change={change} filters={filters} />
      {chosenFrom && <SelectionBar list={list} bulk={actions} view={view} />}
      {print.cards}
      {error !== null && <QueryError query={list} title={t('table.failed', { view })} />}
      {!rows && error === null && (
        <TableSkeleton columns={choice.shown} rows={Math.min(state.per_page, 10)} />
      )}
      {rows?.length === 0 && <TableEmpty state={state} change={change} view={view} hint={hint} />}
      {rows && rows.length > 0 && (
        <div className={styles.scroll} data-stale={list.isFetching || undefined}>
          <table className={styles.grid}>
            <TableHead
              columns={choice.shown}
              state={state}
              change={change}
              rows={rows}
              selection={chosenFrom ? selection : undefined}
              hasMenu={actionsOf !== undefined}
            />
            <TableBody
              rows={rows}
              columns={choice.shown}
              chosen={selection.rows}
              onChoose={chosenFrom ? selection.change : undefined}
              onMenu={actionsOf && openMenu}
              onOpen={onOpen}
              nameOf={nameOf}
            />
          </table>
        </div>
      )}
      {count > 0 && <TableFoot state={state} change={change} count={count} />}
      {actionsOf && (
        <RowMenu menu={menu} nameOf={nameOf} actionsOf={actionsOf} onClose={closeMenu} />
      )}
    </section>
  )
}

/** Moves to the last page when the last row of the page was deleted. */
function useLastPage<R extends Row>({ state, change, rows, count }: List<R>) {
  const beyond = rows?.length === 0 && count > 0
  const last = pagesOf(count, state.per_page)
  useEffect(() => {
    if (beyond && state.page > last) change({ page: last }, true)
  }, [beyond, last, state.page, change])
}
