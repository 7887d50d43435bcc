import type { FormListQuery, FormView } from '@quartet/contract/areas/inventory-forms.ts'
import type {
  QuestionListQuery,
  QuestionView,
} from '@quartet/contract/areas/inventory-questions.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { type PatternSums, reliabilityOf } from '@quartet/domain/reliability.ts'
import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import { consents } from '../privacy/tables.ts'
import { lapsedBefore } from './queries.ts'
import { answers, attempts, forms, questions } from './tables.ts'

/**
 * Forms of one age group and version are language versions of each other, and so are their
 * questions with the same number (method D3).
 */
const siblings = sql`${forms.ageGroupId} || '/' || ${forms.version}`

const isUntranslated = sql<boolean>`${questions.text} is not distinct from ${questions.copiedText}`

export const formRows = rows<FormView, FormListQuery>({
  table: forms,
  columns: ['title', 'age_group_id', 'language_id', 'version', 'status', 'scale', 'pilot'],
  computed: {
    statements: countIn(1),
    open: countIn(2),
    untranslated: sql`(select count(*)::int from ${questions} where ${questions.formId} = ${forms.id} and ${questions.removed} = 0 and ${isUntranslated})`,
    group_key: siblings,
    order: sql`0`,
  },
  versionKey: siblings,
  uses: {
    people: sql`(select count(distinct user_id)::int from ${attempts} where form_id = ${forms.id})`,
  },
  filters: ['age_group_id', 'status'],
  unique: ['version', 'age_group_id', 'language_id'],
})

function countIn(part: 1 | 2): SQL {
  return sql`(select count(*)::int from ${questions} where ${questions.formId} = ${forms.id} and ${questions.part} = ${part} and ${questions.removed} = 0)`
}

const sameNumber = sql`${siblings} || '/' || ${questions.number}`
const titled = sql`${forms.title} || ' · ' || ${forms.version}`

export const questionRows = rows<QuestionView, QuestionListQuery>({
  table: questions,
  columns: ['form_id', 'number', 'part', 'pattern', 'text'],
  computed: {
    form: titled,
    age_group_id: sql`${forms.ageGroupId}`,
    untranslated: isUntranslated,
    language_id: sql`${forms.languageId}`,
    group_key: sameNumber,
    order: sql`${questions.number}`,
  },
  joins: sql`join ${forms} on ${forms.id} = ${questions.formId} and ${forms.removed} = 0`,
  language: sql`${forms.languageId}`,
  versionKey: sameNumber,
  isMissing: isUntranslated,
  uses: {
    answers: sql`(select count(*)::int from ${answers} where question_id = ${questions.id})`,
  },
  sorts: { form: titled, language_id: sql`${forms.languageId}` },
  filters: ['form_id', 'pattern', 'part'],
  unique: ['number', 'form_id'],
})

/** The newest forms, as choices for a reference or for a copy of the same age. */
export const formChoices = (db: Reader) =>
  db
    .select({
      value: sql<string>`${forms.id}::text`,
      title: sql<string>`${titled}`,
      language_id: forms.languageId,
      age_group_id: forms.ageGroupId,
    })
    .from(forms)
    .where(eq(forms.removed, 0))
    .orderBy(desc(forms.id))
    .limit(1000)

/** Each form with the forms of the same age and version, by language. */
export const siblingForms = sql`
  select one.id, other.language_id, other.id as sibling from ${forms} one
  join ${forms} other on other.age_group_id = one.age_group_id and other.version = one.version and other.removed = 0`

/** The id of the form of the same age and version in another language. */
export async function findSibling(db: Reader, formId: number, languageId: number) {
  const sibling = alias(forms, 'sibling')
  const [row] = await db
    .select({ id: sibling.id })
    .from(forms)
    .innerJoin(
      sibling,
      and(eq(sibling.ageGroupId, forms.ageGroupId), eq(sibling.version, forms.version)),
    )
    .where(and(eq(forms.id, formId), eq(sibling.languageId, languageId), eq(sibling.removed, 0)))
  return row?.id
}

export const questionsOf = (db: Reader, formId: number) =>
  db
    .select({
      id: questions.id,
      number: questions.number,
      part: questions.part,
      text: questions.text,
      pattern: questions.pattern,
      untranslated: isUntranslated,
    })
    .from(questions)
    .where(and(eq(questions.formId, formId), eq(questions.removed, 0)))
    .orderBy(asc(questions.number))

/** The active form of an age group in this language, without the fallback to English. */
export async function activeFormOf(
  db: Reader,
  { age_group_id, language_id }: Pick<FormView, 'age_group_id' | 'language_id'>,
) {
  const [match] = await db
    .select({ id: forms.id, title: forms.title, version: forms.version })
    .from(forms)
    .where(
      and(
        eq(forms.ageGroupId, age_group_id),
        eq(forms.languageId, language_id),
        eq(forms.status, 'active'),
      ),
    )
  return match
}

/**
 * The number of people with an open attempt on a form, and of the answers to its questions. Call it
 * without the tenant scope to count everybody.
 */
export async function impactOf(db: Reader, formId: number, now: Date) {
  const { rows: counts } = await db.execute<{ running: number; answers: number }>(sql`
    select (select count(distinct user_id)::int from attempts
        where form_id = ${formId} and finished_at is null and lapsed_at is null and created_at >= ${lapsedBefore(now).toISOString()}::timestamptz) as running,
      (select count(*)::int from answers a join ${questions} q on q.id = a.question_id where q.form_id = ${formId}) as answers`)
  return counts[0] ?? { running: 0, answers: 0 }
}

const isCounted = sql`purpose = 'research_statistics' and withdrawn_at is null`

/**
 * Sums by form and pattern (method D9) over the newest finished inventory of each person that was
 * answered completely on that form, of people with an open consent to research statistics. The
 * database adds up, so single answers never leave it.
 */
async function readSums(db: Reader) {
  const { rows: sums } = await db.execute<PatternSums & { form_id: number; pattern: Pattern }>(sql`
    with whole as (
      select a.id, a.user_id, a.finished_at, q.form_id from attempts a
      join answers g on g.attempt_id = a.id join ${questions} q on q.id = g.question_id and q.part = 1
      where a.finished_at is not null and a.user_id in (select user_id from ${consents} where ${isCounted}) group by a.id, q.form_id having count(*) = 28
    ), newest as (
      select distinct on (user_id, form_id) id, form_id from whole order by user_id, form_id, finished_at desc, id desc
    ), given as (
      select n.form_id, n.id, g.number, q.pattern, g.value::bigint as value, sum(g.value) over (partition by n.form_id, n.id, q.pattern) as score
      from newest n join answers g on g.attempt_id = n.id join ${questions} q on q.id = g.question_id and q.part = 1
    ), items as (
      select form_id, pattern, number, count(*)::int as n, sum(value)::int as sum, sum(value * value)::int as squares,
        sum(value * score)::int as with_score, sum(score)::int as scores, sum(score * score)::int as score_squares
      from given group by form_id, pattern, number
    )
    select form_id, pattern, min(n) as n, min(scores) as sum, min(score_squares) as squares,
      json_agg(json_build_object('number', number, 'sum', sum, 'squares', squares, 'withScore', with_score) order by number) as items
    from items group by form_id, pattern
    order by form_id, array_position(array['sequence', 'precision', 'technical_reasoning', 'confluence'], pattern)`)
  return Map.groupBy(sums, ({ form_id }) => form_id)
}

type Sums = ReturnType<typeof readSums>
type CachedSums = { finished: number; at: number; counted: Counted; sums: Sums }
const cachedSums = new WeakMap<Reader, CachedSums>()
const hour = 3_600_000

/**
 * Adding up the answers of 100,000 inventories takes seconds. So the sums are cached for an hour at
 * most, and only while fewer than one inventory in a thousand is new and nobody who is counted has
 * withdrawn the consent or was erased.
 */
async function sumsNow(db: Reader, now: Date): Sums {
  const finished = await db.$count(attempts, isNotNull(attempts.finishedAt))
  const cached = cachedSums.get(db)
  if (
    cached &&
    Math.abs(finished - cached.finished) * 1000 < cached.finished &&
    now.getTime() - cached.at < hour &&
    (await readCounted(db, cached.counted.newest)).count === cached.counted.count
  )
    return cached.sums
  const counted = await readCounted(db)
  const sums = readSums(db)
  cachedSums.set(db, { finished, at: now.getTime(), counted, sums })
  sums.catch(() => cachedSums.delete(db)) // the next call tries again
  return sums
}

type Counted = { count: number; newest: number }

/** How many consents are open, up to the one with the id `newest`, and the id of the newest. */
async function readCounted(db: Reader, newest = 2_147_483_647): Promise<Counted> {
  const { rows } = await db.execute<Counted>(sql`
    select count(*)::int as count, coalesce(max(id), 0) as newest from ${consents} where ${isCounted} and id <= ${newest}`)
  return rows[0] ?? { count: 0, newest: 0 }
}

/** How reliably each form that is or was in use measures in its language. */
export async function readQuality(db: Reader, now: Date) {
  const used = await db
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.removed, 0), ne(forms.status, 'draft')))
    .orderBy(forms.ageGroupId, forms.languageId, desc(forms.version))
  const ids = used.map(({ id }) => id)
  const [sums, rows] = await Promise.all([sumsNow(db, now), formRows.find(db, ids)])
  const byId = new Map(rows.map((form) => [form.id, form]))
  return ids.flatMap((id) => {
    const form = byId.get(id)
    const reliabilities = sums.get(id)?.map(({ form_id: _, ...of }) => reliabilityOf(of)) ?? []
    return form ? [{ form, n: reliabilities[0]?.n ?? 0, patterns: reliabilities }] : []
  })
}

/** The ids of the given forms that are or were in use. */
export async function fixedForms(db: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: forms.id })
    .from(forms)
    .where(and(inArray(forms.id, [...ids]), ne(forms.status, 'draft')))
  return new Set(rows.map(({ id }) => id))
}
