import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../base/db.ts'
import { organizations } from './tables.ts'

export type Organization = typeof organizations.$inferSelect
export type JoinRefusal = 'organization_unknown' | 'organization_full' | 'organization_ended' | 'organization_domain' | 'organization_age'

/** An institution by its code, however it is written. */
export async function findByCode(db: Reader, code: string) {
  const [organization] = await db
    .select()
    .from(organizations)
    .where(and(eq(sql`lower(${organizations.promoCode})`, code.trim().toLowerCase()), eq(organizations.removed, 0)))
  return organization
}

/** Holds the institution's row until the transaction ends: seats are counted and taken by one at a time. */
export async function lockOrganization(tx: Transaction, id: number) {
  const [organization] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update')
  if (!organization) throw new Error(`organization ${id} is gone`)
  return organization
}

/** `email` is null as long as it is not known. */
type Joiner = { email: string | null; ageGroupId: 1 | 2 | 3; turns18In: number | null; now: Date }

/** Why a person may not join, before the seats are counted; undefined when nothing stands against it (method D34). */
export function joinRefusal(
  organization: Organization | undefined,
  { email, ageGroupId, turns18In, now }: Joiner,
): JoinRefusal | undefined {
  if (!organization || organization.removed) return 'organization_unknown'
  const { status, startsAt, endsAt, emailDomains, consent } = organization
  if (status !== 'active' || (endsAt && endsAt <= now) || (startsAt && startsAt > now)) return 'organization_ended'
  if (email !== null && emailDomains.length > 0 && !emailDomains.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`)))
    return 'organization_domain'
  // of age group 2 only the year of turning 18 is known: the age that is reached within this year
  const inTeens = turns18In === null ? 21 : 18 + now.getUTCFullYear() - turns18In
  const oldest = { 1: 12, 2: inTeens, 3: Number.POSITIVE_INFINITY }[ageGroupId]
  return consent.min_age !== null && consent.min_age > oldest ? 'organization_age' : undefined
}
