import type { PersonListQuery, PersonView } from '@quartet/contract/areas/users.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { isoDay, isoMoment, orderBy, readList } from '../../lists/list-query.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { guardianToTell } from '../guardians/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { addresseeOf } from '../languages/queries.ts'
import { scoresSeen } from '../privacy/queries.ts'
import { erasureOrders } from '../privacy/tables.ts'
import { roleGrants, roles, userPermissions, userRoles } from '../roles/tables.ts'
import { listedFor } from './admin-access.ts'
import { quickCount } from './count-queries.ts'
import { hasVisited, matching, orders, seesVisits, status, type Viewer } from './filter-queries.ts'
import { findUserByEmail, isInstitutions, lockUser } from './queries.ts'
import { fullName, scores, users } from './tables.ts'

/** A person as JSON for the list; needs `users`, `scores` and the institution as `o`. */
const personJson = ({ caller, now }: Viewer) => sql`json_build_object(
  'id', users.id, 'first_name', users.first_name, 'last_name', users.last_name, 'name', ${fullName}, 'email', users.email,
  'email_verified', case when users.email is not null then users.email_verified_at is not null end, 'type', users.type,
  'organization_id', users.organization_id, 'organization_name', o.name, 'age_group_id', users.age_group_id, 'status', ${status},
  'roles', (select coalesce(json_agg(r.name order by r.id), '[]') from ${userRoles} ur join ${roles} r on r.id = ur.role_id where ur.user_id = users.id),
  'lci', case when scores.user_id is null then 'not_done' else 'done' end,
  'classification', case when ${scoresSeen({ caller, now })} then scores.classification end, 'removed', users.removed,
  'erasure', coalesce((select json_build_object('erase_from', ${isoMoment(users.eraseFrom)}, 'by', e.by,
    'reason', e.reason, 'note', e.note, 'may_undo', e.by = 'staff' or ${grantOf(caller, 'admin_users')?.scope === 'all'}::boolean) from ${erasureOrders} e where e.user_id = users.id and users.erase_from is not null),
    case when o.erase_members_from is not null and ${isInstitutions} then json_build_object('erase_from', ${isoMoment(sql`greatest(users.contract_told_for, o.erase_members_from)`)},
    'by', 'contract', 'reason', null, 'note', '', 'may_undo', false) end),
  'created_at', ${isoMoment(users.createdAt)},
  'last_visit_on', case when ${seesVisits(caller)} and ${hasVisited} then ${isoDay(users.lastActiveAt)} end)`
const personJoins = sql`left join ${scores} on scores.user_id = users.id left join ${organizations} o on o.id = users.organization_id`

/** A page of people in the caller's scope and the exact number of matches. */
export const listPeople = (db: Reader, viewer: Viewer, query: PersonListQuery) =>
  readList<PersonView, { roles: { id: number; name: string }[]; sees_visits: boolean }>(
    db,
    {
      ...matching(viewer, query),
      order: orderBy(orders[query.order_by], users.id, query.order_direction),
      id: users.id,
      offset: query.offset,
      limit: query.limit,
      row: personJson(viewer),
      rowFrom: sql`${users} on users.id = page.id ${personJoins}`,
    },
    {
      count: quickCount(viewer.caller, query),
      values: {
        roles: roleChoices(viewer.caller),
        sees_visits: sql`${seesVisits(viewer.caller)}::boolean`,
      },
    },
  )

/** The roles that people in the caller's scope can have. */
function roleChoices(caller: Caller) {
  const keys = [...institutionRoles, 'institution_member', 'student', 'guest']
  const isPossible = seesVisits(caller) ? sql`true` : sql`r.key = any(${sql.param(keys)})`
  return sql`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id), '[]') from ${roles} r where ${isPossible})`
}

/** One person in scope, as in the list. */
export async function findListed(db: Reader, viewer: Viewer, id: number) {
  const { rows } = await db.execute<{ person: PersonView }>(
    sql`select ${personJson(viewer)} as person from ${users} ${personJoins} where users.id = ${id} and ${listedFor(viewer.caller)}`,
  )
  return rows[0]?.person
}

/** Whether the owner of an address is in the caller's list. */
export async function isAddressListed(db: Reader, viewer: Viewer, email: string) {
  const owner = await findUserByEmail(db, email)
  return owner !== undefined && (await findListed(db, viewer, owner.id)) !== undefined
}

/** Members of an institution who administer its people and are not removed, at most `max`. */
export const listAdministrators = (db: Reader, organizationId: number, max = 50) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      languageId: users.languageId,
    })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        eq(users.removed, 0),
        sql`exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id
          where r.user_id = users.id and g.permission = 'admin_users' and g.scope in ('organization', 'all') and not g.read_only)`,
        sql`not exists (select from ${userPermissions} p where p.user_id = users.id and p.permission = 'admin_users' and not p.granted)`,
      ),
    )
    .orderBy(users.id)
    .limit(max)

/**
 * Recipients of mails about an account: its person, and the guardian who consented if that is
 * another address.
 */
export async function addresseesOf(tx: Transaction, id: number, now: Date) {
  const account = await lockUser(tx, id)
  const person = account && (await addresseeOf(tx, account))
  const guardian = await guardianToTell(tx, id, now)
  return {
    person,
    guardian: guardian && guardian.email !== person?.email ? guardian : undefined,
    firstName: account?.firstName ?? '',
    /** Nobody can sign in: the account is removed or ordered to be erased. */
    isClosed: account?.removed === 1,
    hasOwnDay: account !== undefined && account.eraseFrom !== null,
  }
}
