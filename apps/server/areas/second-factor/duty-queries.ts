import { addDays } from '@quartet/domain/dates.ts'
import { factorGraceDays } from '@quartet/domain/sign-in.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { organizations } from '../institutions/tables.ts'
import { reachesInstitution } from '../roles/queries.ts'
import { roles, userRoles } from '../roles/tables.ts'
import { users } from '../users/tables.ts'
import { authenticators, passkeys } from './tables.ts'

/** Since when a role requires a second factor, everywhere or in the institution. */
const ruleSince = sql`least(ro.factor_since, case when o.staff_factor_since is not null and ${reachesInstitution(sql`ro`)} then o.staff_factor_since end)`

/** Since when the person of the row has had to use a second factor; null when they need not. */
const requiredSince = (condition = sql`true`) => sql`(
  select min(greatest(ur.granted_at, ${ruleSince}))
  from ${userRoles} ur join ${roles} ro on ro.id = ur.role_id
  left join ${organizations} o on o.id = users.organization_id
  where ur.user_id = users.id and ${ruleSince} is not null and ${condition})`

const hasNone = sql`not exists (select from ${authenticators} a where a.user_id = users.id and a.encrypted_secret is not null)
  and not exists (select from ${passkeys} p where p.user_id = users.id)`

/** The same for people who have none; null for everybody else. */
export const lacksFactorSince = requiredSince(hasNone).mapWith(roles.factorSince)

/** From when somebody who lacks a second factor can do nothing else than set it up. */
export const factorDueFrom = (lacksSince: Date | null) =>
  lacksSince && addDays(lacksSince, factorGraceDays)

export function isFactorDue(lacksSince: Date | null, now: Date) {
  const from = factorDueFrom(lacksSince)
  return from !== null && from <= now
}

export async function mustUseFactor(db: Reader, userId: number) {
  const [row] = await db
    .select({ required: sql<boolean>`${requiredSince()} is not null` })
    .from(users)
    .where(eq(users.id, userId))
  return row?.required === true
}
