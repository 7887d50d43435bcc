import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, Row } from './column.ts'
import styles from './data-table.module.css'

type Shared<R extends Row> = {
  columns: readonly Column<R>[]
  onChoose: ((rows: readonly R[], isOn: boolean) => void) | undefined
  onMenu: ((row: R, button: HTMLElement) => void) | undefined
  /** Opens a row that is clicked; its heading becomes a link. */
  onOpen: ((row: R) => void) | undefined
  nameOf: (row: R) => string
}

export function TableBody<R extends Row>({
  rows,
  chosen,
  ...shared
}: Shared<R> & { rows: readonly R[]; chosen: ReadonlyMap<number, R> }) {
  const { t } = useTranslation()
  const follow = useLinksOfCells()
  // translated once for a thousand rows
  const words = {
    choose: t('table.choose', { name: '\u0001' }),
    actions: t('table.actions_of', { name: '\u0001' }),
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is used, and Enter clicks them
    <tbody onClick={follow}>
      {rows.map((row) => (
        <Line
          key={row.id}
          row={row}
          chosen={chosen.has(row.id)}
          choose={words.choose}
          actions={words.actions}
          {...(shared as Shared<Row>)}
        />
      ))}
    </tbody>
  )
}

type LineProps = Shared<Row> & { row: Row; chosen: boolean; choose: string; actions: string }

/** Memoised: selecting one of a thousand rows renders only that one. */
const Line = memo(function Line({
  row,
  chosen,
  columns,
  choose,
  actions,
  onChoose,
  onMenu,
  onOpen,
  nameOf,
}: LineProps) {
  const name = nameOf(row)
  return (
    <tr
      data-chosen={chosen || undefined}
      data-opens={onOpen !== undefined || undefined}
      onClick={onOpen && ((event) => opens(event) && onOpen(row))}
    >
      {onChoose && (
        <td className={styles.choose}>
          <label className={styles.box}>
            <input
              type="checkbox"
              checked={chosen}
              aria-label={choose.replace('\u0001', name)}
              onChange={({ currentTarget }) => onChoose([row], currentTarget.checked)}
            />
          </label>
        </td>
      )}
      {columns.map(({ key, title, cell }, at) =>
        at === 0 ? (
          <th key={key} scope="row">
            {onOpen ? (
              <a href={`?row=${row.id}`} data-row>
                {cell(row)}
              </a>
            ) : (
              cell(row)
            )}
          </th>
        ) : (
          <td key={key} data-title={title}>
            {cell(row)}
          </td>
        ),
      )}
      {onMenu && (
        <td className={styles.menu}>
          <button
            type="button"
            className={styles.more}
            aria-haspopup="menu"
            aria-label={actions.replace('\u0001', name)}
            onClick={({ currentTarget }) => onMenu(row, currentTarget)}
          >
            ⋮
          </button>
        </td>
      )}
    </tr>
  )
})

const isAside = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/** Whether a click in a row opens it: not one on another control, or one that selects text. */
function opens(event: MouseEvent) {
  const control =
    event.target instanceof Element && event.target.closest('a:not([data-row]), button, label')
  if (control || isAside(event) || getSelection()?.isCollapsed === false) return false
  event.preventDefault()
  return true
}

/**
 * Follows links in cells to other pages of this site without a full page load; a thousand plain
 * links are cheap.
 */
function useLinksOfCells() {
  const { history } = useRouter()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || isAside(event) || link.origin !== location.origin) return
    event.preventDefault()
    history.push(link.pathname + link.search + link.hash)
  }
}
