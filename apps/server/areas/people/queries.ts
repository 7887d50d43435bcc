import type { AskedPeople, ToldPerson } from '@quartet/contract/areas/people.ts'
import { cuts } from '@quartet/domain/bands.ts'
import type { Classification } from '@quartet/domain/classification.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../base/caller.ts'
import type { Reader } from '../../base/db.ts'
import { containing, folded } from '../../base/search.ts'
import { organizations } from '../organizations/tables.ts'
import { scoresSeen } from '../privacy/queries.ts'
import { roles, userRoles } from '../roles/tables.ts'
import { scores, users } from '../users/tables.ts'
import { listedFor } from './access.ts'

const fullName = sql`trim(users.first_name || ' ' || users.last_name)`
const status = sql`case when users.awaiting_consent_since is not null then 'awaiting_consent' when users.erase_from is not null then 'leaving'
  when users.email_verified_at is null then 'unverified' else 'active' end`

const counted = (condition: string) => sql.raw(patterns.map((pattern) => `(scores.${pattern} ${condition})::int`).join(' + '))
const label = (classification: Classification) => sql.raw(`'${classification}'`)
/** The rules of domain/classification.ts over a row of `scores`; null without one. */
const classification = sql`case when scores.user_id is null then null
  when ${counted(`>= ${cuts.useFirst}`)} >= 3 then ${label('Strong-Willed Learner')}
  when ${counted(`>= ${cuts.useFirst}`)} >= 1 then ${label('Dynamic Learner')}
  when ${counted(`< ${cuts.asNeeded}`)} = 0 then ${label('Bridge Learner')} else ${label('Dynamic Learner')} end`

const orders: Record<Exclude<AskedPeople['order_by'], 'id'>, SQL> = {
  name: sql`users.searched`, // begins with the name, folded already
  email: sql`lower(users.email)`,
  type: sql`users.type`,
  organization_name: sql`(select ${folded(sql`o.name`)} from ${organizations} o where o.id = users.organization_id)`,
  age_group_id: sql`users.age_group_id`,
  created_at: sql`users.created_at`,
}

/** A person as the list tells them, beside `users`, `scores` and `o`, the institution. */
const told = (caller: Caller) => sql`json_build_object(
  'id', users.id, 'first_name', users.first_name, 'last_name', users.last_name, 'name', ${fullName}, 'email', users.email, 'type', users.type,
  'organization_id', users.organization_id, 'organization_name', o.name, 'age_group_id', users.age_group_id, 'status', ${status},
  'roles', (select coalesce(json_agg(r.name order by r.id), '[]') from ${userRoles} ur join ${roles} r on r.id = ur.role_id where ur.user_id = users.id),
  'lci', case when scores.user_id is null then 'not_done' else 'done' end,
  'classification', case when ${scoresSeen(caller)} then ${classification} end, 'removed', users.removed,
  'created_at', to_char(users.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
const toldFrom = sql`left join ${scores} on scores.user_id = users.id left join ${organizations} o on o.id = users.organization_id`

/** One page of the people within the caller's scope with the exact number of all that match: one round trip. `limit` is inclusive. */
export async function listPeople(db: Reader, caller: Caller, asked: AskedPeople) {
  const matching = matchingOf(caller, asked)
  const beside = asked.classification || asked.lci ? sql`left join ${scores} on scores.user_id = users.id` : sql``
  const way = asked.order_direction === 'ASC' ? sql`asc` : sql`desc`
  const by = asked.order_by === 'id' ? sql`users.id ${way}` : sql`${orders[asked.order_by]} ${way} nulls last, users.id ${way}`
  const { rows } = await db.execute<{ list: ToldPerson[]; count: number }>(sql`
    select (select count(*)::int from ${users} ${beside} where ${matching}) as count,
      (select coalesce(json_agg(page.person), '[]') from (
        select ${told(caller)} as person from (
          select users.* from ${users} ${beside} where ${matching} order by ${by} offset ${asked.offset} limit ${asked.limit + 1}) users
        ${toldFrom} order by ${by}) page) as list`)
  return rows[0] ?? { list: [], count: 0 }
}

function matchingOf(caller: Caller, asked: AskedPeople): SQL {
  const conditions = [
    sql`users.removed = ${asked.removed} and ${listedFor(caller)}`,
    asked.search_text && sql`users.searched like ${containing(asked.search_text)}`,
    asked.type && sql`users.type = ${asked.type}`,
    asked.organization_id && sql`users.organization_id = ${asked.organization_id}`,
    asked.age_group_id && sql`users.age_group_id = ${asked.age_group_id}`,
    asked.status && sql`${status} = ${asked.status}`,
    asked.lci && (asked.lci === 'done' ? sql`scores.user_id is not null` : sql`scores.user_id is null`),
    asked.classification && sql`${scoresSeen(caller)} and ${classification} = ${asked.classification}`,
    asked.date_from && sql`users.created_at >= ${asked.date_from}::date at time zone 'utc'`,
    asked.date_to && sql`users.created_at < (${asked.date_to}::date + 1) at time zone 'utc'`,
  ]
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  )
}

/** One of them, as the list tells them. */
export async function findListed(db: Reader, caller: Caller, id: number) {
  const { rows } = await db.execute<{ person: ToldPerson }>(
    sql`select ${told(caller)} as person from ${users} ${toldFrom} where users.id = ${id} and ${listedFor(caller)}`,
  )
  return rows[0]?.person
}
