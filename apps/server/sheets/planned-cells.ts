import type { SheetChange } from '@quartet/contract/resource.ts'
import { cellOf, type Locales, type Sheet, versionsOf } from './area-sheet.ts'
import type { Values } from './plan-parts.ts'
import { columnsOf, type NamedColumn } from './plan-rows.ts'

type PlannedRow = { draft: Values; before: Values | null }

/** The columns of a sheet after the id; `attributes-language` has those of the language versions. */
export function columnsNamed(sheet: Sheet, name: string): NamedColumn[] {
  if (name === sheet.name) return columnsOf(sheet)
  return [
    { name: 'language_id', kind: 'language', heading: 'language' },
    ...versionsOf(sheet).texts.map((text) => ({
      ...{ name: text, kind: sheet.columns[text] ?? ('text' as const) },
      heading: `target_${text}`,
    })),
  ]
}

const textOf = (values: Values, { name, kind }: NamedColumn, locales: Locales) =>
  values[name] === undefined ? '' : String(cellOf(kind, values[name], locales))

/** Whether the list grows by this row: a new row, or one from the bin. */
export const isAdded = ({ before }: Pick<PlannedRow, 'before'>) => before?.removed !== 0

/** The cells of a row as the sheet has them, after the id. */
export const cellsOf = (
  columns: readonly NamedColumn[],
  { draft }: Pick<PlannedRow, 'draft'>,
  locales: Locales,
) => columns.map((column) => textOf(draft, column, locales))

/** What a row changes, cell by cell. */
export function describeChange(
  columns: readonly NamedColumn[],
  { row, targetId: id, ...planned }: PlannedRow & { row: number; targetId: number | null },
  locales: Locales,
): SheetChange {
  const { draft, before } = planned
  const isNew = isAdded(planned)
  const cells = columns.map((column) => ({
    column: column.heading,
    before: isNew || !before ? null : textOf(before, column, locales),
    after: textOf(draft, column, locales),
  }))
  return {
    row,
    id,
    kind: isNew ? 'added' : 'changed',
    cells: cells.filter(({ before, after }) => (isNew ? after !== '' : before !== after)),
  }
}
