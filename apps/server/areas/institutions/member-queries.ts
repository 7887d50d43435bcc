import type {
  OrganizationMember,
  OrganizationMembersQuery,
} from '@quartet/contract/areas/institutions.ts'
import { type MemberState, memberStates } from '@quartet/domain/institution.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { containsText, orderBy, readList } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { passwordResets } from '../auth/tables.ts'
import { classCards } from '../class-cards/tables.ts'
import { identities } from '../identities/tables.ts'
import { fullName, scores, users } from '../users/tables.ts'
import { isAdministeredBy } from './access.ts'

const hasLogin = sql`(users.password_hash is not null and not users.must_choose_password
  or exists (select from ${identities} i where i.user_id = users.id)
  or exists (select from ${classCards} c where c.user_id = users.id and c.last_used_on is not null))`
const state = sql`case when exists (select from ${scores} s where s.user_id = users.id) then 'done' when ${hasLogin} then 'joined'
  when exists (select from ${passwordResets} r where r.user_id = users.id) then 'invited' else 'loaded' end`
const place = sql`array_position(array[${sql.join(
  memberStates.map((one) => sql`${one}::text`),
  sql`, `,
)}], ${state})`

const orders: Record<OrganizationMembersQuery['order_by'], SQL> = {
  id: sql`users.id`,
  name: sql`users.sorted`,
  state: place,
}

/** The members of an institution whom the caller administers. */
const membersOf = (caller: Caller, id: number) =>
  and(eq(users.organizationId, id), eq(users.removed, 0), isAdministeredBy(caller))

/**
 * A page of members, and how many are in each state. Read without the tenant scope, because other
 * ways to log in are visible to their person only.
 */
export const listMembers = (
  db: Reader,
  caller: Caller,
  { id, ...query }: OrganizationMembersQuery & { id: number },
) =>
  withoutTenantScope(() =>
    readList<OrganizationMember, { states: Record<MemberState, number> }>(
      db,
      {
        from: sql`${users}`,
        where: and(
          membersOf(caller, id),
          containsText(users.sorted, query.search_text),
          query.state && sql`${state} = ${query.state}`,
        ),
        order: orderBy(orders[query.order_by], users.id, query.order_direction),
        id: users.id,
        offset: query.offset,
        limit: query.limit,
        row: sql`json_build_object('id', users.id, 'name', ${fullName}, 'type', users.type, 'state', ${state})`,
        rowFrom: sql`${users} on users.id = page.id`,
      },
      { values: { states: countStates(caller, id) } },
    ),
  )

const countStates = (caller: Caller, id: number) =>
  sql`(select json_build_object(${sql.join(
    memberStates.map((one) => sql`${one}::text, count(*) filter (where state = ${one})::int`),
    sql`, `,
  )}) from (select ${state} as state from ${users} where ${membersOf(caller, id)}) member)`
