import { placesMissing, type RosterColumn } from '@quartet/domain/roster.ts'
import type { Db } from '../../db/db.ts'
import { mapInTurns } from '../../processes/turns.ts'
import type { Caller } from '../../security/caller.ts'
import type { Explain } from '../../sheets/plan-parts.ts'
import { maxCell } from '../../sheets/sheet.ts'
import type { Organization } from '../institutions/queries.ts'
import { mayGiveRole } from '../roles/commands.ts'
import { seatsTaken } from '../users/queries.ts'
import type { AddressBudget } from './address-commands.ts'
import { findUnusable, type Unusable } from './address-queries.ts'
import { changesOf } from './change-queries.ts'
import type { FileRow, RosterTable } from './file-queries.ts'
import { type Matched, matchOne, type Read, wrongly } from './match-queries.ts'
import { findLanguages, type Languages, newcomerOf } from './newcomer-queries.ts'
import { indexMembers, listMembers, type MemberIndex, type RosterMember } from './people-queries.ts'
import type { Problems } from './problem-queries.ts'
import type { rosterImportRows } from './tables.ts'
import { readLeaver, readRow } from './value-queries.ts'

export type PlannedRow = Omit<typeof rosterImportRows.$inferInsert, 'importId'>
export type RosterPlan = {
  planned: PlannedRow[]
  unchanged: number
  ignored: number
  schoolConsents: number
  placesMissing: number
}

type Planning = {
  db: Db
  caller: Caller
  organization: Organization
  whole: boolean
  now: Date
  problems: Problems
  budget: AddressBudget
}

/** Computes what a roster changes, row by row. Writes nothing. */
export async function planRoster(table: RosterTable, planning: Planning): Promise<RosterPlan> {
  const { db, organization, problems } = planning
  const members = indexMembers(await listMembers(db, organization.id))
  const matching = { organization, members, seen: new Map<string, number>() }
  const present = new Set<number>()
  const read = (await mapInTurns(table.rows, (row) => readOne(table, row, problems))).flat()
  const matched = await mapInTurns(read, (one) => matchOne(one, { ...matching, present }))
  const rows = matched.filter((one) => typeof one === 'object')
  const context = {
    planning,
    unusable: await findUnusable(db, rows, { members, budget: planning.budget }),
    languages: await findLanguages(db),
    mayGiveFacilitator: await mayGiveFacilitator(planning),
  }
  const outcomes = await mapInTurns(matched, (one) =>
    typeof one === 'object' ? planOne(one, context) : one,
  )
  const planned = outcomes.filter((outcome) => typeof outcome === 'object')
  checkNumbers(read, planned, members)
  if (planning.whole && problems.count === 0)
    planned.push(...absentees(members, present, planning.caller))
  return { planned, ...(await figuresOf(planned, outcomes, planning)) }
}

async function figuresOf(
  planned: readonly PlannedRow[],
  outcomes: readonly Outcome[],
  { db, organization }: Planning,
) {
  const countOf = (kind: string) => planned.filter((one) => one.kind === kind).length
  const places = {
    seats: organization.seats,
    taken: await seatsTaken(db, organization.id),
    added: countOf('added'),
    leaving: countOf('leaving'),
  }
  return {
    unchanged: outcomes.filter((outcome) => outcome === 'unchanged').length,
    ignored: outcomes.filter((outcome) => outcome === 'ignored').length,
    schoolConsents: planned.filter(({ draft }) => draft.consent_by === 'school').length,
    placesMissing: placesMissing(places),
  }
}

const mayGiveFacilitator = ({ db, caller }: Planning) =>
  db.transaction((tx) => mayGiveRole(tx, caller, 'facilitator'))

function readOne({ headingOf }: RosterTable, file: FileRow, problems: Problems): Read[] {
  const wrong = (column: RosterColumn, explain: Explain) =>
    problems.addTo(file.row, headingOf(column), explain, file.cells[column])
  const long = Object.entries(file.cells).filter(([, cell]) => cell.length > maxCell)
  for (const [column] of long)
    wrong(column as RosterColumn, () => ({ reason: 'too_long', of: maxCell }))
  if (long.length > 0) return []
  const draft = file.fate === 'stays' ? readRow(file, wrong) : readLeaver(file)
  return draft ? [{ file, draft, wrong }] : []
}

type Context = {
  planning: Planning
  unusable: Unusable
  languages: Languages
  mayGiveFacilitator: boolean
}
type Outcome = PlannedRow | 'unchanged' | 'ignored' | 'wrong'

function planOne(matched: Matched, context: Context): Outcome {
  const { file, draft, wrong, member, by } = matched
  const { row } = file
  if (!member) {
    const newcomer = newcomerOf(draft, { ...context.planning, ...context }, wrong)
    return newcomer
      ? { row, kind: 'added', draft: newcomer, invites: newcomer.email !== null }
      : 'wrong'
  }
  if (file.fate === 'leaves') return leaverOf({ ...matched, member }, context.planning)
  if (member.removed === 1) return wrongly(wrong, by, 'person_removed')
  const changes = changesOf(draft, member, { ...context, wrong })
  if (changes === 'wrong') return changes
  return changes ? { row, kind: 'changed', targetId: member.id, ...changes } : 'unchanged'
}

/** A number that somebody else has is free when that person gets another one in the same file. */
function checkNumbers(read: readonly Read[], planned: readonly PlannedRow[], members: MemberIndex) {
  const renumbered = new Set(
    planned.filter(({ draft }) => 'member_number' in draft).map(({ targetId }) => targetId),
  )
  const wrongOf = new Map(read.map(({ file, wrong }) => [file.row, wrong]))
  for (const { row, targetId, draft } of planned) {
    const owner = members.byNumber.get(draft.member_number ?? '')
    if (owner && owner.id !== targetId && !renumbered.has(owner.id))
      wrongOf.get(row)?.('member_number', () => ({ reason: 'taken', of: owner.id }))
  }
}

function leaverOf(
  { file, wrong, member, by }: Matched & { member: RosterMember },
  { caller }: Planning,
): Outcome {
  if (member.removed === 1) return 'ignored'
  return member.isAdministrator || member.id === caller.id
    ? wrongly(wrong, by, 'leaver_fixed')
    : { row: file.row, kind: 'leaving', targetId: member.id, draft: {} }
}

/** Members who are not in the file; administrators stay. */
function absentees({ byId }: MemberIndex, present: ReadonlySet<number>, caller: Caller) {
  const absent = [...byId.values()].filter(
    ({ id, removed, isAdministrator }) =>
      removed === 0 && !isAdministrator && id !== caller.id && !present.has(id),
  )
  return absent.map(
    ({ id }, at): PlannedRow => ({ row: -1 - at, kind: 'leaving', targetId: id, draft: {} }),
  )
}
