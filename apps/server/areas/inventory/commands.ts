import type { FormDraft } from '@quartet/contract/areas/inventory-forms.ts'
import type { QuestionDraft } from '@quartet/contract/areas/inventory-questions.ts'
import { patternAt } from '@quartet/domain/forms.ts'
import { facetOf, itemCount, openCount, progressOf } from '@quartet/domain/inventory.ts'
import { flagsOf } from '@quartet/domain/quality.ts'
import { missingNumbers, scoresOf } from '@quartet/domain/scoring.ts'
import { hasAccess } from '@quartet/domain/subscription.ts'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'
import { settleTeamsOf } from '../teams/choice-commands.ts'
import { storeScores } from '../users/commands.ts'
import {
  type Attempt,
  findActiveForm,
  findOpenAttempt,
  findRetake,
  finishedAttempts,
  isAnswered,
  lapsedBefore,
  numbersOf,
} from './queries.ts'
import { type answers, attempts, forms, questions } from './tables.ts'

/** The part of the context that the commands use. */
type InventoryContext = Pick<CallerContext, 'db' | 'caller' | 'now' | 'queue' | 'publicUrl'>

/**
 * Returns the open attempt, else the newest finished one. Begins an attempt when there is none, or
 * when a retake is requested and allowed. With an ended subscription no attempt begins, but an open
 * one can be finished, so that no answers are lost (method D30).
 */
export async function openInventory(
  { db, caller, now }: InventoryContext,
  { retake }: { retake: boolean },
) {
  return db.transaction(async (tx) => {
    await lapseOldAttempts(tx, caller.id, now)
    const open = await findOpenAttempt(tx, caller.id, now)
    if (open) return ok({ attempt: open })

    const finished = await finishedAttempts(tx, caller.id)
    const newest = finished[0]
    if (newest && !retake) return ok({ attempt: newest })
    if (!hasAccess(caller.accessState)) return fail('subscription_ended')
    const { allowed, from } = await findRetake(tx, caller.id, now)
    if (!allowed && from) return fail('retake_too_early', { from: from.toISOString() })
    return beginAttempt(tx, caller, now)
  })
}

/** Ends the inventory that a person has begun, because its form is no longer theirs. */
export const lapseOpenAttempts = (tx: Transaction, userId: number, now: Date) =>
  tx
    .update(attempts)
    .set({ lapsedAt: now })
    .where(and(eq(attempts.userId, userId), isNull(attempts.finishedAt), isNull(attempts.lapsedAt)))

const lapseOldAttempts = (tx: Transaction, userId: number, now: Date) =>
  tx
    .update(attempts)
    .set({ lapsedAt: now })
    .where(
      and(
        eq(attempts.userId, userId),
        isNull(attempts.finishedAt),
        isNull(attempts.lapsedAt),
        lt(attempts.startedAt, lapsedBefore(now)),
      ),
    )

async function beginAttempt(tx: Transaction, caller: Caller, now: Date) {
  const form = await findActiveForm(tx, caller.ageGroupId, caller.languageId)
  if (!form) return fail('form_missing')
  const [begun] = await tx
    .insert(attempts)
    .values({ userId: caller.id, formId: form.id, startedAt: now })
    .onConflictDoNothing()
    .returning()

  // another tab was faster: return its attempt
  const attempt = begun ?? (await findOpenAttempt(tx, caller.id, now))
  if (!attempt) throw new Error('an attempt that was begun elsewhere is gone again')
  if (begun)
    await writeLog(tx, now, {
      action: 'create',
      entity: 'attempts',
      entityId: begun.id,
      actorId: caller.id,
      subjectId: caller.id,
    })
  return ok({ attempt })
}

export type AnswerDraft = {
  question_id: number
  value?: number | undefined
  text?: string | undefined
  ms?: number | undefined
}
type AnswerInput = {
  attempt_id: number
  answers: AnswerDraft[]
  assisted?: boolean | undefined
  finished: boolean
}

/**
 * Saves answers of the caller's open attempt, replacing earlier ones: all of them, or none when one
 * is misplaced. `finished` scores the attempt; `items_open` with their numbers when items are open,
 * and the answers are still saved.
 */
export async function saveAnswers(context: InventoryContext, input: AnswerInput) {
  const { db, caller, now } = context
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, caller.id, input.attempt_id)
    if (attempt?.finishedAt) return fail('attempt_finished')
    if (!attempt || attempt.lapsedAt || attempt.startedAt < lapsedBefore(now))
      return fail('attempt_unknown')

    const numbers = await numbersOf(
      tx,
      attempt.formId,
      input.answers.map(({ question_id }) => question_id),
    )
    const foreign = input.answers.filter(({ question_id }) => !numbers.has(question_id))
    if (foreign.length > 0)
      return fail('question_unknown', {
        question_ids: foreign.map(({ question_id }) => question_id),
      })
    const rows = input.answers.map((answer) => ({
      attemptId: attempt.id,
      number: numbers.get(answer.question_id) ?? 0,
      ...columnsOf(answer),
    }))
    const misplaced = rows.filter(({ number, value }) => (value === null) === number <= itemCount)
    if (misplaced.length > 0)
      return fail('answer_misplaced', {
        question_ids: misplaced.map(({ questionId }) => questionId),
      })

    const savedAnswers = await upsertAnswers(tx, attempt.id, rows)
    const assisted = input.assisted ?? attempt.assisted
    const helpChanged = assisted !== attempt.assisted
    if (helpChanged) await tx.update(attempts).set({ assisted }).where(eq(attempts.id, attempt.id))
    const entries: LogEntry[] = []
    if (rows.length > 0 || helpChanged)
      entries.push({
        action: 'update',
        entity: rows.length > 0 ? 'answers' : 'attempts',
        entityId: attempt.id,
        actorId: caller.id,
        subjectId: caller.id,
        count: Math.max(1, rows.length),
        ...(helpChanged ? { newValue: { assisted } } : {}),
      })

    const open = input.finished ? openNumbers(savedAnswers, attempt.ageGroupId) : []
    if (input.finished && open.length === 0)
      entries.push(await finish(tx, context, { ...attempt, assisted }, savedAnswers))
    await writeLog(tx, now, ...entries)
    if (open.length > 0) return fail('items_open', { numbers: open })
    const progress = progressOf(savedAnswers.filter(isAnswered).length)
    return ok({ progress, finished: input.finished })
  })
}

/**
 * Deletes the caller's open attempt with its answers; a finished one stays. The result before is
 * not touched.
 */
export async function discardAttempt(
  { db, caller, now }: InventoryContext,
  { attemptId }: { attemptId: number },
) {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, caller.id, attemptId)
    if (attempt?.finishedAt) return fail('attempt_finished')
    if (!attempt || attempt.lapsedAt) return fail('attempt_unknown')
    await tx.delete(attempts).where(eq(attempts.id, attempt.id))
    await writeLog(tx, now, {
      action: 'delete',
      entity: 'attempts',
      entityId: attempt.id,
      actorId: caller.id,
      subjectId: caller.id,
    })
    return ok()
  })
}

async function lockAttempt(tx: Transaction, userId: number, id: number) {
  const [row] = await tx
    .select({ attempt: attempts, ageGroupId: forms.ageGroupId })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(attempts.id, id), eq(attempts.userId, userId)))
    .for('update', { of: attempts })
  return row && { ...row.attempt, ageGroupId: row.ageGroupId }
}

const columnsOf = ({ question_id, value, text, ms }: AnswerDraft) => ({
  questionId: question_id,
  value: value ?? null,
  text: text ?? null,
  ms: ms ?? null,
})

type AnswerRow = typeof answers.$inferInsert

/**
 * Writes the answers and returns all answers of the attempt, in one round trip. An unchanged
 * answer, as when a page is left and its time becomes known, stays with the question, and so the
 * language, to which it was given (method D3).
 */
async function upsertAnswers(tx: Transaction, attemptId: number, rows: AnswerRow[]) {
  // the last of several answers to one item counts
  const byNumber = [...new Map(rows.map((row) => [row.number, row])).values()]
  const column = (name: keyof AnswerRow) => sql.param(byNumber.map((row) => row[name] ?? null))
  const { rows: saved } = await tx.execute<SavedAnswer>(sql`
    with given as (
      insert into answers (attempt_id, number, question_id, value, text, ms)
      select ${attemptId}::int, * from unnest(${column('number')}::int[], ${column('questionId')}::int[], ${column('value')}::int[], ${column('text')}::text[], ${column('ms')}::int[])
      on conflict (attempt_id, number) do update
      set question_id = case when (excluded.value, excluded.text) is distinct from (answers.value, answers.text) then excluded.question_id else answers.question_id end,
        value = excluded.value, text = excluded.text, ms = coalesce(excluded.ms, answers.ms)
      returning number, value, text, ms
    )
    select number, value, text, ms from given
    union all select number, value, text, ms from answers where attempt_id = ${attemptId} and number <> all(${column('number')}::int[])`)
  return saved
}

type SavedAnswer = Pick<typeof answers.$inferSelect, 'number' | 'value' | 'text' | 'ms'>
type FormAttempt = Attempt & { ageGroupId: 1 | 2 | 3 }

/** Scores an attempt without open items and returns the log entry of the scores. */
async function finish(
  tx: Transaction,
  context: InventoryContext,
  attempt: FormAttempt,
  savedAnswers: SavedAnswer[],
): Promise<LogEntry> {
  const { now } = context
  const values = new Map(
    savedAnswers.flatMap(({ number, value }) => (value === null ? [] : [[number, value] as const])),
  )
  const times = new Map(
    savedAnswers.flatMap(({ number, ms }) => (ms === null ? [] : [[number, ms] as const])),
  )
  const openTexts = Array.from(
    { length: openCount },
    (_, at) => savedAnswers.find(({ number }) => number === itemCount + 1 + at)?.text ?? '',
  )
  const { technical_reasoning: technicalReasoning, ...others } = scoresOf(values)
  const result = { ...others, technicalReasoning }
  const qualityFlags = flagsOf({
    answers: values,
    times,
    open: openTexts,
    ageGroup: attempt.ageGroupId,
    assisted: attempt.assisted,
  })

  await tx
    .update(attempts)
    .set({ ...result, qualityFlags, finishedAt: now })
    .where(eq(attempts.id, attempt.id))
  const before = await storeScores(tx, attempt.userId, {
    ...result,
    source: 'inventory',
    qualityFlags,
    scoredAt: now,
  })
  await settleTeamsOf(tx, context, attempt.userId)
  return {
    action: before ? 'update' : 'create',
    entity: 'scores',
    actorId: attempt.userId,
    subjectId: attempt.userId,
    ...(before ? { oldValue: before } : {}),
    newValue: fourOf(result),
  }
}

/** Numbers of the items without an answer; age group 1 may skip the open questions (method D4). */
const openNumbers = (saved: SavedAnswer[], ageGroupId: 1 | 2 | 3) =>
  missingNumbers(
    new Set(saved.filter(isAnswered).map(({ number }) => number)),
    ageGroupId === 1 ? itemCount : itemCount + openCount,
  )

const fourOf = ({
  sequence,
  precision,
  technicalReasoning,
  confluence,
}: {
  sequence: number
  precision: number
  technicalReasoning: number
  confluence: number
}) => ({
  sequence,
  precision,
  technical_reasoning: technicalReasoning,
  confluence,
})

/**
 * Loads the shipped forms of one language and returns their ids by key; forms that an administrator
 * edited or retired stay as they are.
 */
export async function loadForms(tx: Transaction, loaded: readonly ContentRow<typeof FormDraft>[]) {
  const ids = new Map<string, number>()
  for (const {
    group_key: key,
    age_group_id: ageGroupId,
    language_id: languageId,
    title,
    scale = [],
  } of loaded) {
    await tx
      .insert(forms)
      .values({ title, ageGroupId, languageId, version: 1, status: 'active', scale })
      .onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(forms)
      .where(
        and(
          eq(forms.ageGroupId, ageGroupId),
          eq(forms.languageId, languageId),
          eq(forms.version, 1),
        ),
      )
    if (!row) throw new Error('a form that was just written is gone')
    if (!row.editedAt) await tx.update(forms).set({ title, scale }).where(eq(forms.id, row.id))
    ids.set(key, row.id)
  }
  return ids
}

/**
 * Loads the shipped statements and open questions of the forms of one language; rows that an
 * administrator edited stay as they are.
 */
export async function loadQuestions(
  tx: Transaction,
  loaded: readonly ContentRow<typeof QuestionDraft>[],
) {
  const rows = loaded.map(({ form_id, number, text }) => ({
    ...{ formId: form_id, number, text, pattern: patternAt(number) },
    facet: number <= itemCount ? facetOf(number) : null,
  }))
  await tx
    .insert(questions)
    .values(rows)
    .onConflictDoUpdate({
      target: [questions.formId, questions.number],
      set: { text: sql`excluded.text` },
      setWhere: isNull(questions.editedAt),
    })
}
