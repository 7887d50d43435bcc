import type { FieldCode } from '@quartet/contract/fields.ts'
import { type ConsentPurpose, consentAnswerDays } from '@quartet/domain/consent.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { hashPassword } from '../../security/passwords.ts'
import { everybody } from '../../security/rate-limits.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import { findWeakness, wordsOf } from '../../security/weak-passwords.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { sendCode, takeCodeMail } from '../auth/commands.ts'
import { beginTrial } from '../billing/commands.ts'
import { joinError, lockOrganization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { erasePerson, giveConsents } from '../privacy/commands.ts'
import type { ConsentWords, ShownWords } from '../privacy/queries.ts'
import { giveRole } from '../roles/commands.ts'
import { changeUser, createUser } from '../users/commands.ts'
import { listAdministrators } from '../users/list-queries.ts'
import { seatsTaken } from '../users/queries.ts'
import {
  consentAddressTakenMail,
  consentConfirmedChildMail,
  consentConfirmedMail,
  consentRequestMail,
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
  { limits }: Pick<CommandContext, 'limits'>,
  { email, proof }: { email: string; proof: 'captcha' | 'person' },
): Promise<number> {
  const overall = proof === 'captcha' ? 'captchaMailOverall' : 'peopleMailOverall'
  const paused = await limits.spent([overall, everybody])
  return (
    paused ||
    (await limits.take('guardianMail', mailboxOf(email))) ||
    limits.take(overall, everybody)
  )
}

export type MailContext = Pick<CommandContext, 'queue' | 'publicUrl' | 'now'>
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
  context: MailContext,
  tx: Transaction,
  { organizationId, ...details }: ConsentRequestDetails & { organizationId: number },
) {
  const { token, ...fresh } = freshLink(context.now)
  const row = {
    ...rowOf(details),
    organizationId,
    nickName: details.name,
    createdAt: context.now,
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
  await mailGuardian(context, tx, { ...details, token })
}

/**
 * Requests consent for an account that awaits it, in place of an earlier request. It is stored even
 * without a mail; the person can have it sent later.
 */
export async function requestConsentForAccount(
  context: MailContext,
  tx: Transaction,
  { userId, mails, ...details }: ConsentRequestDetails & { userId: number; mails: boolean },
) {
  const { token, ...fresh } = freshLink(context.now)
  const row = { ...rowOf(details), state: 'asked' as const, createdAt: context.now, ...fresh }
  await tx
    .insert(consentRequests)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: consentRequests.userId, set: row })
  if (mails) await mailGuardian(context, tx, { ...details, token, personId: userId })
}

const rowOf = ({ guardianEmail, languageId, country }: ConsentRequestDetails) => ({
  guardianEmail: guardianEmail.toLowerCase(),
  languageId,
  country,
})

export function freshLink(now: Date) {
  const token = newToken()
  return {
    token,
    tokenHash: digestOf(token),
    sentAt: now,
    expiresAt: addDays(now, consentAnswerDays),
  }
}

export const linkOf = (publicUrl: string, token: string, languageId: number) =>
  `${publicUrl}/consent/${token}?lang=${languageId}`

type GuardianMail = Omit<ConsentRequestDetails, 'country'> & { token: string; personId?: number }

async function mailGuardian(
  context: MailContext,
  tx: Transaction,
  { token, personId, guardianEmail, languageId, ...details }: GuardianMail,
) {
  const link = linkOf(context.publicUrl, token, languageId)
  const email = guardianEmail.toLowerCase()
  const to = await addresseeOf(tx, { email, firstName: '', languageId })
  if (to)
    await context.queue.send(tx, 'mail', {
      ...consentRequestMail(to, { ...details, link }),
      ...(personId && { of: [personId] }),
    })
}

/**
 * Mails a new link for the caller to the same guardian or to another one; the previous link stops
 * working.
 */
export async function renewConsentRequest(context: CallerContext, guardianEmail: string) {
  const { db, caller, now } = context
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.userId, caller.id))
      .for('update')
    if (!locked) return fail('consent_not_asked')
    if (locked.state === 'given') return fail('consent_given')
    if (locked.state === 'withdrawn') return fail('consent_withdrawn')

    const { token, ...fresh } = freshLink(now)
    const [request] = await tx
      .update(consentRequests)
      .set({ ...fresh, guardianEmail: guardianEmail.toLowerCase() })
      .where(eq(consentRequests.id, locked.id))
      .returning()
    const stored = await findRequest(tx, token)
    if (!request || !stored?.person) throw new Error(`the consent request ${locked.id} is gone`)
    await mailGuardian(context, tx, {
      guardianEmail: request.guardianEmail,
      languageId: request.languageId,
      name: stored.person.firstName,
      institution: stored.institution,
      token,
      personId: caller.id,
    })
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'consent_requests', entityId: request.id },
      ...{ actorId: caller.id, subjectId: caller.id },
    })
    return ok({ request })
  })
}

type Agreement = {
  token: string
  consents: ConsentPurpose[]
  shown: ShownWords
  email?: string | undefined
  password?: string | undefined
  confirm_password?: string | undefined
}

/**
 * Records the guardian's consent: creates the child's account, or opens the one that awaits
 * consent. Mails the guardian the result. `invalid` when the password is weak, or when a field of
 * the new account is missing.
 */
export async function agree(
  context: CommandContext & { address: string },
  { token, consents, shown, ...fields }: Agreement,
) {
  const { db, now } = context
  const known = await findRequest(db, token)
  const early = known ? answerError(known, now) : 'consent_link_unknown'
  if (early) return fail(early)
  const { email, password } = fields
  const account = email && password ? { email, password } : undefined
  const weak =
    account && (await findWeakness(account.password, personalWords(known, account.email)))
  if (weak) return failFields({ password: weak })
  const passwordHash = account && (await hashPassword(account.password))
  if (passwordHash === 'full') return fail('unavailable')
  // outside the transaction, because it takes its own connection
  const mayMail =
    account !== undefined &&
    (await takeCodeMail(context, { email: account.email, proof: 'person' })) === 0

  return db.transaction(async (tx) => {
    const stored = await lockRequest(tx, token)
    if (!stored) return fail('consent_link_unknown')
    const error = answerError(stored, now)
    if (error) return fail(error)
    const words = await readGuardianWords(tx, stored, shown.language_id)
    if (words.digest !== shown.digest) return fail('consent_text_changed')
    const purposes = purposesFor(stored).filter((purpose) => consents.includes(purpose))
    const answered = { ...stored, token, purposes, words }
    if (stored.person) return openAccount(context, tx, { ...answered, person: stored.person })
    if (!account || !passwordHash) return failFields(missingOf(fields))
    return makeAccount(context, tx, { ...answered, email: account.email, passwordHash, mayMail })
  })
}

const neededFields = {
  email: 'email_missing',
  password: 'password_missing',
  confirm_password: 'confirm_missing',
} as const

const missingOf = (fields: Pick<Agreement, keyof typeof neededFields>): Record<string, FieldCode> =>
  Object.fromEntries(
    Object.entries(neededFields).filter(([name]) => !fields[name as keyof typeof neededFields]),
  )

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
  context: MailContext,
  tx: Transaction,
  answered: Answered & { email: string; passwordHash: string; mayMail: boolean },
) {
  const { queue, publicUrl, now } = context
  const { request, email, token, mayMail } = answered
  const organization = await lockOrganization(tx, request.organizationId ?? 0)
  const error = joinError(organization, { email, ageGroupId: 1, turns18In: null, now })
  if (error) return fail(error)
  // the institution no longer admits children
  if (organization.consent.mode === 'none') return fail('organization_ended')
  if ((await seatsTaken(tx, organization.id)) >= organization.seats)
    return fail('organization_full')

  const { languageId } = request
  const [to, link] = [await guardianOf(tx, request), linkOf(publicUrl, token, languageId)]
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
      languageId,
    },
    ...{ consentBy: 'guardian' as const, emailVerifiedAt: own ? now : null },
  })
  if (userId === undefined) {
    if (to) await queue.send(tx, 'mail', consentAddressTakenMail(to, { name, email, link }))
    return ok()
  }
  await giveRole(
    tx,
    userId,
    organization.codeMemberType === 'student' ? 'student' : 'institution_member',
  )
  await enterAnswer(tx, answered, userId, now)
  await notifyOfConsent(tx, { id: userId, organizationId: organization.id }, 'given', now)
  if (!own && mayMail)
    await sendCode(context, tx, {
      id: userId,
      email: email.toLowerCase(),
      firstName: name,
      languageId,
    })
  if (to)
    await queue.send(tx, 'mail', {
      ...consentConfirmedChildMail(to, { name, email, link }),
      of: [userId],
    })
  return ok()
}

async function openAccount(
  { queue, publicUrl, now }: MailContext,
  tx: Transaction,
  answered: Answered & { person: { id: number } },
) {
  const { after } = await changeUser(tx, answered.person.id, { awaitingConsentSince: null })
  if (after.emailVerifiedAt) await beginTrial(tx, after.id, now)
  await enterAnswer(tx, answered, after.id, now)
  const wantsMail = await notifyOfConsent(tx, after, 'given', now)
  const { token, request } = answered
  const link = linkOf(publicUrl, token, request.languageId)
  const [guardian, person] = [await guardianOf(tx, request), await addresseeOf(tx, after)]
  if (guardian)
    await queue.send(tx, 'mail', {
      ...consentConfirmedMail(guardian, { name: after.firstName, link }),
      of: [after.id],
    })
  if (wantsMail && person && person.email !== guardian?.email)
    await queue.send(tx, 'mail', teenConsentGivenMail(person, publicUrl))
  return ok()
}

/**
 * Notifies the person and the administrators of the institution. Returns whether the person also
 * gets a mail; the administrators do not.
 */
export async function notifyOfConsent(
  tx: Transaction,
  { id, organizationId }: { id: number; organizationId: number | null },
  event: 'given' | 'withdrawn',
  now: Date,
) {
  const data = { event, by: 'guardian' } as const
  const staff = organizationId ? await listAdministrators(tx, organizationId) : []
  const drafts = staff.map(({ id: userId }) => ({ userId, personId: id, data }))
  const readers = await notify(tx, now, 'consent', [{ userId: id, data }, ...drafts])
  return readers.includes(id)
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

export const guardianOf = (tx: Transaction, { guardianEmail, languageId }: ConsentRequest) =>
  addresseeOf(tx, { email: guardianEmail, firstName: '', languageId })

/**
 * Records the guardian's refusal: deletes the request and erases the account, which nobody has
 * used.
 */
export async function rejectConsent({ db, queue, now }: CommandContext, token: string) {
  return db.transaction(async (tx) => {
    const stored = await lockRequest(tx, token)
    if (!stored) return fail('consent_link_unknown')
    const { request, person } = stored
    if (request.state === 'withdrawn') return fail('consent_withdrawn')
    const error = answerError(stored, now)
    if (error) return fail(error)

    const to = person?.emailVerifiedAt && (await addresseeOf(tx, person))
    await tx.delete(consentRequests).where(eq(consentRequests.id, request.id))
    if (person) await erasePerson(tx, { queue, now }, person.id, 'no_consent')
    else
      await writeLog(tx, now, {
        action: 'delete',
        entity: 'consent_requests',
        entityId: request.id,
        actorId: null,
      })
    if (to) await queue.send(tx, 'mail', teenConsentRefusedMail(to))
    return ok()
  })
}

/**
 * Mails a new link to the guardian who agreed, at the address of the request; the previous link
 * stops working.
 */
export const renewLink = ({ db, queue, publicUrl, now }: CommandContext, token: string) =>
  db.transaction(async (tx) => {
    const stored = await lockRequest(tx, token)
    if (!stored?.person || !isOld(stored.request, now) || hasOutgrown(stored.person, now))
      return fail('consent_link_unknown')
    const { request, person } = stored
    const fresh = freshLink(now)
    await tx
      .update(consentRequests)
      .set({ tokenHash: fresh.tokenHash, sentAt: now })
      .where(eq(consentRequests.id, request.id))
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'consent_requests', entityId: request.id },
      ...{ actorId: null, subjectId: person.id },
    })
    const to = await guardianOf(tx, request)
    const link = linkOf(publicUrl, fresh.token, request.languageId)
    if (to)
      await queue.send(tx, 'mail', {
        ...guardianLinkMail(to, { name: person.firstName, link }),
        of: [person.id],
      })
    return ok()
  })
