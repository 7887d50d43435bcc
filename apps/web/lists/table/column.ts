import type { ReactNode } from 'react'
import type { IconShape } from '../../components/icon.tsx'

export type Row = { id: number }

/**
 * A column. Cells must be light, since a page may have a thousand rows. The first column is the
 * row's heading and cannot be hidden.
 */
export type Column<R extends Row> = {
  key: string
  title: string
  cell: (row: R) => ReactNode
  /** The name by which the list sorts it; none when it cannot be sorted. */
  sort?: string
  /** Hidden until the user chooses it. */
  hiddenAtFirst?: boolean
  /** Cannot be hidden. */
  isFixed?: boolean
  /** Has controls instead of values, which nobody prints. */
  isControl?: boolean
}

export type Filter = {
  key: string
  title: string
  options: readonly { value: string; label: string }[]
  /** Replaces the select of the options. */
  input?: (props: {
    label: string
    placeholder: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }) => ReactNode
}

/** An action on one row. */
export type RowAction = { key: string; label: string; icon: IconShape; go: () => void }

/** An action on the selected rows, at most `max` of them. */
export type BulkAction<R extends Row> = {
  key: string
  label: string
  icon: IconShape
  max: number
  go: (rows: R[], clear: () => void) => void
}
