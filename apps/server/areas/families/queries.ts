import { asTyped } from '@quartet/domain/invitations.ts'
import { and, asc, eq, isNull, ne, not, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { subscriptions } from '../billing/tables.ts'
import { readConfiguration } from '../settings/queries.ts'
import { users } from '../users/tables.ts'
import { families, familyMembers } from './tables.ts'

export type Family = typeof families.$inferSelect

/** The family with a code, however it was typed. */
export async function findFamilyByCode(db: Reader, code: string): Promise<Family | undefined> {
  const [family] = await db
    .select()
    .from(families)
    .where(eq(families.code, asTyped(code)))
  return family
}

const isMemberOf = (familyId: number) =>
  and(eq(familyMembers.familyId, familyId), isNull(familyMembers.leftAt))

/** People in a family, with its administrator; `but`: without the unconfirmed sign-up of an address. */
export const countPeople = async (db: Reader, familyId: number, but?: string) =>
  1 +
  (await db.$count(
    familyMembers,
    and(isMemberOf(familyId), but === undefined ? undefined : not(isSignUpOf(but))),
  ))

const isSignUpOf = (
  email: string,
) => sql`exists (select from ${users} u where u.id = ${familyMembers.userId}
  and lower(u.email) = lower(${email.trim()}) and u.sign_up_hash is not null and u.email_verified_at is null)`

/**
 * Locks a family, so that nobody joins or leaves it meanwhile. Its administrator comes before it:
 * payments and erasure lock the person first, and then the family.
 */
export async function lockFamily(tx: Transaction, familyId: number): Promise<Family | undefined> {
  await tx.execute(
    sql`select from ${users} where id = (select admin_id from ${families} where id = ${familyId}) for key share`,
  )
  const [family] = await tx.select().from(families).where(eq(families.id, familyId)).for('update')
  return family
}

/** The most people of one family. */
export async function readFamilyMax(db: Reader) {
  const { family_max } = await readConfiguration(db)
  return family_max
}

/** The family that an account administers. */
export async function findOwnFamily(db: Reader, adminId: number): Promise<Family | undefined> {
  const [family] = await db.select().from(families).where(eq(families.adminId, adminId))
  return family
}

/** The family of which a person is a member. */
export async function findPresentFamily(db: Reader, userId: number): Promise<Family | undefined> {
  const [row] = await db
    .select({ family: families })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(and(eq(familyMembers.userId, userId), isNull(familyMembers.leftAt)))
  return row?.family
}

/** The person who signs in with a name; undefined for a name that nobody has. */
export async function findLoginOwner(db: Reader, loginName: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(eq(familyMembers.loginName, loginName.trim().toLowerCase()))
  return row?.userId
}

/** The family that an account administers, locked. */
export async function lockOwnFamily(tx: Transaction, adminId: number): Promise<Family | undefined> {
  const own = await findOwnFamily(tx, adminId)
  return own && lockFamily(tx, own.id)
}

/** Before any plan: a family whose plan has not begun is closed. */
const notBegun = new Date(0)

/** Until when the subscription of an account pays; null without a subscription. */
export async function findPlanEnd(db: Reader, userId: number): Promise<Date | null> {
  const [paid] = await db
    .select({ endsAt: subscriptions.subscriptionEndsAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return paid ? (paid.endsAt ?? notBegun) : null
}

/** Members who were not adults when they were last notified of an age. */
export const listGrowing = (db: Reader) =>
  db
    .select({ person: users, membership: familyMembers })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(and(isNull(familyMembers.leftAt), ne(familyMembers.noticedStage, 'adult')))
    .orderBy(asc(familyMembers.userId))

/** A present member, of the family of this administrator or of any; undefined for nobody. */
export async function findMember(db: Reader, memberId: number, adminId?: number) {
  const [row] = await db
    .select({ person: users, membership: familyMembers, family: families })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(
      and(
        eq(familyMembers.userId, memberId),
        isNull(familyMembers.leftAt),
        eq(users.removed, 0),
        adminId === undefined ? undefined : eq(families.adminId, adminId),
      ),
    )
  return row
}
