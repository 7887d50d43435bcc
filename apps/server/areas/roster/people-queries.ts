import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { users } from '../users/tables.ts'

/**
 * Whether somebody has ever used the account: until then the institution may still change its
 * address, and undo that it was added.
 */
export const hasEntered = sql<boolean>`(users.password_hash is not null or users.last_active_at > users.created_at
  or exists (select from sessions s where s.user_id = users.id) or exists (select from identities i where i.user_id = users.id)
  or exists (select from attempts a where a.user_id = users.id))`

/**
 * Has no other rights than those of a roster. The address of anybody else is not changed: a link to
 * choose the password would open more than the importer has.
 */
const isOrdinary = sql<boolean>`(not exists (select from user_roles r join roles k on k.id = r.role_id
    where r.user_id = users.id and coalesce(k.key, '') not in ('student', 'institution_member', 'facilitator'))
  and not exists (select from user_permissions p where p.user_id = users.id and p.granted))`

/** Administrators of the institution or of everything, who do not leave with an import. */
const isAdministrator = sql<boolean>`exists (select from user_roles r join role_grants g on g.role_id = r.role_id
  where r.user_id = users.id and g.permission = 'admin_users' and g.scope in ('organization', 'all'))`

const isFacilitator = sql<boolean>`exists (select from user_roles r join roles k on k.id = r.role_id
  where r.user_id = users.id and k.key = 'facilitator')`

const columns = {
  id: users.id,
  organizationId: users.organizationId,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  memberNumber: users.memberNumber,
  removed: users.removed,
  entered: hasEntered,
  type: users.type,
  isAdministrator,
  isOrdinary,
  isFacilitator,
}

/** How many members are read by one statement, so that none takes long. */
const membersAtOnce = 5_000

/** Everybody of an institution, also in the bin, as far as a roster can change them. */
export async function listMembers(db: Reader, organizationId: number) {
  const members: Awaited<ReturnType<typeof listMembersAfter>> = []
  for (;;) {
    const more = await listMembersAfter(db, organizationId, members.at(-1)?.id ?? 0)
    members.push(...more)
    if (more.length < membersAtOnce) return members
  }
}

async function listMembersAfter(db: Reader, organizationId: number, after: number) {
  const ofInstitution = sql`users.organization_id = ${organizationId} and users.id > ${after}`
  const members = await db
    .select(columns)
    .from(users)
    .where(ofInstitution)
    .orderBy(users.id)
    .limit(membersAtOnce)
  return withClasses(db, members)
}
export type RosterMember = Awaited<ReturnType<typeof listMembers>>[number]

/** The same for some of them, locked in the order of their ids. */
export async function lockMembers(db: Reader, ids: readonly number[]) {
  const some = sql`users.id = any(${sql.param([...ids])}::int[])`
  const members = await db
    .select(columns)
    .from(users)
    .where(some)
    .orderBy(users.id)
    .for('no key update')
  return withClasses(db, members)
}

type InInstitution = { id: number; organizationId: number | null }

/** Adds the classes from rosters that each is in or looks after, by name. */
async function withClasses<Member extends InInstitution>(db: Reader, members: readonly Member[]) {
  const ids = sql`any(${sql.param(members.map(({ id }) => id))}::int[])`
  const { rows } = await db.execute<InInstitution & { classes: string[] }>(
    sql`select m.user_id as id, g.organization_id as "organizationId", array_agg(distinct g.name) as classes from (
        select group_id, user_id from group_members where user_id = ${ids}
        union all select group_id, user_id from group_facilitators where user_id = ${ids}) m
      join groups g on g.id = m.group_id
      where g.removed = 0 and g.from_roster group by m.user_id, g.organization_id`,
  )
  const keyOf = ({ id, organizationId }: InInstitution) => `${id} of ${organizationId}`
  const classesOf = new Map(rows.map((row) => [keyOf(row), row.classes.sort()]))
  return members.map((member) => ({ ...member, classes: classesOf.get(keyOf(member)) ?? [] }))
}

/**
 * Locks people in the order of their ids, whatever is done with them afterwards. What refers to them,
 * such as a session, can be added meanwhile.
 */
export const lockInOrder = (db: Reader, ids: readonly number[]) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`users.id = any(${sql.param([...ids])}::int[])`)
    .orderBy(users.id)
    .for('no key update')

/** Those of these addresses that an account has, wherever it is. */
export async function findUsedAddresses(db: Reader, emails: readonly string[]) {
  const used = new Set<string>()
  for (let at = 0; at < emails.length; at += 5000) {
    const some = emails.slice(at, at + 5000)
    const { rows } = await withoutTenantScope(() =>
      db.execute<{ email: string }>(
        sql`select lower(email) as email from users where lower(email) = any(${sql.param(some)}::text[])`,
      ),
    )
    for (const { email } of rows) used.add(email)
  }
  return used
}

/** Whether a roster may still give somebody another address. */
export const mayReaddress = ({ entered, isOrdinary }: RosterMember) => !entered && isOrdinary

/** Finds members by id, number and address. */
export function indexMembers(members: readonly RosterMember[]) {
  const keyed = (keyOf: (member: RosterMember) => string | null) =>
    new Map(
      members.flatMap((member) => {
        const key = keyOf(member)
        return key === null ? [] : [[key, member] as const]
      }),
    )
  return {
    byId: keyed(({ id }) => String(id)),
    byNumber: keyed(({ memberNumber }) => memberNumber),
    byEmail: keyed(({ email }) => email?.toLowerCase() ?? null),
  }
}
export type MemberIndex = ReturnType<typeof indexMembers>
