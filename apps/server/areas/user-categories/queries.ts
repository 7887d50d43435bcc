import type {
  UserCategoryListQuery,
  UserCategoryPeopleQuery,
  UserCategoryPerson,
  UserCategoryView,
} from '@quartet/contract/areas/user-categories.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import {
  containsText,
  isEqual,
  isoMoment,
  isWithinDays,
  orderBy,
  readList,
} from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { organizations } from '../institutions/tables.ts'
import { searchPeople } from '../users/queries.ts'
import { fullName, scores, users } from '../users/tables.ts'
import { fits, isEditableBy, isUsableBy, isVisibleTo, peopleOf, reachableBy } from './access.ts'
import { userCategories, userCategoryPeople } from './tables.ts'

const categoryJson = (caller: Caller) => sql`json_build_object(
  'id', user_categories.id, 'name', user_categories.name, 'organization_id', user_categories.organization_id,
  'organization_name', (select name from ${organizations} o where o.id = user_categories.organization_id),
  'people', (select count(*)::int from ${peopleOf(caller)} where m.category_id = user_categories.id),
  'may_edit', coalesce(${isEditableBy(caller)}, false), 'created_at', ${isoMoment(userCategories.createdAt)}, 'removed', user_categories.removed)`

const orders: Record<UserCategoryListQuery['order_by'], SQL> = {
  id: sql`user_categories.id`,
  name: sql`user_categories.searched`,
  created_at: sql`user_categories.created_at`,
}

/** A page of the categories that the caller sees; of removed ones those that they can restore. */
export const listCategories = (db: Reader, caller: Caller, query: UserCategoryListQuery) =>
  readList<UserCategoryView>(db, {
    from: sql`${userCategories}`,
    where: and(
      query.removed ? isEditableBy(caller) : isVisibleTo(caller),
      eq(userCategories.removed, query.removed),
      isEqual(userCategories.organizationId, query.organization_id),
      containsText(userCategories.searched, query.search_text),
      isWithinDays(userCategories.createdAt, query),
    ),
    order: orderBy(orders[query.order_by], orders.id, query.order_direction),
    id: userCategories.id,
    offset: query.offset,
    limit: query.limit,
    row: categoryJson(caller),
    rowFrom: sql`${userCategories} on user_categories.id = page.id`,
  })

/** One category; undefined also for one out of the caller's scope. */
export async function showCategory(db: Reader, caller: Caller, id: number) {
  const { rows } = await db.execute<{ category: UserCategoryView }>(sql`
    select ${categoryJson(caller)} as category from ${userCategories}
    where user_categories.id = ${id} and (${isEditableBy(caller)} or user_categories.removed = 0 and ${isVisibleTo(caller)})`)
  return rows[0]?.category
}

const peopleOrders: Record<UserCategoryPeopleQuery['order_by'], SQL> = {
  id: sql`users.id`,
  name: sql`users.sorted`,
  lci: sql`(s.user_id is not null)`,
  added_at: sql`m.created_at`,
}

/** A page of the people in a category that the caller sees. */
export const listCategoryPeople = (
  db: Reader,
  caller: Caller,
  { categoryId, ...query }: UserCategoryPeopleQuery & { categoryId: number },
) =>
  readList<UserCategoryPerson>(db, {
    from: sql`${userCategories} join ${userCategoryPeople} m on m.category_id = user_categories.id
      join ${users} on users.id = m.user_id and ${fits} and ${reachableBy(caller)} left join ${scores} s on s.user_id = users.id`,
    where: and(
      eq(userCategories.id, categoryId),
      containsText(users.sorted, query.search_text),
      query.lci && (query.lci === 'done' ? sql`s.user_id is not null` : sql`s.user_id is null`),
    ),
    order: orderBy(peopleOrders[query.order_by], users.id, query.order_direction),
    id: users.id,
    offset: query.offset,
    limit: query.limit,
    row: sql`json_build_object('id', users.id, 'name', ${fullName}, 'lci', case when s.user_id is null then 'not_done' else 'done' end,
      'added_at', ${isoMoment(sql`m.created_at`)})`,
    rowFrom: sql`${users} on users.id = page.id join ${userCategoryPeople} m on m.user_id = users.id and m.category_id = ${categoryId}
      left join ${scores} s on s.user_id = users.id`,
  })

const longestPick = 25

/** People who can be added to a category, by name. */
export const pickPeople = (
  db: Reader,
  caller: Caller,
  { id, organization_id }: UserCategoryView,
  searchText: string | undefined,
) =>
  searchPeople(
    db,
    sql`${reachableBy(caller)} and users.id not in (select user_id from ${userCategoryPeople} where category_id = ${id})
      and (${organization_id}::int is null or users.organization_id = ${organization_id}::int)`,
    { but: 0, searchText, limit: longestPick - 1 },
  )

/** Whether there is such a category to which the caller may add people. */
export const isUsableCategory = async (db: Reader, caller: Caller, id: number) =>
  (await db.$count(
    userCategories,
    and(eq(userCategories.id, id), eq(userCategories.removed, 0), isUsableBy(caller)),
  )) > 0

/** The people in a category that the caller sees; undefined for a category out of scope. */
export async function findCategoryPeople(db: Reader, caller: Caller, id: number) {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array(select m.user_id from ${peopleOf(caller)} where m.category_id = user_categories.id order by 1) as ids
    from ${userCategories} where user_categories.id = ${id} and user_categories.removed = 0 and ${isVisibleTo(caller)}`)
  return rows[0]?.ids
}

/** Whether the person of the row is in this category, which the caller sees; a list filter. */
export const isInCategory = (caller: Caller, id: number): SQL => sql`users.id in (
  select m.user_id from ${userCategoryPeople} m join ${userCategories} on user_categories.id = m.category_id
  where user_categories.id = ${id} and user_categories.removed = 0 and ${isVisibleTo(caller)}
    and (user_categories.organization_id is null or users.organization_id = user_categories.organization_id))`

/** Those of these people whom the caller may put into a category, locked so that they stay. */
export async function lockFitting(
  db: Reader,
  caller: Caller,
  categoryId: number,
  ids: readonly number[],
) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select users.id from ${users} join ${userCategories} on user_categories.id = ${categoryId}
    where users.id = any(${sql.param([...ids])}::int[]) and ${fits} and ${reachableBy(caller)} order by users.id for key share of users`)
  return rows.map(({ id }) => id)
}
