import { isAdult } from '@quartet/domain/age.ts'
import { consentsAlone } from '@quartet/domain/consent.ts'
import { type Candidate, isTrustedStaff } from '@quartet/domain/sharing.ts'
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { leadsGroupOf } from '../groups/leader-queries.ts'
import { consentRequests } from '../guardians/tables.ts'
import { addresseeOf } from '../languages/queries.ts'
import { roleGrants, userPermissions, userRoles } from '../roles/tables.ts'
import { users } from '../users/tables.ts'

type Person = typeof users.$inferSelect
export type TrustedPeople = Awaited<ReturnType<typeof findTrusted>>

export const isAdultAt = (now: Date, { ageGroupId, turns18In }: Person) =>
  isAdult(ageGroupId, turns18In, now.getUTCFullYear())

/** A caller as somebody who may get what is shared of a person. */
export async function toCandidate(
  db: Reader,
  caller: Caller,
  personId: number,
): Promise<Candidate> {
  const { id, organizationId, isAdult } = caller
  const scope = grantOf(caller, 'access_users')?.scope
  const [row] = await db
    .select({ leadsGroup: sql<boolean>`${leadsGroupOf(id, users.id)}` })
    .from(users)
    .where(eq(users.id, personId))
  return { id, organizationId, isAdult, scope, leadsGroup: row?.leadsGroup ?? false }
}

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
  const leadsGroup = sql<boolean>`${leadsGroupOf(sql`users.id`, person.id)}`
  const rows = await db
    .select({ staff: users, scope: widestScope, leadsGroup })
    .from(users)
    .where(
      and(
        eq(users.organizationId, person.organizationId),
        eq(users.removed, 0),
        isNull(users.eraseFrom),
        isNotNull(users.emailVerifiedAt),
        ne(users.id, senderId),
        isNotNull(widestScope),
        or(ne(widestScope, 'groups'), leadsGroup),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(maxStaff)
  return rows
    .filter(({ staff, scope, leadsGroup }) =>
      isTrustedStaff(person, {
        ...{ ...staff, leadsGroup },
        isAdult: isAdultAt(now, staff),
        scope: scope ?? undefined,
      }),
    )
    .map(({ staff }) => staff)
}
const maxStaff = 500

/** The scope of access_users beyond the own family, which only roles grant (method D30). */
const widestScope = sql<'groups' | 'organization' | 'all' | null>`(
  select (array_agg(g.scope order by array_position(array['all', 'organization', 'groups'], g.scope)))[1] from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id
  where r.user_id = ${users.id} and g.permission = 'access_users' and g.scope in ('groups', 'organization', 'all')
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
