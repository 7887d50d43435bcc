import { type ConsentPurpose, consentAnswerDays } from '@quartet/domain/consent.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { hashPassword } from '../../security/passwords.ts'
import { everybody } from '../../security/rate-limits.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import { findWeakness, type WeakPassword, wordsOf } from '../../security/weak-passwords.ts'
import type { Services } from '../../services.ts'
import { sendCode, takeCodeMail } from '../auth/commands.ts'
import { beginTrial } from '../billing/commands.ts'
import { type JoinError, joinError, lockOrganization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { closeConsents, erasePerson, giveConsents } from '../privacy/commands.ts'
import type { ConsentWords, ShownWords } from '../privacy/queries.ts'
import { giveRole } from '../roles/commands.ts'
import { changeUser, createUser } from '../users/commands.ts'
import { seatsTaken } from '../users/queries.ts'
import {
  consentAddressTakenMail,
  consentConfirmedChildMail,
  consentConfirmedMail,
  consentRequestMail,
  consentWithdrawnMail,
  guardianLinkMail,
  teenConsentGivenMail,
  teenConsentRefusedMail,
} from './mails.ts'
import {
  type ConsentRequest,
  findRequest,
  hasOutgrown,
  isLate,
  isOld,
  lockRequest,
  purposesFor,
  readGuardianWords,
} from './queries.ts'
import { consentRequests } from './tables.ts'

type StoredRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/**
 * Takes the points for one more mail to a guardian. Returns the seconds to wait when none is left,
 * else 0.
 */
export async function takeGuardianMail(
  { limits }: Services,
  email: string,
  proof: 'captcha' | 'person',
): Promise<number> {
  const overall = proof === 'captcha' ? 'captchaMailOverall' : 'peopleMailOverall'
  const paused = await limits.spent([overall, everybody])
  return (
    paused ||
    (await limits.take('guardianMail', mailboxOf(email))) ||
    limits.take(overall, everybody)
  )
}

type ConsentRequestDetails = {
  name: string
  institution: string | null
  guardianEmail: string
  languageId: number
  country: string
}

/**
 * Requests consent for a child, of whom nothing else is stored (method D41). When it is requested
 * again for the same child, only the newest link works.
 */
export async function requestConsentForChild(
  services: Services,
  tx: Transaction,
  details: ConsentRequestDetails & { organizationId: number },
  now: Date,
) {
  const { token, ...fresh } = freshLink(now)
  const row = {
    ...rowOf(details),
    organizationId: details.organizationId,
    nickName: details.name,
    createdAt: now,
    ...fresh,
  }
  await tx
    .insert(consentRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [
        consentRequests.organizationId,
        consentRequests.guardianEmail,
        consentRequests.nickName,
      ],
      targetWhere: isNull(consentRequests.userId),
      set: { ...fresh, languageId: details.languageId, country: details.country },
    })
  await mailGuardian(services, tx, details, token)
}

/**
 * Requests consent for an account that awaits it. The request is stored even without a mail; the
 * person can have it sent later.
 */
export async function requestConsentForAccount(
  services: Services,
  tx: Transaction,
  userId: number,
  details: ConsentRequestDetails,
  mails: boolean,
  now: Date,
) {
  const { token, ...fresh } = freshLink(now)
  await tx.insert(consentRequests).values({ ...rowOf(details), userId, createdAt: now, ...fresh })
  if (mails) await mailGuardian(services, tx, details, token, userId)
}

const rowOf = ({ guardianEmail, languageId, country }: ConsentRequestDetails) => ({
  guardianEmail: guardianEmail.toLowerCase(),
  languageId,
  country,
})

function freshLink(now: Date) {
  const token = newToken()
  return {
    token,
    tokenHash: digestOf(token),
    sentAt: now,
    expiresAt: addDays(now, consentAnswerDays),
  }
}

const linkOf = (services: Services, token: string, languageId: number) =>
  `${services.publicUrl}/consent/${token}?lang=${languageId}`

async function mailGuardian(
  services: Services,
  tx: Transaction,
  consentDetails: Omit<ConsentRequestDetails, 'country'>,
  token: string,
  personId?: number,
) {
  const link = linkOf(services, token, consentDetails.languageId)
  const to = await addresseeOf(tx, {
    email: consentDetails.guardianEmail.toLowerCase(),
    firstName: '',
    languageId: consentDetails.languageId,
  })
  if (to)
    await services.queue.send(tx, 'mail', {
      ...consentRequestMail(to, { ...consentDetails, link }),
      ...(personId && { of: [personId] }),
    })
}

/** Mails a new link to the same guardian or to another one; the previous link stops working. */
export async function renewConsentRequest(
  services: Services,
  userId: number,
  guardianEmail: string,
  now: Date,
) {
  return services.db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.userId, userId))
      .for('update')
    if (!locked) return { error: 'consent_not_asked' as const }
    if (locked.state === 'given') return { error: 'consent_given' as const }
    if (locked.state === 'withdrawn') return { error: 'consent_withdrawn' as const }

    const { token, ...fresh } = freshLink(now)
    const [request] = await tx
      .update(consentRequests)
      .set({ ...fresh, guardianEmail: guardianEmail.toLowerCase() })
      .where(eq(consentRequests.id, locked.id))
      .returning()
    const stored = await findRequest(tx, token)
    if (!request || !stored?.person) throw new Error(`the consent request ${locked.id} is gone`)
    await mailGuardian(
      services,
      tx,
      { ...request, name: stored.person.firstName, institution: stored.institution },
      token,
      userId,
    )
    return { request }
  })
}

export type Agreement = {
  consents: ConsentPurpose[]
  shown: ShownWords
  account: { email: string; password: string } | undefined
}
type AgreeError =
  | JoinError
  | 'consent_link_unknown'
  | 'consent_given'
  | 'consent_text_changed'
  | 'consent_late'
  | 'consent_outgrown'
  | 'unavailable'
  | 'account_missing'
  | WeakPassword

/**
 * Records the guardian's consent: creates the child's account, or opens the one that awaits
 * consent. Mails the guardian the result.
 */
export async function agree(
  services: Services & { address: string },
  token: string,
  agreement: Agreement,
  now: Date,
): Promise<AgreeError | undefined> {
  const known = await findRequest(services.db, token)
  const early = known ? answerError(known, now) : ('consent_link_unknown' as const)
  if (early) return early
  const weak =
    agreement.account &&
    (await findWeakness(agreement.account.password, personalWords(known, agreement.account.email)))
  if (weak) return weak
  const hash = agreement.account && (await hashPassword(agreement.account.password))
  if (hash === 'full') return 'unavailable'
  // outside the transaction, because it takes its own connection
  const mayMail =
    agreement.account !== undefined &&
    (await takeCodeMail(services, { email: agreement.account.email, proof: 'person' })) === 0

  return services.db.transaction(async (tx) => {
    const stored = await lockRequest(tx, token)
    if (!stored) return 'consent_link_unknown'
    const error = answerError(stored, now)
    if (error) return error
    const words = await readGuardianWords(tx, stored, agreement.shown.language_id)
    if (words.digest !== agreement.shown.digest) return 'consent_text_changed'
    const purposes = purposesFor(stored).filter((purpose) => agreement.consents.includes(purpose))
    if (stored.person)
      return openAccount(
        services,
        tx,
        { ...stored, person: stored.person, token, purposes, words },
        now,
      )
    if (!agreement.account || !hash) return 'account_missing'
    return makeAccount(
      services,
      tx,
      {
        ...stored,
        token,
        purposes,
        words,
        email: agreement.account.email,
        passwordHash: hash,
        mayMail,
      },
      now,
    )
  })
}

/** Words of the child, its guardian and its school that the password must not contain. */
const personalWords = (known: StoredRequest | undefined, email: string) => [
  ...wordsOf({ firstName: known?.request.nickName ?? '', lastName: '', email }),
  ...(known ? [known.request.guardianEmail, known.institution] : []),
]

function answerError({ request, person }: StoredRequest, now: Date) {
  if (hasOutgrown(person, now)) return 'consent_outgrown'
  if (request.state === 'given') return 'consent_given'
  return isLate(request, now) ? 'consent_late' : undefined
}

type Answered = StoredRequest & { token: string; purposes: ConsentPurpose[]; words: ConsentWords }

/**
 * Creates the account of a child. An address that already has an account is reported only by mail,
 * because the response must not reveal it; the request then stays open.
 */
async function makeAccount(
  services: Services,
  tx: Transaction,
  answered: Answered & { email: string; passwordHash: string; mayMail: boolean },
  now: Date,
): Promise<AgreeError | undefined> {
  const { request, email, token, mayMail } = answered
  const organization = await lockOrganization(tx, request.organizationId ?? 0)
  const error = joinError(organization, { email, ageGroupId: 1, turns18In: null, now })
  if (error) return error
  // the institution no longer admits children
  if (organization.consent.mode === 'none') return 'organization_ended'
  if ((await seatsTaken(tx, organization.id)) >= organization.seats) return 'organization_full'

  const [to, link] = [await guardianOf(tx, request), linkOf(services, token, request.languageId)]
  const name = request.nickName ?? ''
  // the guardian's own address was confirmed by following the link
  const own = email.toLowerCase() === request.guardianEmail
  const userId = await createUser(tx, {
    ...{
      firstName: name,
      lastName: '',
      email,
      passwordHash: answered.passwordHash,
      country: request.country,
      createdAt: now,
    },
    ...{
      ageGroupId: 1 as const,
      type: organization.codeMemberType,
      organizationId: organization.id,
      languageId: request.languageId,
    },
    ...{ consentBy: 'guardian' as const, emailVerifiedAt: own ? now : null },
  })
  if (userId === undefined) {
    if (to)
      await services.queue.send(tx, 'mail', consentAddressTakenMail(to, { name, email, link }))
    return undefined
  }
  await giveRole(
    tx,
    userId,
    organization.codeMemberType === 'student' ? 'student' : 'institution_member',
  )
  await enterAnswer(tx, answered, userId, now)
  if (!own && mayMail)
    await sendCode({ ...services, now }, tx, {
      id: userId,
      email: email.toLowerCase(),
      firstName: name,
      languageId: request.languageId,
    })
  if (to)
    await services.queue.send(tx, 'mail', {
      ...consentConfirmedChildMail(to, { name, email, link }),
      of: [userId],
    })
  return undefined
}

async function openAccount(
  services: Services,
  tx: Transaction,
  answered: Answered & { person: { id: number } },
  now: Date,
): Promise<undefined> {
  const { after } = await changeUser(tx, answered.person.id, { awaitingConsentSince: null })
  if (after.emailVerifiedAt) await beginTrial(tx, after.id, now)
  await enterAnswer(tx, answered, after.id, now)
  const link = linkOf(services, answered.token, answered.request.languageId)
  const [guardian, person] = [await guardianOf(tx, answered.request), await addresseeOf(tx, after)]
  if (guardian)
    await services.queue.send(tx, 'mail', {
      ...consentConfirmedMail(guardian, { name: after.firstName, link }),
      of: [after.id],
    })
  if (person && person.email !== guardian?.email)
    await services.queue.send(tx, 'mail', teenConsentGivenMail(person, services.publicUrl))
}

/** Records in the consents, the request and the log that the guardian agreed, and to what. */
async function enterAnswer(
  tx: Transaction,
  { request, purposes, words }: Answered,
  userId: number,
  now: Date,
) {
  const giver = {
    by: 'guardian',
    how: 'guardian_link',
    guardianEmail: request.guardianEmail,
  } as const
  await giveConsents(tx, userId, { purposes: ['account', ...purposes], giver, words }, now)
  await tx
    .update(consentRequests)
    .set({ userId, nickName: null, state: 'given', sentAt: now, expiresAt: null })
    .where(eq(consentRequests.id, request.id))
  await writeLog(tx, now, {
    action: 'consent',
    entity: 'consent_requests',
    entityId: request.id,
    actorId: null,
    subjectId: userId,
    newValue: { state: 'given', consents: purposes },
  })
}

const guardianOf = (tx: Transaction, { guardianEmail, languageId }: ConsentRequest) =>
  addresseeOf(tx, { email: guardianEmail, firstName: '', languageId })

/**
 * Records the guardian's refusal: deletes the request and erases the account, which nobody has
 * used.
 */
export async function rejectConsent(services: Services, token: string, now: Date) {
  return services.db.transaction(async (tx) => {
    const stored = await lockRequest(tx, token)
    if (!stored) return 'consent_link_unknown' as const
    const { request, person } = stored
    if (request.state === 'withdrawn') return 'consent_withdrawn' as const
    const error = answerError(stored, now)
    if (error) return error

    const to = person?.emailVerifiedAt && (await addresseeOf(tx, person))
    await tx.delete(consentRequests).where(eq(consentRequests.id, request.id))
    if (person) await erasePerson(tx, { ...services, now }, person.id, 'no_consent')
    else
      await writeLog(tx, now, {
        action: 'delete',
        entity: 'consent_requests',
        entityId: request.id,
        actorId: null,
      })
    if (to) await services.queue.send(tx, 'mail', teenConsentRefusedMail(to))
    return undefined
  })
}

/**
 * Mails a new link to the guardian who agreed, at the address of the request; the previous link
 * stops working.
 */
export const renewLink = (services: Services, token: string, now: Date) =>
  services.db.transaction(async (tx) => {
    const stored = await lockRequest(tx, token)
    if (!stored?.person || !isOld(stored.request, now) || hasOutgrown(stored.person, now))
      return 'consent_link_unknown' as const
    const { request, person } = stored
    const fresh = freshLink(now)
    await tx
      .update(consentRequests)
      .set({ tokenHash: fresh.tokenHash, sentAt: now })
      .where(eq(consentRequests.id, request.id))
    const [to, link] = [
      await guardianOf(tx, request),
      linkOf(services, fresh.token, request.languageId),
    ]
    if (to)
      await services.queue.send(tx, 'mail', {
        ...guardianLinkMail(to, { name: person.firstName, link }),
        of: [person.id],
      })
    return undefined
  })

/**
 * Withdraws the guardian's consent: closes every open consent, ends every session, and the account
 * awaits consent again.
 */
export async function withdraw(services: Services, token: string, now: Date) {
  return services.db.transaction(async (tx) => {
    const stored = await lockRequest(tx, token)
    if (!stored) return 'consent_link_unknown' as const
    const { request, person } = stored
    if (hasOutgrown(person, now)) return 'consent_outgrown' as const
    if (!person || request.state === 'asked') return 'consent_awaited' as const
    if (request.state === 'withdrawn') return 'consent_withdrawn' as const
    if (isOld(request, now)) return 'consent_link_old' as const

    await closeConsents(tx, person.id, now)
    await changeUser(tx, person.id, { awaitingConsentSince: now })
    await tx
      .update(consentRequests)
      .set({ state: 'withdrawn', expiresAt: addDays(now, consentAnswerDays) })
      .where(eq(consentRequests.id, request.id))
    const newValue = { state: 'withdrawn' }
    await writeLog(tx, now, {
      action: 'consent',
      entity: 'consent_requests',
      entityId: request.id,
      actorId: null,
      subjectId: person.id,
      newValue,
    })
    const to = await guardianOf(tx, request)
    const link = linkOf(services, token, request.languageId)
    if (to)
      await services.queue.send(tx, 'mail', {
        ...consentWithdrawnMail(to, { name: person.firstName, link }),
        of: [person.id],
      })
    return undefined
  })
}
