import type { ChosenPeople } from '@quartet/contract/areas/user-changes.ts'
import { type ChangeKind, changeBounds } from '@quartet/domain/user-changes.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { findOrganizationInScope } from '../institutions/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { isUsableCategory } from '../user-categories/queries.ts'
import { holdForCount } from '../users/queries.ts'
import { listMatchingIds } from '../users/sheet-queries.ts'
import { userChangeRows, userChanges } from './tables.ts'

type Beginning = ChosenPeople & { kind: ChangeKind } & Target
type Target = { organization_id?: number; category_id?: number }

/**
 * Begins a change of these people in the caller's list, or of everybody whom the filters match now.
 * The job does it person by person.
 */
export const beginChange = (context: CallerContext, beginning: Beginning) =>
  context.db.transaction(async (tx) => {
    const unknown = await findUnknown(tx, context, beginning)
    if (unknown) return failFields({ [unknown]: 'choice_unknown' })
    if (!(await hasRoom(tx, context.caller.id))) return fail('changes_full')
    const ids = await chosenIds(tx, context, beginning)
    if (ids.length === 0) return fail('people_none')
    if (ids.length > changeBounds.people) return fail('people_many')
    const { expected_count = ids.length } = beginning
    if (ids.length !== expected_count) return fail('row_changed', { count: ids.length })
    const id = await insertChange(tx, context, { ...beginning, ids })
    await logBegin(tx, context, id, { ...beginning, count: ids.length })
    await context.queue.send(tx, 'user-change', { id })
    return ok({ id })
  })

/** The field that names an institution or a category which the caller does not have. */
async function findUnknown(tx: Transaction, { caller }: CallerContext, target: Target) {
  const { organization_id, category_id } = target
  const scope = ['access_users', 'admin_users'] as const
  if (organization_id && !(await findOrganizationInScope(tx, caller, organization_id, scope)))
    return 'organization_id'
  if (category_id && !(await isUsableCategory(tx, caller, category_id))) return 'category_id'
  return undefined
}

/** Whether a person may have one more running change; two calls at once cannot exceed it. */
async function hasRoom(tx: Transaction, userId: number) {
  await holdForCount(tx, [userId])
  const isOwn = and(eq(userChanges.userId, userId), eq(userChanges.state, 'running'))
  return (await tx.$count(userChanges, isOwn)) < changeBounds.running
}

async function insertChange(
  tx: Transaction,
  { caller, now }: CallerContext,
  { kind, organization_id, category_id, ids }: Beginning & { ids: readonly number[] },
) {
  const [made] = await tx
    .insert(userChanges)
    .values({
      ...{ userId: caller.id, organizationId: caller.organizationId, kind, count: ids.length },
      ...{ targetId: organization_id ?? null, categoryId: category_id ?? null },
      ...{ createdAt: now, progressAt: now },
    })
    .returning({ id: userChanges.id })
  if (!made) throw new Error('a change was not stored')
  await tx.execute(
    sql`insert into ${userChangeRows} (change_id, user_id) select ${made.id}, unnest(${sql.param([...ids])}::int[])`,
  )
  return made.id
}

const logBegin = (
  tx: Transaction,
  { caller, now }: CallerContext,
  entityId: number,
  { kind, organization_id, category_id, count }: Beginning & { count: number },
) =>
  writeLog(tx, now, {
    ...{ action: 'create', entity: 'user_changes', entityId, actorId: caller.id, count },
    newValue: {
      kind,
      ...(organization_id && { organization_id }),
      ...(category_id && { category_id }),
    },
  })

/**
 * Ids outside of the caller's scope are left out, like people who do not exist. Whoever has a result
 * is not among those to remind, unless they are named.
 */
function chosenIds(tx: Transaction, context: CallerContext, { kind, users, filters }: Beginning) {
  const byId = { order_by: 'id', order_direction: 'ASC', ids: users ?? [] } as const
  const lci = filters?.lci ?? (kind === 'remind' ? 'not_done' : undefined)
  return listMatchingIds(tx, context, filters ? { ...filters, lci } : byId, changeBounds.people)
}
