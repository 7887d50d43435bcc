import type { Area } from '@quartet/domain/areas.ts'
import { type Band, bands } from '@quartet/domain/bands.ts'
import {
  type Classification,
  classifications,
  classify,
  degreesOf,
} from '@quartet/domain/classification.ts'
import { accessEndOf, accessStateOf, longAgo } from '@quartet/domain/cover.ts'
import type { TaskStatus } from '@quartet/domain/drill.ts'
import { type Pattern, patterns, perPattern } from '@quartet/domain/patterns.ts'
import type { QualityFlag } from '@quartet/domain/quality.ts'
import { assumedError } from '@quartet/domain/reliability.ts'
import { type ProfilePart, profileParts } from '@quartet/domain/visibility.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../db/db.ts'
import { prepared } from '../../db/prepared-statement.ts'
import { fourOf, statementColumns, statementsOf } from '../attributes/queries.ts'
import { subscriptions } from '../billing/tables.ts'
import { tickedColumn } from '../career/queries.ts'
import { type CmsPage, pagesOf } from '../cms/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { attempts, forms } from '../inventory/tables.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { languages } from '../languages/tables.ts'
import { rightsJoins, stateColumns } from '../roles/rights-queries.ts'
import { factorDueFrom, lacksFactorSince } from '../second-factor/duty-queries.ts'
import { teamColumns } from '../teams/choice-queries.ts'
import { contractErasureDay, isInstitutions } from '../users/queries.ts'
import { scores, users } from '../users/tables.ts'

/** The error of the form of the newest finished attempt; null while it is not known. */
const newestFormsError = sql<number | null>`(select ${forms.scoreError} from ${attempts}
  join ${forms} on ${forms.id} = ${attempts.formId}
  where ${attempts.userId} = ${users.id} and ${attempts.finishedAt} is not null
  order by ${attempts.finishedAt} desc limit 1)`

type OwnTask = { id: number; name: string; area: Area; status: TaskStatus }
const newestTasks = sql<
  OwnTask[]
>`(select coalesce(json_agg(t), '[]') from (select id, name, area, status from tasks t
  where t.user_id = users.id and t.removed = 0 order by id desc limit 20) t)`

/**
 * Everything a profile shows, in one round trip. The statement catalogue is represented only by its
 * version.
 */
async function findProfile(db: Db, userId: number) {
  const [row] = await prepared(db, 'find_profile', (name) =>
    db
      .select({
        user: users,
        score: scores,
        rtl: languages.rtl,
        organizationName: organizations.name,
        promoCode: organizations.promoCode,
        classroomId: sql<
          string | null
        >`(select student_classroom_id from classroom_links l where l.user_id = users.id)`,
        tasks: newestTasks,
        tasksCount: sql<number>`(select count(*)::int from tasks t where t.user_id = users.id and t.removed = 0)`,
        careerStatements: tickedColumn,
        contractEraseFrom:
          sql`case when ${isInstitutions} and ${organizations.eraseMembersFrom} is not null then ${contractErasureDay} end`.mapWith(
            users.contractToldFor,
          ),
        familyType: sql<
          1 | 2 | null
        >`case when exists (select from families f where f.admin_id = users.id) then 1 when ${stateColumns.inFamily} then 2 end`,
        scoreError: newestFormsError,
        lacksFactorSince,
        ...statementColumns,
        ...teamColumns,
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

/** The parts that the reader may see, and whether the reader is the person. */
type ProfileReader = { seen?: readonly ProfilePart[]; own?: boolean }

/**
 * The wire form of a person for a reader; fields that the reader may not see are null or empty.
 * Name and progress are always included.
 */
export async function showUser(
  db: Db,
  userId: number,
  now: Date,
  { seen = profileParts, own = true }: ProfileReader = {},
) {
  const row = await findProfile(db, userId)
  if (!row) throw new Error(`user ${userId} is gone`)
  const { user, score, ...more } = row
  const sees = (part: ProfilePart) => seen.includes(part)
  const ends = sees('plan') ? accessEndOf(more, now) : null
  const statementsView = sees('statements')
    ? await statementsOf(db, { ...more, ...user }, fourOf(score))
    : undefined
  return {
    ...identityOf(user),
    ...(sees('address') ? {} : { email: null }),
    ...(sees('words') ? {} : { about_me: '', job_title: '', topics: [], skills: [] }),
    rtl: row.rtl,
    organization:
      user.organizationId === null
        ? null
        : { id: user.organizationId, name: row.organizationName ?? '' },
    organization_promo_code: own ? row.promoCode : null,
    student_classroom_id: own ? row.classroomId : null,
    exp_time: ends && ends !== longAgo ? ends.toISOString().slice(0, 10) : null,
    access_state: sees('plan') ? accessStateOf(more, now) : null,
    erase_from: own ? (user.eraseFrom?.toISOString() ?? null) : null,
    contract_erase_from: own ? (row.contractEraseFrom?.toISOString() ?? null) : null,
    second_factor_from: own ? (factorDueFrom(row.lacksFactorSince)?.toISOString() ?? null) : null,
    ...resultOf(sees('scores') ? score : null),
    score_error: row.scoreError ?? assumedError,
    scored_at: score?.scoredAt.toISOString() ?? null,
    attributes: statementsView?.statements ?? [],
    selected_attributes: statementsView?.ticked ?? [],
    my_career_statements: sees('statements') ? row.careerStatements : [],
    tasks: sees('tasks') ? row.tasks : [],
    tasks_count: sees('tasks') ? row.tasksCount : null,
    my_team_statements: own ? row.teamStatements : [],
    family_type: sees('plan') ? row.familyType : null,
    is_own_team: own && row.leadsTeam,
    sees: [...seen],
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

export const noScores = perPattern(() => null)

/** Scores with bands and label; all null before the inventory is finished. */
function resultOf(score: typeof scores.$inferSelect | null) {
  const four = fourOf(score) ?? noScores
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

/**
 * The texts of the profile page in the reader's language, for the age group of the profile's owner.
 */
export async function profileCards(
  db: Reader,
  reader: CardReader,
  own: Record<Pattern, number | null>,
) {
  const keys = [
    'profile_cards',
    ...['', '_other'].flatMap((ending) =>
      ['label_provisional', ...Object.values(labelKeys)].map((key) => `${key}${ending}`),
    ),
    ...patterns.map((pattern) => `band_${pattern}`),
  ]
  const pages = await pagesOf(db, keys, reader)
  return {
    cards: patterns.map((pattern, at) => cardOf(pages, pattern, at + 1, own[pattern])),
    ...definitionsOf(pages, ''),
    of_others: definitionsOf(pages, '_other'),
  }
}

const textOf = (pages: CmsPage[], key: string) => toTextView(pages.find((page) => page.key === key))

const definitionsOf = (pages: CmsPage[], ending: '' | '_other') => ({
  definitions: Object.fromEntries(
    classifications.map((label) => [label, textOf(pages, `${labelKeys[label]}${ending}`)]),
  ) as Record<Classification, TextView>,
  provisional: textOf(pages, `label_provisional${ending}`),
})

type TextView = { body: string; language_id: number }
const toTextView = (page: CmsPage | undefined): TextView =>
  page ?? { body: '', language_id: defaultLanguageId }

function cardOf(pages: CmsPage[], pattern: Pattern, order: number, number: number | null) {
  const page = pages.find((one) => one.key === 'profile_cards' && one.order === order)
  const { name, short, colour } = patternNames[pattern]
  const bandText = (at: number) =>
    toTextView(pages.find((one) => one.key === `band_${pattern}` && one.order === at + 1))
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
    bands: Object.fromEntries(bands.map((band, at) => [band, bandText(at)])) as Record<
      Band,
      TextView
    >,
  }
}

/** The list items of a cleaned body, as plain text. */
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
