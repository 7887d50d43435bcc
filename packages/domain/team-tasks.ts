import type { Band } from './bands.ts'
import type { NeededDegree } from './demand.ts'

/** Limits of all tasks of one team: how many, and the bytes of their texts and marks. */
export const teamTaskBounds = { perTeam: 200, bytesPerTeam: 4_000_000 } as const

/** Every member decodes a task and moves it on; its text belongs to its author and the leader. */
export const mayEditTeamTask = (
  userId: number,
  { createdBy, leaderId }: { createdBy: number | null; leaderId: number | null },
): boolean => userId === createdBy || userId === leaderId

/**
 * Who could lead on a pattern that a task needs: `first` use it first, `as_needed` could do more
 * of it together because nobody does, `nobody` has either, `unknown` when nobody has a result.
 */
export type Lead<Member> =
  | { kind: 'first' | 'as_needed'; members: Member[] }
  | { kind: 'nobody' | 'unknown' }

/** Null for a pattern that the task hardly needs. */
export function leadOn<Member>(
  needed: NeededDegree,
  members: readonly { member: Member; band: Band | null }[],
): Lead<Member> | null {
  if (needed === 'Low') return null
  const known = members.filter(({ band }) => band !== null)
  if (known.length === 0) return { kind: 'unknown' }
  const withBand = (band: Band) =>
    known.filter((one) => one.band === band).map(({ member }) => member)
  const [first, asNeeded] = [withBand('Use First'), withBand('As Needed')]
  if (first.length > 0) return { kind: 'first', members: first }
  return asNeeded.length > 0 ? { kind: 'as_needed', members: asNeeded } : { kind: 'nobody' }
}
