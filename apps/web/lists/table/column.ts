import type { ReactNode } from 'react'
import type { TableIconName } from './table-icon.tsx'

/** What a table can list. */
export type Row = { id: number }

/** A column: light cells, since a page may have a thousand rows. The first one is the row's heading and cannot be hidden. */
export type Column<R extends Row> = {
  key: string
  title: string
  cell: (row: R) => ReactNode
  /** The name by which the list sorts it; none for a column that cannot be sorted. */
  sort?: string
  /** Left out until somebody chooses it. */
  hiddenAtFirst?: boolean
}

/** A choice that narrows a list. */
export type Filter = { key: string; title: string; options: readonly { value: string; label: string }[] }

/** Something to do with one row. */
export type RowAction = { key: string; label: string; icon: TableIconName; go: () => void }

/** Something to do with the rows that were chosen; at most so many of them at once. */
export type BulkAction<R extends Row> = { key: string; label: string; icon: TableIconName; max: number; go: (rows: R[]) => void }
