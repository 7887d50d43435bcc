import {
  type ConsentPurpose,
  consentAnswerDays,
  consentsAlone,
  guardianLinkDays,
} from '@quartet/domain/consent.ts'
import type { ConsentScreen } from '@quartet/domain/consent-texts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { digestOf } from '../../security/tokens.ts'
import { findTicks, fourOf } from '../attributes/queries.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { addresseeOf } from '../languages/queries.ts'
import {
  listConsents,
  purposesOfInstitution,
  readConsentWords,
  toConsentTexts,
} from '../privacy/queries.ts'
import { consents } from '../privacy/tables.ts'
import { tasks } from '../tasks/tables.ts'
import { lockUser } from '../users/queries.ts'
import { scores, users } from '../users/tables.ts'
import { consentRequests } from './tables.ts'

export type ConsentRequest = typeof consentRequests.$inferSelect
type Person = typeof users.$inferSelect

/** The request behind a link, with its account if there is one. */
export async function findRequest(db: Reader, token: string) {
  const [row] = await db
    .select({ request: consentRequests, person: users, institution: organizations.name })
    .from(consentRequests)
    .leftJoin(users, eq(users.id, consentRequests.userId))
    .leftJoin(
      organizations,
      eq(
        organizations.id,
        sql`coalesce(${users.organizationId}, ${consentRequests.organizationId})`,
      ),
    )
    .where(eq(consentRequests.tokenHash, digestOf(token)))
  return row
}

/**
 * Like `findRequest`, locked until the transaction ends, so that the second of two answers to a
 * link sees the first. Locks the person first, in the same order as an erasure.
 */
export async function lockRequest(tx: Transaction, token: string) {
  const known = await findRequest(tx, token)
  if (known?.person) await lockUser(tx, known.person.id)
  const [locked] = await tx
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(eq(consentRequests.tokenHash, digestOf(token)))
    .for('update')
  return locked && findRequest(tx, token)
}

export async function findOwnRequest(
  db: Reader,
  userId: number,
): Promise<ConsentRequest | undefined> {
  const [own] = await db.select().from(consentRequests).where(eq(consentRequests.userId, userId))
  return own
}

/**
 * The guardian who agreed to an account, as the addressee of mails about it; undefined once the
 * person decides alone.
 */
export async function guardianToTell(db: Reader, userId: number, now: Date) {
  const [record] = await db
    .select({ request: consentRequests, person: users })
    .from(consentRequests)
    .innerJoin(users, eq(users.id, consentRequests.userId))
    .where(and(eq(consentRequests.userId, userId), eq(consentRequests.state, 'given')))
  if (!record || hasOutgrown(record.person, now)) return undefined
  const { guardianEmail, languageId } = record.request
  return addresseeOf(db, { email: guardianEmail, firstName: '', languageId })
}

/** Whether the administrator of a family agreed to the account, and nobody has withdrawn it. */
export async function agreedAsFamily(db: Reader, userId: number, adminId: number) {
  const confirmed = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, adminId), isNotNull(users.emailVerifiedAt)))
  const isTheirs = or(eq(consents.how, 'family'), inArray(consents.guardianEmail, confirmed))
  const isOpen = and(eq(consents.purpose, 'account'), isNull(consents.withdrawnAt))
  return (await db.$count(consents, and(eq(consents.userId, userId), isOpen, isTheirs))) > 0
}

/**
 * People whose account awaits consent, including those who have become old enough in the meantime.
 */
export const waitingPeople = (db: Reader) =>
  db.select().from(users).where(isNotNull(users.awaitingConsentSince))

/**
 * Accounts that still await consent after the deadline, because the guardian never answered or has
 * withdrawn.
 */
export async function unansweredAccounts(db: Reader, now: Date) {
  const rows = await db
    .select({ id: users.id })
    .from(consentRequests)
    .innerJoin(users, eq(users.id, consentRequests.userId))
    .where(and(lte(consentRequests.expiresAt, now), isNotNull(users.awaitingConsentSince)))
  return rows.map(({ id }) => id)
}

/** Whether the person now decides alone, so that nobody else can agree. */
export const hasOutgrown = (person: Person | null, now: Date) =>
  person !== null && consentsAlone(person, now.getUTCFullYear())

export const isLate = ({ expiresAt }: ConsentRequest, now: Date) =>
  expiresAt !== null && expiresAt <= now

/** Whether the link of a guardian who agreed has expired; it can then only be renewed. */
export const isOld = ({ state, sentAt }: ConsentRequest, now: Date) =>
  state === 'given' && addDays(sentAt, guardianLinkDays) <= now

type StoredRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/** The purposes that can be agreed to besides the account. */
export const purposesFor = ({ request, person }: StoredRequest): ConsentPurpose[] =>
  purposesOfInstitution(person ? person.organizationId : request.organizationId)

function screenOf({ request, person, institution }: StoredRequest): ConsentScreen {
  if (request.state === 'withdrawn') return 'guardian_again'
  if (person === null) return 'guardian_child'
  return institution === null ? 'guardian_teen' : 'guardian_member'
}

/** The consent texts of the guardian's page in its current state. */
export const readGuardianWords = (db: Reader, stored: StoredRequest, languageId: number) =>
  readConsentWords(db, { screen: screenOf(stored), purposes: purposesFor(stored), languageId })

async function findPlan(db: Reader, userId: number) {
  const [plan] = await db
    .select({ term: subscriptions.term, auto_renew: subscriptions.autoRenew })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return plan ?? null
}

/** The page behind a guardian's link. */
export async function showRequest(
  db: Reader,
  stored: StoredRequest,
  languageId: number,
  now: Date,
) {
  const { request, person, institution } = stored
  const ledger = person ? await listConsents(db, person.id) : []
  const open = ledger.filter(({ withdrawn_at }) => withdrawn_at === null)
  const purposes = purposesFor(stored)
  const state = hasOutgrown(person, now) ? ('outgrown' as const) : request.state
  const isOpen = state === 'asked' || state === 'withdrawn'
  return {
    state,
    name: person?.firstName ?? request.nickName ?? '',
    institution,
    makes_account: person === null,
    subscription: person ? await findPlan(db, person.id) : null,
    answer_by: request.expiresAt?.toISOString() ?? null,
    purposes,
    agreed: purposes.filter((purpose) => open.some((row) => row.purpose === purpose)),
    consent_texts: isOpen ? toConsentTexts(await readGuardianWords(db, stored, languageId)) : null,
    consents: state === 'given' || state === 'withdrawn' ? ledger : [],
  }
}

const titlesShown = 50

/**
 * The stored data of a child as it is on the wire, with the newest task titles; everything else is
 * in the export.
 */
export async function showChild(
  db: Db,
  { id, firstName, lastName, email }: Person,
  institution: string | null,
) {
  const living = and(eq(tasks.userId, id), eq(tasks.removed, 0))
  const [[score], { statements, ticked }, count, titles] = await Promise.all([
    db.select().from(scores).where(eq(scores.userId, id)),
    findTicks(db, db, id),
    db.$count(tasks, living),
    db
      .select({ name: tasks.name })
      .from(tasks)
      .where(living)
      .orderBy(desc(tasks.id))
      .limit(titlesShown),
  ])
  const chosen = new Set(ticked)
  return {
    ...{
      name: `${firstName} ${lastName}`.trim(),
      email,
      institution,
      scores: fourOf(score ?? null),
    },
    statements: statements
      .filter((one) => chosen.has(one.id) || one.user_id === id)
      .map(({ title }) => title),
    tasks: { count, titles: titles.map(({ name }) => name) },
  }
}

/** The state of the consent request for a person, as it is on the wire. */
export const showOwn = (
  waits: boolean,
  { state, guardianEmail, sentAt, expiresAt }: ConsentRequest,
) => ({
  waits,
  by: 'guardian' as const,
  institution: null,
  state,
  guardian_email: guardianEmail,
  sent_at: sentAt.toISOString(),
  answer_by: expiresAt?.toISOString() ?? null,
})

/**
 * The same for a person for whom the school consents, or for whom nobody does after leaving it;
 * undefined for everybody else.
 */
export async function showOwnSchool(db: Reader, waits: boolean, userId: number) {
  const [match] = await db
    .select({
      since: users.awaitingConsentSince,
      createdAt: users.createdAt,
      institution: organizations.name,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(eq(users.id, userId), eq(users.consentBy, 'school')))
  if (!match) return undefined
  const { since, createdAt, institution } = match
  return {
    ...{ waits, by: 'school' as const, institution, guardian_email: null },
    state: since ? ('asked' as const) : ('given' as const),
    sent_at: (since ?? createdAt).toISOString(),
    answer_by: since && addDays(since, consentAnswerDays).toISOString(),
  }
}
