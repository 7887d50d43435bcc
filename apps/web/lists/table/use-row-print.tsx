import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { BulkAction, Column, Row } from './column.ts'
import { ColumnCard } from './info-card.tsx'
import { maxSelected } from './paging.ts'
import styles from './row-print.module.css'

/** Prints the selected rows as cards of keys and values: the action, and what a printer gets. */
export function useRowPrint<R extends Row>(columns: readonly Column<R>[], view: string) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly R[]>()
  useEffect(() => {
    if (!rows) return
    const done = () => setRows(undefined)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [rows])
  const action: BulkAction<R> = {
    key: 'print',
    label: t('print.go'),
    icon: IconPrinter,
    max: maxSelected,
    go: setRows,
  }
  return { action, cards: rows && <PrintedCards rows={rows} columns={columns} view={view} /> }
}

type Props<R extends Row> = { rows: readonly R[]; columns: readonly Column<R>[]; view: string }

/** The cards that a printer gets instead of everything else in the window. */
const PrintedCards = <R extends Row>({ rows, columns, view }: Props<R>) =>
  createPortal(
    <section data-printed-cards className={styles.cards} aria-label={view}>
      {rows.map((row) => (
        <ColumnCard key={row.id} row={row} columns={columns} />
      ))}
    </section>,
    document.body,
  )
