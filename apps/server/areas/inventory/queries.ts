import { addDays } from '@quartet/domain/dates.ts'
import { progressOf } from '@quartet/domain/inventory.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { nextRetake } from '@quartet/domain/retakes.ts'
import { and, asc, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { findInvitedAt } from '../reviews/offer-queries.ts'
import { readConfiguration } from '../settings/queries.ts'
import { users } from '../users/tables.ts'
import { answers, attempts, forms, questions } from './tables.ts'

export type Attempt = typeof attempts.$inferSelect

/** An unfinished attempt that began before this can no longer be continued (method D3). */
export const lapsedBefore = (now: Date) => addDays(now, -30)

export async function findOpenAttempt(
  db: Reader,
  userId: number,
  now: Date,
): Promise<Attempt | undefined> {
  const [open] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        isNull(attempts.finishedAt),
        isNull(attempts.lapsedAt),
        gte(attempts.startedAt, lapsedBefore(now)),
      ),
    )
  return open
}

/** The id of the open attempt if it has an answer: without one it counts as not begun. */
export async function findBegunAttempt(db: Reader, userId: number, now: Date) {
  const open = await findOpenAttempt(db, userId, now)
  if (!open) return null
  const rows = await db.select().from(answers).where(eq(answers.attemptId, open.id))
  return rows.some(isAnswered) ? open.id : null
}

/** Finished attempts, newest first. */
export const finishedAttempts = (db: Reader, userId: number): Promise<Attempt[]> =>
  db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.finishedAt)))
    .orderBy(desc(attempts.finishedAt), desc(attempts.id))

/** A finished attempt on the wire. */
export const toAttemptView = (attempt: Attempt) => ({
  id: attempt.id,
  finished_at: attempt.finishedAt?.toISOString() ?? '',
  sequence: attempt.sequence ?? 0,
  precision: attempt.precision ?? 0,
  technical_reasoning: attempt.technicalReasoning ?? 0,
  confluence: attempt.confluence ?? 0,
  quality_flags: attempt.qualityFlags,
})

/** The active form for an age group in the language, else in English. */
export async function findActiveForm(db: Reader, ageGroupId: 1 | 2 | 3, languageId: number) {
  const [form] = await db
    .select()
    .from(forms)
    .where(
      and(
        eq(forms.ageGroupId, ageGroupId),
        eq(forms.status, 'active'),
        sql`${forms.languageId} in (${languageId}, ${defaultLanguageId})`,
      ),
    )
    .orderBy(sql`(${forms.languageId} = ${languageId}) desc`)
    .limit(1)
  return form
}

/**
 * Whether another attempt may begin, and the earliest time for it (method D7). Attempts with the
 * form of another age do not count: whoever moved to the adult form may take it at once.
 */
export async function findRetake(db: Reader, userId: number, now: Date) {
  const finished = await db
    .select({ finishedAt: attempts.finishedAt, qualityFlags: attempts.qualityFlags })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .innerJoin(users, and(eq(users.id, attempts.userId), eq(users.ageGroupId, forms.ageGroupId)))
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.finishedAt)))
  return nextRetake({
    attempts: finished.map(({ finishedAt, qualityFlags }) => ({
      finishedAt: finishedAt ?? now,
      flagged: qualityFlags.length > 0,
    })),
    resetAt: await findInvitedAt(db, userId),
    now,
  })
}

/** A statement is answered by a value, an open question by a text that is not blank. */
export const isAnswered = ({ value, text }: Pick<typeof answers.$inferSelect, 'value' | 'text'>) =>
  value !== null || (text ?? '').trim() !== ''

/**
 * An attempt as its taker sees it: the sibling form in the reader's language if there is one, with
 * the answers from all sibling forms.
 */
export async function showAttempt(db: Reader, attempt: Attempt, languageId: number) {
  const form = await formFor(db, attempt.formId, languageId)
  const { instrument_name } = await readConfiguration(db)
  const [questionRows, answerRows] = await Promise.all([
    db.select().from(questions).where(eq(questions.formId, form.id)).orderBy(asc(questions.number)),
    db.select().from(answers).where(eq(answers.attemptId, attempt.id)).orderBy(asc(answers.number)),
  ])
  const finished = attempt.finishedAt !== null
  const idByNumber = new Map(questionRows.map(({ id, number }) => [number, id]))
  return {
    attempt_id: attempt.id,
    instrument_name,
    form: { id: form.id, title: form.title, scale: form.scale, language_id: form.languageId },
    questions: questionRows.map(({ id, number, text, pattern }) => ({
      id,
      number,
      part: number <= 28 ? (1 as const) : (2 as const),
      text,
      ...(finished && pattern ? { pattern: pattern as Pattern } : {}),
    })),
    answers: answerRows.flatMap(({ number, value, text }) => {
      const question_id = idByNumber.get(number)
      if (question_id === undefined) return []
      return [
        { question_id, ...(value === null ? {} : { value }), ...(text === null ? {} : { text }) },
      ]
    }),
    progress: attempt.answersErasedAt ? 100 : progressOf(answerRows.filter(isAnswered).length),
    finished,
    assisted: attempt.assisted,
  }
}

/**
 * The form to show for an attempt. Forms of one age group and version share item numbers (method
 * D3). A retired sibling is used only for attempts on a retired form.
 */
async function formFor(db: Reader, formId: number, languageId: number) {
  const began = db.$with('began').as(db.select().from(forms).where(eq(forms.id, formId)))
  const [form] = await db
    .with(began)
    .select({ id: forms.id, title: forms.title, scale: forms.scale, languageId: forms.languageId })
    .from(forms)
    .innerJoin(began, and(eq(began.ageGroupId, forms.ageGroupId), eq(began.version, forms.version)))
    .where(
      and(
        sql`(${forms.id} = ${formId} or ${forms.languageId} = ${languageId} and (${forms.status} = 'active' or ${began.status} = 'retired'))`,
        ne(forms.status, 'draft'),
      ),
    )
    .orderBy(sql`(${forms.languageId} = ${languageId}) desc`)
    .limit(1)
  if (!form) throw new Error(`form ${formId} is gone`)
  return form
}

/**
 * Item numbers of questions by id, from any sibling form; questions of other forms are left out.
 */
export async function numbersOf(
  db: Reader,
  formId: number,
  questionIds: readonly number[],
): Promise<Map<number, number>> {
  if (questionIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; number: number }>(sql`
    select q.id, q.number from questions q join forms f on f.id = q.form_id
    join forms began on began.id = ${formId} and began.age_group_id = f.age_group_id and began.version = f.version
    where q.id = any(${sql.param([...questionIds])}::int[]) and f.status <> 'draft'`)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
