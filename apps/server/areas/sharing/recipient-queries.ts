import { isAdult } from '@quartet/domain/age.ts'
import { consentsAlone } from '@quartet/domain/consent.ts'
import { type Candidate, isTrustedStaff } from '@quartet/domain/sharing.ts'
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { consentRequests } from '../guardians/tables.ts'
import { addresseeOf } from '../languages/queries.ts'
import { roleGrants, userPermissions, userRoles } from '../roles/tables.ts'
import { users } from '../users/tables.ts'

type Person = typeof users.$inferSelect
export type TrustedPeople = Awaited<ReturnType<typeof findTrusted>>

export const isAdultAt = (now: Date, { ageGroupId, turns18In }: Person) =>
  isAdult(ageGroupId, turns18In, now.getUTCFullYear())

/** A caller as somebody who may get what is shared. */
export const toCandidate = (caller: Caller): Candidate => ({
  id: caller.id,
  organizationId: caller.organizationId,
  isAdult: caller.isAdult,
  scope: grantOf(caller, 'access_users')?.scope,
})

/**
 * The people to whom a minor's content can go, without the sender: staff with a confirmed address,
 * and the address of the guardian who agreed; once a young person decides alone, only the person
 * may still write to the guardian.
 */
export const findTrusted = (db: Reader, person: Person, senderId: number, now: Date) =>
  withoutTenantScope(async () => ({
    staff: await findStaff(db, person, senderId, now),
    guardian:
      senderId === person.id || !consentsAlone(person, now.getUTCFullYear())
        ? await findGuardian(db, person.id)
        : undefined,
  }))

async function findStaff(db: Reader, person: Person, senderId: number, now: Date) {
  if (person.organizationId === null) return []
  const rows = await db
    .select({ staff: users, scope: widestScope })
    .from(users)
    .where(
      and(
        eq(users.organizationId, person.organizationId),
        eq(users.removed, 0),
        isNull(users.eraseFrom),
        isNotNull(users.emailVerifiedAt),
        ne(users.id, senderId),
        isNotNull(widestScope),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(maxStaff)
  return rows
    .filter(({ staff, scope }) =>
      isTrustedStaff(person, {
        ...staff,
        isAdult: isAdultAt(now, staff),
        scope: scope ?? undefined,
      }),
    )
    .map(({ staff }) => staff)
}
const maxStaff = 500

/** The scope of access_users beyond the own family, which only roles grant (method D30). */
const widestScope = sql<'organization' | 'all' | null>`(
  select min(g.scope) from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id
  where r.user_id = ${users.id} and g.permission = 'access_users' and g.scope in ('organization', 'all')
    and not exists (select from ${userPermissions} p where p.user_id = ${users.id} and p.permission = 'access_users' and not p.granted))`

async function findGuardian(db: Reader, personId: number) {
  const [request] = await db
    .select()
    .from(consentRequests)
    .where(and(eq(consentRequests.userId, personId), eq(consentRequests.state, 'given')))
  if (!request) return undefined
  const { guardianEmail, languageId } = request
  return addresseeOf(db, { email: guardianEmail, firstName: '', languageId })
}

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
