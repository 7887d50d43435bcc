import { type Band, bands } from '@quartet/domain/bands.ts'
import { type Classification, classifications, classify, degreesOf } from '@quartet/domain/classification.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import type { QualityFlag } from '@quartet/domain/quality.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../base/db.ts'
import { prepared } from '../../base/prepared.ts'
import { attributes, selectedAttributes } from '../attributes/tables.ts'
import { subscriptions } from '../billing/tables.ts'
import { type CmsPage, pagesOf } from '../cms/queries.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { languages } from '../languages/tables.ts'
import { organizations } from '../organizations/tables.ts'
import { accessEndOf, accessStateOf, longAgo, rightsJoins, stateColumns } from '../roles/queries.ts'
import { scores, users } from '../users/tables.ts'

type Statement = { id: number; title: string; type: Band | 'Sequence'; pattern: Pattern; user_id: number | null; language_id: number }

/** The catalogue of the person's age group and language, English where a version is missing, and the own statements. */
const statements = sql<Statement[]>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'pattern', a.pattern, 'user_id', a.user_id, 'language_id', a.language_id) order by a.pattern, a.type, a."order", a.id), '[]')
  from (
    select distinct on (coalesce(group_key, id::text)) * from ${attributes}
    where removed = 0 and (user_id = ${users.id} or (user_id is null and age_group_id = ${users.ageGroupId} and language_id in (${users.languageId}, ${defaultLanguageId})))
    order by coalesce(group_key, id::text), (language_id = ${users.languageId}) desc
  ) a)`
/** A tick is shown on the version in the person's language, whichever was ticked. */
const ticked = sql<number[]>`(
  select coalesce(json_agg(distinct coalesce(shown.id, a.id)), '[]') from ${selectedAttributes} s
  join ${attributes} a on a.id = s.attribute_id
  left join ${attributes} shown on shown.group_key = a.group_key and shown.language_id = ${users.languageId} and shown.removed = 0
  where s.user_id = ${users.id})`

/** Everything that a profile shows, in one round trip. */
async function findProfile(db: Db, userId: number) {
  const [row] = await prepared(db, 'find_profile', (name) =>
    db
      .select({
        user: users,
        score: scores,
        rtl: languages.rtl,
        organizationName: organizations.name,
        statements,
        ticked,
        ...stateColumns,
      })
      .from(users)
      .innerJoin(languages, eq(languages.id, users.languageId))
      .leftJoin(organizations, rightsJoins.organization)
      .leftJoin(subscriptions, rightsJoins.subscription)
      .leftJoin(scores, eq(scores.userId, users.id))
      .where(eq(users.id, sql.placeholder('userId')))
      .prepare(name),
  ).execute({ userId })
  return row
}

const ageGroupTitles = { 1: '6-12 years old', 2: '13-21 years old', 3: '22 or older' } as const

/** The person as the wire tells them. `scoresToo` false leaves name and progress: staff without the person's consent. Guests go without statements (D29, R12). */
export async function showUser(db: Db, userId: number, now: Date, scoresToo = true, statementsToo = scoresToo, own = true) {
  const row = await findProfile(db, userId)
  if (!row) throw new Error(`user ${userId} is gone`)
  const { user, score, ...more } = row
  const state = accessStateOf(more, now)
  const ends = accessEndOf(more)
  return {
    ...identityOf(user),
    ...(scoresToo ? {} : { about_me: '', job_title: '', topics: [], skills: [] }),
    rtl: row.rtl,
    organization: user.organizationId === null ? null : { id: user.organizationId, name: row.organizationName ?? '' },
    exp_time: ends && ends !== longAgo ? ends.toISOString().slice(0, 10) : null,
    access_state: state,
    erase_from: own ? (user.eraseFrom?.toISOString() ?? null) : null,
    ...resultOf(scoresToo ? score : null),
    scored_at: score?.scoredAt.toISOString() ?? null,
    attributes: statementsToo ? row.statements : [],
    selected_attributes: statementsToo ? row.ticked : [],
  }
}

function identityOf(user: typeof users.$inferSelect) {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    image: user.image,
    age_group: ageGroupTitles[user.ageGroupId],
    age_group_id: user.ageGroupId,
    about_me: user.aboutMe,
    job_title: user.jobTitle,
    topics: user.topics,
    skills: user.skills,
    type: user.type,
    user_status: user.removed === 0 ? (1 as const) : (0 as const),
    removed: user.removed,
    language_id: user.languageId,
    flow_instructions: user.flowInstructions,
    task_instructions: user.taskInstructions,
  }
}

/** Scores with what follows from them; all null before the inventory is finished. */
function resultOf(score: typeof scores.$inferSelect | null) {
  const four = {
    sequence: score?.sequence ?? null,
    precision: score?.precision ?? null,
    technical_reasoning: score?.technicalReasoning ?? null,
    confluence: score?.confluence ?? null,
  }
  const { classification, standard } = classify(four)
  return {
    ...four,
    score_source: score?.source ?? null,
    classification,
    classification_standard: standard,
    user_pattern_classification: degreesOf(four),
    quality_flags: (score?.qualityFlags ?? []) as QualityFlag[],
  }
}

type CardReader = { ageGroupId: 1 | 2 | 3; languageId: number }

const labelKeys: Record<Classification, string> = {
  'Bridge Learner': 'label_bridge',
  'Dynamic Learner': 'label_dynamic',
  'Strong-Willed Learner': 'label_strong_willed',
}
const patternNames: Record<Pattern, { name: string; short: string; colour: string }> = {
  sequence: { name: 'Sequence', short: 'S', colour: 'blue' },
  precision: { name: 'Precision', short: 'P', colour: 'green' },
  technical_reasoning: { name: 'Technical Reasoning', short: 'T', colour: 'orange' },
  confluence: { name: 'Confluence', short: 'C', colour: 'magenta' },
}

/** The texts of the profile page in the reader's language, for the age group of the person whose profile it is. */
export async function profileCards(db: Reader, reader: CardReader, own: Record<Pattern, number | null>) {
  const keys = ['profile_cards', 'label_provisional', ...Object.values(labelKeys), ...patterns.map((pattern) => `band_${pattern}`)]
  const pages = await pagesOf(db, keys, reader)
  const told = (key: string) => toldBy(pages.find((page) => page.key === key))
  return {
    cards: patterns.map((pattern, at) => cardOf(pages, pattern, at + 1, own[pattern])),
    definitions: Object.fromEntries(classifications.map((label) => [label, told(labelKeys[label])])) as Record<Classification, Told>,
    provisional: told('label_provisional'),
  }
}

type Told = { body: string; language_id: number }
const toldBy = (page: CmsPage | undefined): Told => page ?? { body: '', language_id: defaultLanguageId }

function cardOf(pages: CmsPage[], pattern: Pattern, order: number, number: number | null) {
  const page = pages.find((one) => one.key === 'profile_cards' && one.order === order)
  const { name, short, colour } = patternNames[pattern]
  const bandText = (at: number) => toldBy(pages.find((one) => one.key === `band_${pattern}` && one.order === at + 1))
  return {
    name,
    short_name: short,
    number_key: pattern,
    number,
    second_title: page?.title ?? '',
    visible: false,
    items: itemsOf(page?.body ?? ''),
    language_id: page?.language_id ?? defaultLanguageId,
    colour,
    bands: Object.fromEntries(bands.map((band, at) => [band, bandText(at)])) as Record<Band, Told>,
  }
}

/** The list items of a cleaned body, as text. */
const itemsOf = (html: string) =>
  [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
    item
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .trim(),
  )

export const findScores = async (db: Reader, userId: number) => {
  const [row] = await db.select().from(scores).where(eq(scores.userId, userId))
  return resultOf(row ?? null)
}
