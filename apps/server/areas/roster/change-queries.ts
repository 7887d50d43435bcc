import type { RosterDraft } from '@quartet/contract/areas/roster.ts'
import type { Unusable } from './address-queries.ts'
import { wrongly } from './match-queries.ts'
import { mayReaddress, type RosterMember } from './people-queries.ts'
import type { RosterValues } from './tables.ts'
import type { Wrong } from './value-queries.ts'

type Matching = { unusable: Unusable; wrong: Wrong }
type Changes = { draft: RosterValues; before: RosterValues; invites?: boolean }

/** A member under the names of a roster. */
export const valuesOf = (member: RosterMember) => ({
  first_name: member.firstName,
  last_name: member.lastName,
  email: member.email,
  member_number: member.memberNumber,
  classes: member.classes,
})

/**
 * What a row changes about a member: the names, the number and the classes, and the address of
 * somebody who has not used the account yet. Empty cells leave everything as it is; the rest is the
 * person's own. Undefined for no change.
 */
export function changesOf(
  draft: RosterDraft,
  member: RosterMember,
  { unusable, wrong }: Matching,
): Changes | 'wrong' | undefined {
  const { first_name, last_name, member_number, classes } = draft
  const email = mayReaddress(member) ? (draft.email?.toLowerCase() ?? null) : null
  const before = valuesOf(member)
  const isOther = email !== null && email !== before.email?.toLowerCase()
  const reason = isOther ? unusable.get(email) : undefined
  if (reason) return wrongly(wrong, 'email', reason)
  const given = { first_name, last_name, member_number, classes, email }
  const names = (['first_name', 'last_name', 'member_number', 'classes', 'email'] as const).filter(
    (name) => given[name] !== null && JSON.stringify(given[name]) !== JSON.stringify(before[name]),
  )
  if (names.length === 0) return undefined
  const pick = (values: object): RosterValues =>
    Object.fromEntries(names.map((name) => [name, values[name as keyof typeof values]]))
  return {
    ...{ draft: pick(given), before: pick(before) },
    ...(names.includes('email') && { invites: true }),
  }
}
