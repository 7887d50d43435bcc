import type { UserChange, UserChangeFailure } from '@quartet/contract/areas/user-changes.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import type { Caller } from '../../security/caller.ts'
import { organizations } from '../institutions/tables.ts'
import { userCategories } from '../user-categories/tables.ts'
import { isReadableBy } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { userChangeRows, userChanges } from './tables.ts'

export type StoredChange = typeof userChanges.$inferSelect

const select = (db: Reader) =>
  db
    .select({
      stored: userChanges,
      organizationName: organizations.name,
      categoryName: userCategories.name,
    })
    .from(userChanges)
    .leftJoin(organizations, eq(organizations.id, userChanges.targetId))
    .leftJoin(userCategories, eq(userCategories.id, userChanges.categoryId))

type Row = { stored: StoredChange; organizationName: string | null; categoryName: string | null }
const toView = ({ stored, organizationName, categoryName }: Row): UserChange => {
  const { id, kind, state, count, done, failed, createdAt, doneAt } = stored
  return {
    ...{ id, kind, state, count, done, failed },
    ...{ organization_name: organizationName, category_name: categoryName },
    created_at: createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  }
}

const longestHistory = 50

/** The changes that a person began, newest first. */
export async function listChanges(db: Reader, userId: number) {
  const rows = await select(db)
    .where(eq(userChanges.userId, userId))
    .orderBy(desc(userChanges.id))
    .limit(longestHistory)
  return rows.map(toView)
}

/** A change that the person began; undefined for every other one. */
export async function findChange(db: Reader, userId: number, id: number) {
  const [row] = await select(db).where(and(eq(userChanges.id, id), eq(userChanges.userId, userId)))
  return row && toView(row)
}

/**
 * The people who stay as they are and whom the caller may still see. Read without the tenant scope,
 * because a change may have moved them to another institution.
 */
export function listFailures(
  db: Reader,
  caller: Caller,
  { id, offset, limit }: { id: number; offset: number; limit: number },
) {
  const isFailure = and(
    eq(userChangeRows.changeId, id),
    eq(userChangeRows.state, 'failed'),
    isReadableBy(caller),
  )
  return withoutTenantScope(async () => {
    const failures = await db
      .select({
        id: users.id,
        name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
        problem: sql<UserChangeFailure['problem']>`${userChangeRows.problem}`,
      })
      .from(userChangeRows)
      .innerJoin(users, eq(users.id, userChangeRows.userId))
      .where(isFailure)
      .orderBy(asc(userChangeRows.userId))
      .offset(offset)
      .limit(limit)
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(userChangeRows)
      .innerJoin(users, eq(users.id, userChangeRows.userId))
      .where(isFailure)
    return { failures, count: counted?.count ?? 0 }
  })
}

/** The next people of a change, in the order of their ids. */
export async function nextPeople(db: Reader, changeId: number, limit: number) {
  const rows = await db
    .select({ id: userChangeRows.userId })
    .from(userChangeRows)
    .where(and(eq(userChangeRows.changeId, changeId), eq(userChangeRows.state, 'open')))
    .orderBy(asc(userChangeRows.userId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
