import { addMember, createFamily } from '../areas/families/commands.ts'
import { defaultLanguageId } from '../areas/languages/queries.ts'
import { giveRole, type RoleKey } from '../areas/roles/commands.ts'
import { createUser, storeScores } from '../areas/users/commands.ts'
import type { Transaction } from '../db/db.ts'

type Four = readonly [number, number, number, number]
type Relative = {
  firstName: string
  email: string | null
  ageGroupId: 1 | 2 | 3
  /** Years from now until the person turns 18. */
  turns18?: number
  role: RoleKey
  four: Four
  shows: string
}

const surname = 'Muster'
export const relatives: readonly Relative[] = [
  {
    ...{ firstName: 'Rosa', email: 'rosa@riverbend.example', ageGroupId: 3 },
    ...{ role: 'individual', four: [30, 21, 16, 24] },
    shows: 'runs a family and compares its results',
  },
  {
    ...{ firstName: 'Felix', email: 'felix@riverbend.example', ageGroupId: 2, turns18: 2 },
    ...{ role: 'family_member', four: [15, 20, 28, 30] },
    shows: 'a teenager in a family',
  },
  {
    ...{ firstName: 'Nina', email: null, ageGroupId: 1, turns18: 9 },
    ...{ role: 'family_member', four: [22, 27, 19, 26] },
    shows: 'a child in a family',
  },
]

/** A family of the demo: who runs it, a teenager, and a child without an address. */
export async function settleFamily(tx: Transaction, passwordHash: string, now: Date) {
  const [adminId = 0, ...members] = await addAll(tx, passwordHash, now)
  const made = await createFamily(tx, { adminId, name: surname, now })
  if (!made.ok) throw new Error(`the demo has no family: ${made.error}`)
  for (const userId of members)
    await addMember(tx, { family: made.family, userId, actorId: adminId, now })
}

async function addAll(tx: Transaction, passwordHash: string, now: Date): Promise<number[]> {
  const ids: number[] = []
  for (const { firstName, email, ageGroupId, turns18, role, four } of relatives) {
    const userId = await createUser(tx, {
      ...{ firstName, lastName: ageGroupId === 1 ? '' : surname, email, ageGroupId },
      passwordHash: email === null ? null : passwordHash,
      emailVerifiedAt: email === null ? null : now,
      ...{ turns18In: turns18 ? now.getUTCFullYear() + turns18 : null, country: 'MT' },
      type: 'individual',
      ...{ languageId: defaultLanguageId, createdAt: now },
      consentBy: ageGroupId === 1 ? 'guardian' : 'self',
    })
    if (userId === undefined) throw new Error(`the demo has two people at ${email}`)
    await giveRole(tx, userId, role)
    const [sequence, precision, technicalReasoning, confluence] = four
    const result = { sequence, precision, technicalReasoning, confluence }
    await storeScores(tx, userId, { ...result, source: 'manual', scoredAt: now })
    ids.push(userId)
  }
  return ids
}
