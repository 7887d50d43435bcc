import { randomUUID } from 'node:crypto'
import type { AttributeDraft } from '@quartet/contract/areas/attributes.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { ownStatements, type StatementType } from '@quartet/domain/plp.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { insertMany, loadMany, updateMany } from '../../lists/row-writes.ts'
import { fail, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import { countOwn, findTicks, keysOf, type Statement } from './queries.ts'
import { attributes, attributeTables, selectedAttributes } from './tables.ts'

/** Either the whole list, or only the changes to it. */
type Change = { selected_attributes?: number[] | undefined; ticked: number[]; unticked: number[] }

/**
 * Ticks and unticks the requested statements and leaves the rest, also under concurrent calls.
 * Changes nothing when one of the statements is unknown to the person. An unticked order note stays
 * unticked whatever its rank.
 */
export async function saveTicks(
  { db, caller, now }: CallerContext,
  { personId, change }: { personId: number; change: Change },
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, personId)
    const { statements, ticked } = await findTicks(db, tx, personId)
    const named = [...(change.selected_attributes ?? []), ...change.ticked, ...change.unticked]
    const keys = await keysOf(tx, personId, [...named, ...statements.map(({ id }) => id)])
    const shown = new Map(statements.map((statement) => [keys.get(statement.id) ?? '', statement]))
    const shownOf = (id: number) => shown.get(keys.get(id) ?? 'none')
    const unknown = named.filter((id) => shownOf(id) === undefined)
    if (unknown.length > 0)
      return fail('statement_unknown', { attribute_ids: [...new Set(unknown)] })

    const idsOf = (ids: readonly number[]) => ids.flatMap((id) => shownOf(id)?.id ?? [])
    const targets = new Set(change.selected_attributes ? idsOf(change.selected_attributes) : ticked)
    for (const id of idsOf(change.ticked)) targets.add(id)
    for (const id of idsOf(change.unticked)) targets.delete(id)
    const changed = statements.filter(({ id }) => targets.has(id) !== ticked.includes(id))
    if (changed.length > 0) {
      await saveMarks(tx, personId, changed, targets)
      await writeLog(tx, now, {
        action: 'update',
        entity: 'selected_attributes',
        actorId: caller.id,
        subjectId: personId,
        count: changed.length,
      })
    }
    return ok({ ticked: [...targets].sort((one, other) => one - other) })
  })
}

/** Stores one row per statement, replacing a row that was made on another language version. */
async function saveMarks(tx: Transaction, userId: number, changed: Statement[], ids: Set<number>) {
  const mine = changed.map(({ id }) => id)
  const keys = tx
    .select({ key: attributes.groupKey })
    .from(attributes)
    .where(inArray(attributes.id, mine))
  const versions = tx
    .select({ id: attributes.id })
    .from(selectedAttributes)
    .innerJoin(attributes, eq(attributes.id, selectedAttributes.attributeId))
    .where(and(eq(selectedAttributes.userId, userId), inArray(attributes.groupKey, keys)))
  await tx
    .delete(selectedAttributes)
    .where(
      and(eq(selectedAttributes.userId, userId), inArray(selectedAttributes.attributeId, versions)),
    )

  const noted = changed.filter(
    ({ id, type, user_id }) => ids.has(id) || (type === 'Sequence' && user_id === null),
  )
  const rows = noted.map(({ id }) => ({ userId, attributeId: id, ticked: ids.has(id) }))
  if (rows.length > 0) await tx.insert(selectedAttributes).values(rows)
}

type Draft = { title: string; type: StatementType; pattern: Pattern }
/** The logged values; the title stays out of the log. */
const loggedDraft = ({ type, pattern }: Draft) => ({ type, pattern })

/**
 * Adds an own statement in the language of the account, already ticked; `statements_full` when the
 * person has reached the maximum.
 */
export async function addStatement(
  { db, caller, now }: CallerContext,
  { personId, ...draft }: Draft & { personId: number },
) {
  return db.transaction(async (tx) => {
    const person = await lockUser(tx, personId)
    if (!person) throw new Error(`user ${personId} is gone`)
    if ((await countOwn(tx, personId)) >= ownStatements.most) return fail('statements_full')
    const { ageGroupId, languageId } = person
    const values = { age_group_id: ageGroupId, language_id: languageId, user_id: personId }
    const [id] = await insertMany(tx, attributeTables, [
      { group_key: randomUUID(), ...draft, ...values },
    ])
    const added = await readStatement(tx, id)
    await tx.insert(selectedAttributes).values({ userId: personId, attributeId: added.id })
    await writeLog(tx, now, entryOf(caller, 'create', added))
    return ok({ attribute: toView(added) })
  })
}

type Row = typeof attributes.$inferSelect

const toView = ({ id, title, type, pattern, userId, languageId }: Row) => ({
  id,
  title,
  type,
  pattern,
  user_id: userId,
  language_id: languageId,
})

const entryOf = (
  caller: Caller,
  action: 'create' | 'update' | 'delete' | 'restore',
  row: Row,
  before?: Row,
): LogEntry => ({
  action,
  entity: 'attributes',
  entityId: row.id,
  actorId: caller.id,
  subjectId: row.userId ?? caller.id,
  ...(before && { oldValue: loggedDraft(before) }),
  newValue: loggedDraft(row),
})

async function readStatement(tx: Transaction, id = 0): Promise<Row> {
  const [row] = await tx.select().from(attributes).where(eq(attributes.id, id))
  if (!row) throw new Error(`statement ${id} is gone`)
  return row
}

/** Selects the statement and locks it until the transaction ends. */
async function holdStatement(tx: Transaction, id: number, removed: 0 | 1) {
  const [row] = await tx
    .select()
    .from(attributes)
    .where(and(eq(attributes.id, id), eq(attributes.removed, removed)))
    .for('update')
  return row
}

async function changeStatement(
  tx: Transaction,
  id: number,
  changes: Partial<Draft & { removed: 0 | 1 }>,
) {
  await updateMany(tx, attributeTables, [{ ...changes, id }])
  return readStatement(tx, id)
}

/** `statement_unknown` when the statement was deleted in the meantime. */
export async function editStatement(
  { db, caller, now }: CallerContext,
  { id, ...draft }: Draft & { id: number },
) {
  return db.transaction(async (tx) => {
    const before = await holdStatement(tx, id, 0)
    if (!before) return fail('statement_unknown')
    const after = await changeStatement(tx, id, draft)
    await writeLog(tx, now, entryOf(caller, 'update', after, before))
    return ok({ attribute: toView(after) })
  })
}

/** Removes the statement from every list; `statement_unknown` when it was already removed. */
export async function removeStatement({ db, caller, now }: CallerContext, { id }: { id: number }) {
  return db.transaction(async (tx) => {
    if (!(await holdStatement(tx, id, 0))) return fail('statement_unknown')
    const after = await changeStatement(tx, id, { removed: 1 })
    await writeLog(tx, now, entryOf(caller, 'delete', after))
    return ok()
  })
}

/** Restores the statement with its tick. */
export async function restoreStatement(
  { db, caller, now }: CallerContext,
  { id, ownerId }: { id: number; ownerId: number },
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, ownerId)
    if (!(await holdStatement(tx, id, 1))) return fail('statement_unknown')
    if ((await countOwn(tx, ownerId)) >= ownStatements.most) return fail('statements_full')
    const after = await changeStatement(tx, id, { removed: 0 })
    await writeLog(tx, now, entryOf(caller, 'restore', after))
    return ok({ attribute: toView(after) })
  })
}

/** Loads the catalogue statements of one language. */
export const loadStatements = (
  tx: Transaction,
  loaded: readonly ContentRow<typeof AttributeDraft>[],
) => loadMany(tx, attributeTables, loaded)
