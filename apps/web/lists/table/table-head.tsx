import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import type { Column, Row } from './column.ts'
import styles from './data-table.module.css'
import type { TableState } from './table-state.ts'
import type { Selection } from './use-selection.ts'
import type { ChangeTable } from './use-table-state.ts'

type Props<R extends Row> = {
  columns: readonly Column<R>[]
  state: TableState
  change: ChangeTable
  rows: readonly R[]
  selection: Selection<R> | undefined
  hasMenu: boolean
}

export function TableHead<R extends Row>(props: Props<R>) {
  const { columns, state, change, rows, selection, hasMenu } = props
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.choose}>
            <WholePage rows={rows} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.key} column={column} state={state} change={change} />
        ))}
        {hasMenu && (
          <td className={styles.menu}>
            <span className={styles.unseen}>{t('table.actions')}</span>
          </td>
        )}
      </tr>
    </thead>
  )
}

function Heading<R extends Row>({
  column: { title, sort },
  state,
  change,
}: {
  column: Column<R>
  state: TableState
  change: ChangeTable
}) {
  if (!sort) return <th scope="col">{title}</th>
  const now = state.order_by === sort ? state.order_direction : null
  const next = now === 'ASC' ? 'DESC' : 'ASC'
  return (
    <th scope="col" aria-sort={now === null ? 'none' : now === 'ASC' ? 'ascending' : 'descending'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => change({ order_by: sort, order_direction: next })}
      >
        {title}
        <Icon
          of={now === null ? IconSelector : now === 'ASC' ? IconChevronUp : IconChevronDown}
          size={18}
        />
      </button>
    </th>
  )
}

/** Selects every row of the page, or none. */
function WholePage<R extends Row>({
  rows,
  selection,
}: {
  rows: readonly R[]
  selection: Selection<R>
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const chosen = rows.filter(({ id }) => selection.rows.has(id)).length
  const some = chosen > 0 && chosen < rows.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        checked={chosen === rows.length}
        onChange={({ currentTarget }) => selection.change(rows, currentTarget.checked)}
        aria-label={t('table.choose_page')}
      />
      <span className={styles.wholePage} aria-hidden="true">
        {t('table.choose_page')}
      </span>
    </label>
  )
}
