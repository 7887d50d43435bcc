import type { RosterDraft } from '@quartet/contract/areas/roster.ts'
import type { RosterColumn } from '@quartet/domain/roster.ts'
import type { Explain } from '../../sheets/plan-parts.ts'
import type { Organization } from '../institutions/queries.ts'
import type { FileRow } from './file-queries.ts'
import type { MemberIndex, RosterMember } from './people-queries.ts'
import type { Wrong } from './value-queries.ts'

export type Read = { file: FileRow; draft: RosterDraft; wrong: Wrong }
/** A row with the member it is about, if there is one, and the column by which they are found. */
export type Matched = Read & { member: RosterMember | undefined; by: RosterColumn }

type Matching = {
  organization: Organization
  members: MemberIndex
  /** The rows in which a person, a number or an address was seen first. */
  seen: Map<string, number>
  /** Members who are in the file, whatever their row does. */
  present: Set<number>
}

/** Finds whom a row is about. */
export function matchOne(read: Read, matching: Matching): Matched | 'ignored' | 'wrong' {
  const { file, wrong } = read
  const matched = { ...read, ...findMember(read, matching.members) }
  const { member, by } = matched
  if (member) matching.present.add(member.id)
  if (file.fate === 'ignored') return 'ignored'
  if (isElsewhere(file.cells.institution, matching.organization))
    return wrongly(wrong, 'institution', 'institution_differs')
  if (by === 'id' && !member) return wrongly(wrong, 'id', 'row_unknown')
  if (repeats(matched, matching.seen)) return 'wrong'
  return !member && file.fate === 'leaves' ? 'ignored' : matched
}

export function wrongly(wrong: Wrong, column: RosterColumn, reason: Explain): 'wrong' {
  wrong(column, reason)
  return 'wrong'
}

/** Names the institution of an export, by name or id. */
const isElsewhere = (cell: string | undefined, { id, name }: Organization) =>
  Boolean(cell) && cell !== String(id) && cell?.toLowerCase() !== name.toLowerCase()

function findMember({ file, draft }: Read, { byId, byNumber, byEmail }: MemberIndex) {
  const id = file.cells.id ?? ''
  if (id !== '') return { by: 'id' as const, member: byId.get(id) }
  const member = byNumber.get(draft.member_number ?? '')
  if (member) return { by: 'member_number' as const, member }
  return { by: 'email' as const, member: byEmail.get(draft.email?.toLowerCase() ?? '') }
}

/** Whether an earlier row is about the same person, or has the same number or address. */
function repeats({ file, draft, wrong, member, by }: Matched, seen: Map<string, number>) {
  const keys: [RosterColumn, string][] = [
    [by, member ? `person ${member.id}` : ''],
    ['member_number', draft.member_number ? `number ${draft.member_number}` : ''],
    ['email', draft.email ? `address ${draft.email.toLowerCase()}` : ''],
  ]
  const given = keys.filter(([, key]) => key !== '')
  const repeated = given.find(([, key]) => seen.has(key))
  for (const [, key] of given) if (!seen.has(key)) seen.set(key, file.row)
  if (!repeated) return false
  const [column, key] = repeated
  wrong(column, () => ({ reason: 'row_repeated', of: seen.get(key) ?? 0 }))
  return true
}
