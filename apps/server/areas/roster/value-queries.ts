import { RosterDraft } from '@quartet/contract/areas/roster.ts'
import { splitCell } from '@quartet/domain/list-cell.ts'
import { type RosterColumn, rosterRoles } from '@quartet/domain/roster.ts'
import type { Locales } from '../../sheets/area-sheet.ts'
import { choiceUnknown, explainIssue } from '../../sheets/cell-errors.ts'
import { type Explain, isBroken } from '../../sheets/plan-parts.ts'
import type { FileRow } from './file-queries.ts'

export type Wrong = (column: RosterColumn, explain: Explain) => void

const texts = ['first_name', 'last_name'] as const
const optional = ['email', 'member_number', 'age_group_id', 'turns_18_in'] as const

/** What a row says, empty cells as null; undefined when a cell is wrong. */
export function readRow({ cells }: FileRow, wrong: Wrong): RosterDraft | undefined {
  const broken = Object.entries(cells).filter(([, cell]) => isBroken(cell, undefined))
  for (const [column] of broken) wrong(column as RosterColumn, 'formula_broken')
  const classes = splitCell(cells.classes ?? '')
  const parsed = RosterDraft.safeParse({
    ...Object.fromEntries(texts.map((column) => [column, cells[column] ?? ''])),
    ...Object.fromEntries(optional.map((column) => [column, cells[column] || null])),
    role: cells.role?.toLowerCase() || null,
    classes: classes.length > 0 ? [...new Set(classes)].sort() : null,
    country: cells.country?.toUpperCase() || null,
    language: cells.language?.toLowerCase() || null,
  })
  for (const issue of parsed.error?.issues ?? []) {
    const column = String(issue.path[0]) as RosterColumn
    if (!broken.some(([name]) => name === column)) wrong(column, () => explain(column, issue))
  }
  return parsed.success && broken.length === 0 ? parsed.data : undefined
}

/** Somebody who leaves is found by number or address, whatever else the row says. */
export const readLeaver = ({ cells }: FileRow): RosterDraft => ({
  ...{ first_name: '', last_name: '', email: cells.email || null, role: null, classes: null },
  ...{ member_number: cells.member_number || null, age_group_id: null, turns_18_in: null },
  ...{ country: null, language: null },
})

type Issue = Parameters<typeof explainIssue>[0]
const noLocales: Locales = { localeOf: () => '', idOf: () => undefined, all: [] }

function explain(column: RosterColumn, issue: Issue) {
  if (column === 'role') return choiceUnknown(rosterRoles)
  if (column === 'age_group_id') return choiceUnknown(['1', '2', '3'])
  const kind = column === 'turns_18_in' ? 'number' : 'text'
  return explainIssue(issue, { kind, choices: undefined, locales: noLocales })
}
