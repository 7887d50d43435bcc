import { desc, eq, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import { readSettings } from '../settings/queries.ts'
import { users } from '../users/tables.ts'
import { shares } from './tables.ts'

const max = 1000

/** What the person shared and what others shared about the person, newest first. */
export async function listShares(db: Reader, userId: number) {
  const [sender, person] = [alias(users, 'sender'), alias(users, 'person')]
  const rows = await db
    .select({ share: shares, sender, person })
    .from(shares)
    .innerJoin(sender, eq(sender.id, shares.userId))
    .innerJoin(person, eq(person.id, shares.personId))
    .where(or(eq(shares.userId, userId), eq(shares.personId, userId)))
    .orderBy(desc(shares.id))
    .limit(max)
  const list = rows.map(({ share: { id, kind, email, sentAt }, ...people }) => ({
    ...{ id, kind, email, sent_at: sentAt.toISOString() },
    sender: named(people.sender),
    person: named(people.person),
  }))
  return { list, count: list.length }
}

const named = ({
  id,
  firstName,
  lastName,
}: {
  id: number
  firstName: string
  lastName: string
}) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
})

export const socialShareIsOn = async (db: Reader) => (await readSettings(db)).social_share

/** The sender and the owner of the profile. Throws if one of them does not exist. */
export async function findPeople(db: Reader, senderId: number, personId: number) {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [senderId, personId]))
  const [sender, person] = [senderId, personId].map((id) => rows.find((one) => one.id === id))
  if (!sender || !person) throw new Error(`user ${senderId} or ${personId} is gone`)
  return { sender, person }
}
