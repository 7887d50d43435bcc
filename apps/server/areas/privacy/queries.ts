import { type ConsentPurpose, consentPurposes, consentsAlone } from '@quartet/domain/consent.ts'
import { type ConsentScreen, consentKeysOf, consentScreens } from '@quartet/domain/consent-texts.ts'
import { addDays, addMonths } from '@quartet/domain/dates.ts'
import { type StoredKind, storedKinds, storedUntil } from '@quartet/domain/own-data.ts'
import { isDrawn } from '@quartet/domain/pictures.ts'
import {
  ageSeenOf,
  type ProfilePart,
  partsSeen,
  profileParts,
  sharedBy,
} from '@quartet/domain/visibility.ts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { SavedKind } from '../../files/files.ts'
import { type Caller, grantOf, holds } from '../../security/caller.ts'
import { sha256Of } from '../../security/tokens.ts'
import { subscriptions } from '../billing/tables.ts'
import { awaitsResults, doesAwaitResults } from '../class-sessions/hold-queries.ts'
import { pagesOf } from '../cms/queries.ts'
import { clientFacilitators } from '../coaching/tables.ts'
import { knownContacts } from '../contacts/queries.ts'
import { exports } from '../exports/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { invitationsOf } from '../invitations/queries.ts'
import { defaultLanguageId, findLanguage, findPublishedLanguage } from '../languages/queries.ts'
import { languages } from '../languages/tables.ts'
import { shownTextsOf } from '../localization/queries.ts'
import { roles, userRoles } from '../roles/tables.ts'
import type { Retention } from '../settings/queries.ts'
import { shareLinks } from '../sharing/tables.ts'
import { contractErasureDay, isInstitutions, relationTo } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { consents, consentTexts, erasureOrders, profileViews } from './tables.ts'

async function hasConsent(db: Reader, userId: number, purpose: ConsentPurpose) {
  const [consent] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)),
    )
    .limit(1)
  return consent !== undefined
}

/** What a class session holds back from the person until the results are opened. */
const partsOfResult: readonly ProfilePart[] = ['scores', 'answers', 'statements']

/** Guests have no statements (method 4.1). */
async function ownPartsOf(db: Reader, caller: Caller, now: Date) {
  const isHeld = await doesAwaitResults(db, caller.id, now)
  return profileParts.filter(
    (part) =>
      !(isHeld && partsOfResult.includes(part)) &&
      (part !== 'statements' || !holds(caller, 'guest')),
  )
}

/**
 * Which parts of the profile of a person in scope a caller may see. Answers of others also require
 * show_lci (method 4.1).
 */
export async function partsSeenBy(
  db: Reader,
  caller: Caller,
  personId: number,
  now: Date,
): Promise<readonly ProfilePart[]> {
  const relation = relationTo(caller, personId)
  if (relation === 'self') return ownPartsOf(db, caller, now)
  if (relation === 'platform') return profileParts
  const [person] = await db
    .select({ ageGroupId: users.ageGroupId, turns18In: users.turns18In })
    .from(users)
    .where(eq(users.id, personId))
  if (!person) return []
  const purpose = sharedBy[relation]
  const shares = purpose !== undefined && (await hasConsent(db, personId, purpose))
  const parts = partsSeen(
    relation,
    ageSeenOf(person.ageGroupId, person.turns18In, now.getUTCFullYear()),
    shares,
  )
  const mayReadAnswers = ['organization', 'all'].includes(
    grantOf(caller, 'show_lci')?.scope ?? 'own',
  )
  return parts.filter((part) => part !== 'answers' || mayReadAnswers)
}

/**
 * SQL condition for lists of `users`: whether the caller may see the scores of a row, which are the
 * caller's own unless a class session holds them back, those shared with the institution, or all.
 */
export function scoresSeen({ caller, now }: { caller: Caller; now: Date }): SQL {
  const isOpen = sql`(users.id <> ${caller.id} or not ${awaitsResults(sql`${caller.id}::int`, now)})`
  if (grantOf(caller, 'access_users')?.scope === 'all') return isOpen
  return sql`(${isOpen} and (users.id = ${caller.id} or exists (select from ${consents} c
    where c.user_id = users.id and c.purpose = ${sharedBy.institution} and c.withdrawn_at is null)))`
}

/**
 * Who read the profile of a person: the first read per reader and day, newest first. `limit` is
 * inclusive.
 */
export async function showViews(
  db: Reader,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const mine = eq(profileViews.userId, userId)
  const rows = await db
    .select({
      view: profileViews,
      name: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(profileViews)
    .leftJoin(users, eq(users.id, profileViews.viewerId))
    .where(mine)
    .orderBy(desc(profileViews.at), desc(profileViews.id))
    .offset(offset)
    .limit(limit + 1)
  return {
    list: rows.map(({ view: { id, relation, at }, name }) => ({
      id,
      name,
      relation,
      at: at.toISOString(),
    })),
    count: await db.$count(profileViews, mine),
  }
}

/**
 * The purposes a person can consent to; facilitator_scores requires an institution, or a facilitator
 * of one's own.
 */
export const purposesOfInstitution = (
  organizationId: number | null,
  hasFacilitator = false,
): ConsentPurpose[] =>
  consentPurposes.filter(
    (purpose) => purpose !== 'facilitator_scores' || organizationId !== null || hasFacilitator,
  )

const hasFacilitator = async (db: Reader, userId: number) =>
  (await db.$count(clientFacilitators, eq(clientFacilitators.clientId, userId))) > 0

/**
 * The purposes a person may consent to alone at `now`; withdrawing is always allowed. Throws if the
 * user does not exist.
 */
export async function purposesToGive(
  db: Reader,
  userId: number,
  now: Date,
): Promise<readonly ConsentPurpose[]> {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new Error(`user ${userId} is gone`)
  return consentsAlone(person, now.getUTCFullYear())
    ? purposesOfInstitution(person.organizationId, await hasFacilitator(db, userId))
    : []
}

/** Identifies the texts that a page has shown, as sent back with the consent. */
export type ShownWords = { digest: string; language_id: number }
type WordsQuery = { screen: ConsentScreen; purposes: readonly ConsentPurpose[]; languageId: number }
export type ConsentWords = Awaited<ReturnType<typeof readConsentWords>>

/**
 * The current texts of a consent screen, in a published language or else English. `texts` are those
 * of the screen itself, `text` also has the linked pages.
 */
export async function readConsentWords(db: Reader, { screen, purposes, languageId }: WordsQuery) {
  const language =
    (await findPublishedLanguage(db, languageId)) ?? (await findLanguage(db, defaultLanguageId))
  if (!language) throw new Error('there is no English')
  const texts = await shownTextsOf(db, language, consentKeysOf(screen, purposes))
  const pages = await pagesOf(db, consentScreens[screen].pages, {
    ageGroupId: null,
    languageId: language.id,
  })
  const read = pages.flatMap(({ key, order, title, body }) => [
    [`page/${key}/${order}/title`, title],
    [`page/${key}/${order}/body`, body],
  ])
  const text: Record<string, string> = { ...texts, ...Object.fromEntries(read) }
  return {
    digest: digestOfWords(language.locale, text),
    languageId: language.id,
    locale: language.locale,
    texts,
    text,
  }
}

/** Recomputable from the locale and the texts alone. */
export const digestOfWords = (locale: string, text: Readonly<Record<string, string>>) =>
  sha256Of(`${locale}\n${JSON.stringify(text)}`)

/** As sent to a page, without the linked pages. */
export const toConsentTexts = ({ digest, languageId, texts }: ConsentWords) => ({
  digest,
  language_id: languageId,
  texts,
})

/** The consents of a person, newest first. */
export async function listConsents(db: Reader, userId: number) {
  const rows = await db
    .select({ consent: consents, school: organizations.name, language: consentTexts.language })
    .from(consents)
    .leftJoin(organizations, eq(organizations.id, consents.organizationId))
    .leftJoin(consentTexts, eq(consentTexts.digest, consents.textDigest))
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
  return rows.map(({ consent, school, language }) => ({
    id: consent.id,
    purpose: consent.purpose,
    by: consent.by,
    by_name: consent.guardianEmail ?? school,
    how: consent.how,
    text_version: consent.textVersion,
    text_digest: consent.textDigest,
    language,
    given_at: consent.givenAt.toISOString(),
    withdrawn_at: consent.withdrawnAt?.toISOString() ?? null,
  }))
}

/**
 * The texts of one consent of a person, with names filled in; undefined for an unknown consent or
 * one without stored texts.
 */
export async function findConsentWords(db: Reader, userId: number, consentId: number) {
  const [row] = await db
    .select({
      words: consentTexts,
      tag: languages.tag,
      rtl: languages.rtl,
      name: users.firstName,
      institution: organizations.name,
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.digest, consents.textDigest))
    .innerJoin(users, eq(users.id, consents.userId))
    .leftJoin(
      organizations,
      eq(organizations.id, sql`coalesce(${consents.organizationId}, ${users.organizationId})`),
    )
    .leftJoin(languages, eq(languages.locale, consentTexts.language))
    .where(and(eq(consents.userId, userId), eq(consents.id, consentId)))
  if (!row) return undefined
  const { words, name, institution } = row
  const values: Readonly<Record<string, string | null>> = { name, names: name, institution }
  const fill = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, gap: string) => values[gap] ?? '…')
  return {
    ...{
      digest: words.digest,
      language: words.language,
      tag: row.tag ?? words.language,
      rtl: row.rtl ?? 0,
    },
    texts: Object.entries(words.text).map(([key, text]) => ({
      key,
      text: key.startsWith('page/') ? text : fill(text),
    })),
  }
}

/** The consents of a person, the state of each purpose, and the texts for giving consent. */
export async function showConsents(
  db: Reader,
  { id, organizationId }: Caller,
  languageId: number,
  now: Date,
) {
  const ledger = await listConsents(db, id)
  const mayGive = await purposesToGive(db, id, now)
  const open = ledger.flatMap(({ purpose, withdrawn_at }) => (withdrawn_at ? [] : [purpose]))
  const words =
    mayGive.length > 0
      ? await readConsentWords(db, { screen: 'settings', purposes: mayGive, languageId })
      : undefined
  const offered = purposesOfInstitution(organizationId, await hasFacilitator(db, id))
  const shown = consentPurposes.filter(
    (purpose) => open.includes(purpose) || offered.includes(purpose),
  )
  return {
    consents: ledger,
    consent_texts: words ? toConsentTexts(words) : null,
    purposes: shown.map((purpose) => ({
      purpose,
      given: open.includes(purpose),
      may_give: mayGive.includes(purpose),
    })),
  }
}

/**
 * The files about a person, by kind; every kind of file that can be about people must be listed
 * here.
 */
export async function filesOf(db: Reader, { id, image }: { id: number; image: string | null }) {
  const written = await db
    .select({ file: exports.file })
    .from(exports)
    .where(eq(exports.userId, id))
  const linked = await db
    .select({ pdf: shareLinks.pdfFile, pages: shareLinks.pagesFile })
    .from(shareLinks)
    .where(or(eq(shareLinks.userId, id), eq(shareLinks.personId, id)))
  const shared = linked.flatMap(({ pdf, pages }) => [pdf, pages]).filter((name) => name !== null)
  return [
    { kind: 'avatars' as const, names: image === null || isDrawn(image) ? [] : [image] },
    { kind: 'exports' as const, names: written.map(({ file }) => file) },
    { kind: 'shared' as const, names: shared },
  ]
}

/** Finds the people with these log aliases. */
export const findByAliases = (db: Reader, aliases: string[]) =>
  db
    .select({ id: users.id, image: users.image })
    .from(users)
    .where(inArray(users.logAlias, aliases))

/** Queries for the files that rows of people, courses and pages reference, which a backup includes. */
export const savedFiles = {
  avatars: `select image as name from public.users where image ~ '^[A-Za-z0-9_-]{32}[.]webp$' order by 1`,
  courses: `select file as name from public.course_files order by 1`,
  pages: `select distinct found[1] as name from public.cms, regexp_matches(body_html, '/api/cms/picture/([a-f0-9]{32}[.]webp)', 'g') found order by 1`,
} satisfies Record<SavedKind, string>

/**
 * Whether the erasure of a person is scheduled, by request or with the institution, and whether
 * requesting it needs a password.
 */
export async function showErasure(db: Reader, userId: number) {
  const [person] = await db
    .select({
      eraseFrom: users.eraseFrom,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId))
  const contract = await findContractErasure(db, userId)
  return {
    erase_from: person?.eraseFrom?.toISOString() ?? null,
    contract: contract
      ? { institution: contract.institution, erase_from: contract.eraseFrom.toISOString() }
      : null,
    has_password: person?.hasPassword ?? false,
  }
}

/**
 * The address of the guardian who consented and may see the stored data; null without a guardian,
 * or when the person may consent alone.
 */
export async function guardianWhoSees(db: Reader, userId: number, now: Date) {
  const [person] = await db
    .select({
      ...getTableColumns(users),
      guardian: sql<string | null>`(
      select guardian_email from consent_requests where user_id = users.id and state = 'given')`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return person && !consentsAlone(person, now.getUTCFullYear()) ? person.guardian : null
}

/**
 * The institution whose contract ended and the day from which this person's data is erased with it,
 * if any.
 */
export async function findContractErasure(db: Reader, userId: number) {
  const [record] = await db
    .select({ institution: organizations.name, eraseFrom: contractErasureDay })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(eq(users.id, userId), isNotNull(organizations.eraseMembersFrom), isInstitutions))
  return record
}

/**
 * The number of rows of each kind stored about a person, and the retention of each (method D45).
 */
export async function listStoredData(db: Reader, userId: number) {
  const of = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where user_id = ${userId})`
  const { rows } = await db.execute<Record<StoredKind, number>>(sql`
    select 1 as account, ${of('sessions')} as sessions, ${of('identities')} as sign_ins,
      (select count(*)::int from authenticators where user_id = ${userId} and encrypted_secret is not null) + ${of('passkeys')} as second_factor, ${of('subscriptions')} + ${of('payments')} as payment, ${of('consents')} as consents,
      ${of('tasks')} as tasks, (select count(*)::int from team_tasks where created_by = ${userId}) as team_tasks,
      ${of('consent_requests')} + ${of('join_requests')} as guardian, ${of('shares')} as shares, ${of('share_links')} as links, ${of('exports')} as exports, ${of('notifications')} as notifications, (select count(*)::int from ${knownContacts(userId)}) as contacts, (select count(*)::int from ${invitationsOf(userId)}) as invitations, ${of('team_members')} as teams, (select count(*)::int from groups g where owner_id = ${userId} or exists (select from group_members m where m.group_id = g.id and m.user_id = ${userId}) or exists (select from group_facilitators f where f.group_id = g.id and f.user_id = ${userId})) as groups, ${of('user_category_people')} as user_categories, ${of('class_cards')} as class_cards, (select count(*)::int from result_reviews r join attempts t on t.id = r.attempt_id where t.user_id = ${userId}) as result_reviews, ${of('family_members')} + (select count(*)::int from families where admin_id = ${userId}) as families, ${of('memberships')} + ${of('seat_requests')} as memberships,
      (select count(*)::int from client_facilitators where ${userId} in (client_id, facilitator_id)) as facilitators, ${of('selected_attributes')} + ${of('attributes')} + ${of('selected_career_statements')} + ${of('selected_team_statements')} as statements,
      greatest(${of('scores')}, (select count(finished_at)::int from attempts where user_id = ${userId})) as scores,
      (select count(*)::int from answers a join attempts t on t.id = a.attempt_id where t.user_id = ${userId}) as answers,
      (select count(*)::int from logs l join users u on u.log_alias in (l.subject, l.actor) where u.id = ${userId}) as log,
      ${of('profile_views')} as views`)
  return storedKinds.map((kind) => ({
    kind,
    count: rows[0]?.[kind] ?? 0,
    until: storedUntil[kind],
  }))
}

/** Children and teenagers; in age group 2 only the year of turning 18 is known (method 4.2). */
const isMinor = (now: Date) =>
  or(
    eq(users.ageGroupId, 1),
    and(
      eq(users.ageGroupId, 2),
      sql`coalesce(${users.turns18In}, 9999) >= ${now.getUTCFullYear()}`,
    ),
  ) as SQL

const hasRole = (role: string, db: Reader) =>
  db
    .select({ one: sql`1` })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, users.id), eq(roles.key, role)))
const paidUntil = (db: Reader, ends: SQL) =>
  db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, users.id), ends))

const guardianAgreed = (db: Reader, since: Date) =>
  db
    .select({ one: sql`1` })
    .from(consents)
    .where(
      and(eq(consents.userId, users.id), ne(consents.by, 'self'), gte(consents.givenAt, since)),
    )

/**
 * Inactive for too long at `now` (method D45). Super admins and people with a current paid
 * subscription never are.
 */
const unused = (db: Reader, { adultMonths, childMonths }: Retention, now: Date) => {
  const since = (months: number) => lt(users.lastActiveAt, addMonths(now, -months))
  return and(
    or(and(isMinor(now), since(childMonths)), and(not(isMinor(now)), since(adultMonths))),
    notExists(hasRole('super_admin', db)),
    notExists(paidUntil(db, gt(subscriptions.subscriptionEndsAt, now))),
  )
}

/** Accounts that will soon be erased for inactivity and whose owner was not notified yet. */
export const endingSoon = (db: Reader, spans: Retention, now: Date) =>
  and(isNull(users.erasureNoticeAt), unused(db, spans, addDays(now, spans.noticeDays)))

/** Accounts whose owner was notified in time and has not been active since. */
export const unusedTooLong = (db: Reader, spans: Retention, now: Date) =>
  and(lte(users.erasureNoticeAt, addDays(now, -spans.noticeDays)), unused(db, spans, now))

/** Whether the administrator of a family made the account. */
const wasAddedToFamily = sql`exists (select from family_members m where m.user_id = ${users.id})`

/**
 * People who signed up and never confirmed their address; accounts added by somebody else are not
 * sign-ups (method 4.2). While a guardian may still answer, and for the same number of days after
 * that, the account stays.
 */
export const neverConfirmed = (db: Reader, { unverifiedDays }: Retention, now: Date) =>
  and(
    or(and(eq(users.type, 'individual'), not(wasAddedToFamily)), isNotNull(users.signUpHash)),
    isNotNull(users.email),
    isNull(users.emailVerifiedAt),
    isNull(users.awaitingConsentSince),
    lt(users.createdAt, addDays(now, -unverifiedDays)),
    sql`not exists (select from consent_requests r where r.user_id = ${users.id} and r.expires_at > ${addDays(now, -unverifiedDays).toISOString()})`,
    notExists(guardianAgreed(db, addDays(now, -unverifiedDays))),
    notExists(paidUntil(db, isNotNull(subscriptions.subscriptionEndsAt))),
  )

/** People whose day of erasure has come. */
export const isErasureDue = (now: Date) => lte(users.eraseFrom, now)

const ofContract = (condition: SQL) =>
  sql`exists (select from organizations o where o.id = users.organization_id and ${isInstitutions} and ${condition})`

/**
 * People who will soon be erased with their institution and were not notified, or only of an
 * earlier day.
 */
export const toTellOfContract = (noticeDays: number, now: Date) =>
  ofContract(
    sql`coalesce(users.contract_told_for < o.erase_members_from, o.erase_members_from <= ${addDays(now, noticeDays).toISOString()})`,
  )

/** Whether people would be erased together with the institution. */
export async function hasOwnPeople(db: Reader, organizationId: number) {
  const [one] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), isInstitutions))
    .limit(1)
  return one !== undefined
}

/** People who were notified of an erasure with their institution that will not happen. */
export const staysAfterAll = and(
  isNotNull(users.contractToldFor),
  not(ofContract(sql`o.erase_members_from is not null`)),
)

/**
 * People who were notified in time that they are erased with their institution, which has been
 * without a contract long enough (method D42).
 */
export const endedByContract = (now: Date) =>
  ofContract(sql`users.contract_told_for between o.erase_members_from and ${now.toISOString()}`)

/** The erasure order for a person. */
export async function orderOf(db: Reader, userId: number) {
  const [order] = await db.select().from(erasureOrders).where(eq(erasureOrders.userId, userId))
  return order
}

/** The erasure orders for these people, with the state before the order. */
export const ordersOf = (db: Reader, ids: readonly number[]) =>
  db
    .select({
      id: erasureOrders.userId,
      by: erasureOrders.by,
      wasRemoved: erasureOrders.wasRemoved,
    })
    .from(erasureOrders)
    .where(inArray(erasureOrders.userId, [...ids]))

/** One batch of ids of people that match, in ascending order after the id `after`. */
export async function idsOf(db: Reader, condition: SQL | undefined, after: number, max: number) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), condition))
    .orderBy(asc(users.id))
    .limit(max)
  return rows.map(({ id }) => id)
}
