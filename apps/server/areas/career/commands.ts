import type {
  CareerQuestionDraft,
  CareerStatementDraft,
} from '@quartet/contract/areas/career-catalogue.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { loadMany } from '../../lists/row-writes.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import { findCareer, findWorker, keysOf } from './queries.ts'
import {
  careerStatementQuestions as questions,
  questionTables,
  selectedCareerStatements as selected,
  statementTables,
} from './tables.ts'

/** Either the whole list, or only the changes to it. */
type Change = { my_career_statements?: number[] | undefined; ticked: number[]; unticked: number[] }

/**
 * Ticks and unticks the requested statements and leaves the rest, also under concurrent calls.
 * Changes nothing when one of the statements is unknown.
 */
export async function saveTicks(
  { db, caller, now }: CallerContext,
  { personId, change }: { personId: number; change: Change },
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, personId)
    const worker = await findWorker(tx, personId)
    if (!worker) throw new Error(`user ${personId} is gone`)
    const { placed, ticked } = await findCareer(tx, worker)
    const shown = new Map(placed.map(({ key, statement }) => [key, statement.id]))
    const named = [...(change.my_career_statements ?? []), ...change.ticked, ...change.unticked]
    const keys = await keysOf(tx, named)
    const shownOf = (id: number) => shown.get(keys.get(id) ?? '')
    const unknown = named.filter((id) => shownOf(id) === undefined)
    if (unknown.length > 0)
      return fail('statement_unknown', { attribute_ids: [...new Set(unknown)] })

    const idsOf = (ids: readonly number[]) => ids.flatMap((id) => shownOf(id) ?? [])
    const targets = new Set(
      change.my_career_statements ? idsOf(change.my_career_statements) : ticked,
    )
    for (const id of idsOf(change.ticked)) targets.add(id)
    for (const id of idsOf(change.unticked)) targets.delete(id)
    const keysWhere = (isTicked: boolean) =>
      placed
        .filter(
          ({ statement: { id } }) =>
            targets.has(id) === isTicked && ticked.includes(id) !== isTicked,
        )
        .map(({ key }) => key)
    const [added, removed] = [keysWhere(true), keysWhere(false)]
    if (added.length + removed.length > 0) {
      await writeTicks(tx, personId, { added, removed })
      await writeLog(tx, now, {
        action: 'update',
        entity: 'selected_career_statements',
        actorId: caller.id,
        subjectId: personId,
        count: added.length + removed.length,
      })
    }
    return ok({ ticked: [...targets].sort((one, other) => one - other) })
  })
}

async function writeTicks(
  tx: Transaction,
  userId: number,
  { added, removed }: { added: string[]; removed: string[] },
) {
  if (removed.length > 0)
    await tx
      .delete(selected)
      .where(and(eq(selected.userId, userId), inArray(selected.groupKey, removed)))
  if (added.length > 0)
    await tx.insert(selected).values(added.map((groupKey) => ({ userId, groupKey })))
}

/**
 * Loads the questions of the Personal Work Profile in one language and returns their ids by key.
 */
export async function loadCareerQuestions(
  tx: Transaction,
  languageId: number,
  loaded: readonly ContentRow<typeof CareerQuestionDraft>[],
) {
  await loadMany(tx, questionTables, loaded)
  const existing = await tx.select().from(questions).where(eq(questions.languageId, languageId))
  return new Map(existing.map(({ groupKey, id }) => [groupKey, id]))
}

/** Loads the statements of the Personal Work Profile in one language. */
export const loadCareerStatements = (
  tx: Transaction,
  loaded: readonly ContentRow<typeof CareerStatementDraft>[],
) => loadMany(tx, statementTables, loaded)
