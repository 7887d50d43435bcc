import { desc, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import { readSettings } from '../settings/queries.ts'
import { users } from '../users/tables.ts'
import { shares } from './tables.ts'

/** The rows of a list. */
export const maxListed = 1000

/** What the person shared and what others shared about the person, newest first. */
export async function listShares(db: Reader, userId: number) {
  const [sender, person, staff] = [
    alias(users, 'sender'),
    alias(users, 'person'),
    alias(users, 'staff'),
  ]
  const rows = await db
    .select({ share: shares, sender, person, staff })
    .from(shares)
    .innerJoin(sender, eq(sender.id, shares.userId))
    .innerJoin(person, eq(person.id, shares.personId))
    .leftJoin(staff, eq(staff.id, shares.recipientId))
    .where(or(eq(shares.userId, userId), eq(shares.personId, userId)))
    .orderBy(desc(shares.id))
    .limit(maxListed)
  const list = rows.map(({ share: { id, kind, recipient, email, sentAt }, staff, ...people }) => ({
    ...{ id, kind, recipient, email, sent_at: sentAt.toISOString() },
    recipient_name: staff && nameOf(staff),
    sender: toNamed(people.sender),
    person: toNamed(people.person),
  }))
  return { list, count: list.length }
}

type Named = { id: number; firstName: string; lastName: string }
export const nameOf = ({ firstName, lastName }: Omit<Named, 'id'>) =>
  `${firstName} ${lastName}`.trim()
export const toNamed = ({ id, ...names }: Named) => ({ id, name: nameOf(names) })

export const socialShareIsOn = async (db: Reader) => (await readSettings(db)).social_share
