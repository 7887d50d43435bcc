import {
  type ConsentError,
  type Consenter,
  type ConsentPurpose,
  consenterOf,
  entranceOf,
  needsConsentLater,
  purposesOf,
} from '@quartet/domain/consent.ts'
import { type OpenConsentScreen, offeredOn } from '@quartet/domain/consent-texts.ts'
import { lte, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { captchaValidFor } from '../../security/captcha.ts'
import { hashPassword } from '../../security/passwords.ts'
import { everybody } from '../../security/rate-limits.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import { findWeakness, type WeakPassword, wordsOf } from '../../security/weak-passwords.ts'
import type { Services } from '../../services.ts'
import { sendCode, takeCodeMail } from '../auth/commands.ts'
import type { Card } from '../billing/client.ts'
import { openSubscription } from '../billing/commands.ts'
import {
  requestConsentForAccount,
  requestConsentForChild,
  takeGuardianMail,
} from '../guardians/commands.ts'
import {
  findByCode,
  type JoinError,
  joinError,
  lockOrganization,
  type Organization,
} from '../institutions/queries.ts'
import { addresseeOf, defaultLanguageId, findPublishedLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { erasePerson, giveConsents } from '../privacy/commands.ts'
import { type ConsentWords, readConsentWords, type ShownWords } from '../privacy/queries.ts'
import { giveRole } from '../roles/commands.ts'
import { holdersOf } from '../roles/queries.ts'
import { createUser, type NewUser } from '../users/commands.ts'
import { findUserByEmail, lockUser, seatsTaken } from '../users/queries.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { captchasUsed } from './tables.ts'

type Person = {
  first_name: string
  last_name: string
  email: string
  age_group_id: 1 | 2 | 3
  country: string
  old_enough?: boolean | undefined
  turns_18_in?: number | null | undefined
  guardian_email?: string | undefined
  password: string
  captcha: string
  consents: ConsentPurpose[]
  shown?: ShownWords | undefined
}
export type IndividualRegistration = Person &
  Card & { type: 'individual'; term: 'semester' | 'annual'; auto_renew: boolean }
export type MemberRegistration = Person & { type: 'institution'; promo_code: string }

/** The services of a request plus the client address, which rate limits use. */
type Visit = Services & { address: string }
type Arrangement = Organization['consent']
/** `retry_after` is in seconds. */
type Later = { error: 'too_many' | 'mail_paused'; retry_after: number }
type ProofError = { error: 'captcha_wrong' | 'captcha_used' } | Later
type AgreementError = ConsentError | 'guardian_email_missing' | 'guardian_only'
export type Registered =
  /**
   * `signUp` is the secret with which the same browser confirms the address. `guardianMailAfter` is
   * the number of seconds until the guardian can be mailed, 0 when that mail is sent now.
   */
  | { signUp: string; guardianMailAfter: number }
  | ProofError
  | {
      error:
        | JoinError
        | AgreementError
        | WeakPassword
        | 'consent_text_changed'
        | 'card_refused'
        | 'card_expired'
        | 'card_not_practice'
        | 'card_signup_closed'
        | 'unavailable'
    }

/**
 * Signs up an individual with a card; the account waits until its address is confirmed. For a known
 * address the result is the same, and its owner gets a mail.
 */
export async function registerIndividual(
  services: Visit,
  person: IndividualRegistration,
  languageId: number,
  now: Date,
): Promise<Registered> {
  if (!services.payments) return { error: 'card_signup_closed' }
  const agreed = agreementOf(person, undefined)
  if ('error' in agreed) return agreed
  const read = await findReadWords(services.db, person, 'registration')
  if ('error' in read) return read
  const proof = await proofOf(services, person.captcha)
  if ('error' in proof) return proof
  const weak = await findWeakness(person.password, personalWords(person))
  if (weak) return { error: weak }
  const card = await services.payments.store(person, now)
  if ('error' in card) return card
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return { error: 'unavailable' }
  const mails = await takeMails(services, person, agreed)
  if ('error' in mails) return mails

  return services.db.transaction(async (tx) => {
    if (!(await spendCaptcha(tx, proof.signature, now))) return { error: 'captcha_used' }
    const language = await languageFor(tx, languageId)
    const account = {
      ...columnsOf(person, agreed.by, now),
      type: 'individual' as const,
      languageId: language,
      passwordHash,
    }
    const { signUp, userId } = await signUpWith(services, tx, account, now)
    if (userId === undefined) return { signUp, ...mails }
    await settleIn(tx, userId, { role: 'individual', person, by: agreed.by, ...read }, now)
    if (agreed.by === 'guardian')
      await requestGuardianConsent(
        services,
        tx,
        userId,
        { ...person, language, institution: null },
        mails.guardianMailAfter === 0,
        now,
      )
    await sendCode({ ...services, now }, tx, addressed(userId, person, language))
    await openSubscription(
      tx,
      userId,
      { plan: 'basic', term: person.term, autoRenew: person.auto_renew },
      card,
    )
    return { signUp, ...mails }
  })
}

/**
 * Signs up a member with the code of an institution; the result is the same for a known address.
 * The row of the institution is locked while its seats are counted.
 */
export async function registerMember(
  visit: Visit,
  person: MemberRegistration,
  languageId: number,
  now: Date,
): Promise<Registered> {
  const proof = await proofOf(visit, person.captcha)
  if ('error' in proof) return proof
  const organization = await findByCode(visit.db, person.promo_code)
  const error = joinError(organization, {
    email: person.email,
    ageGroupId: person.age_group_id,
    turns18In: yearOf(person),
    now,
  })
  if (error || !organization) return { error: error ?? 'organization_unknown' }
  const agreed = agreementOf(person, organization.consent)
  if ('error' in agreed) return agreed
  const read = await findReadWords(visit.db, person, 'registration_code')
  if ('error' in read) return read
  const weak = await findWeakness(person.password, [
    ...personalWords(person),
    organization.promoCode,
    organization.name,
  ])
  if (weak) return { error: weak }
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return { error: 'unavailable' }
  const mails = await takeMails(visit, person, agreed)
  if ('error' in mails) return mails

  return visit.db.transaction(async (tx): Promise<Registered> => {
    const { seats } = await lockOrganization(tx, organization.id)
    if ((await seatsTaken(tx, organization.id)) >= seats) return { error: 'organization_full' }
    if (!(await spendCaptcha(tx, proof.signature, now))) return { error: 'captcha_used' }

    const type = organization.codeMemberType
    const language = await languageFor(tx, languageId)
    const account = {
      ...columnsOf(person, agreed.by, now),
      type,
      organizationId: organization.id,
      languageId: language,
      passwordHash,
    }
    const { signUp, userId } = await signUpWith(visit, tx, account, now)
    if (userId === undefined) return { signUp, ...mails }
    const role = type === 'student' ? 'student' : 'institution_member'
    await settleIn(tx, userId, { role, person, by: agreed.by, ...read }, now)
    const subject = { ...person, language, institution: organization.name }
    if (agreed.by === 'guardian')
      await requestGuardianConsent(visit, tx, userId, subject, mails.guardianMailAfter === 0, now)
    await sendCode({ ...visit, now }, tx, addressed(userId, person, language))
    return { signUp, ...mails }
  })
}

/**
 * Creates an account. An unconfirmed sign-up with the same address is replaced; for any other known
 * address no `userId` is returned and its owner gets a mail.
 */
async function signUpWith(
  services: Services,
  tx: Transaction,
  account: NewUser & { email: string },
  now: Date,
) {
  const signUp = newToken()
  const row = { ...account, signUpHash: digestOf(signUp) }
  const made = await createUser(tx, row)
  if (made !== undefined) return { signUp, userId: made }
  const known = await findUserByEmail(tx, account.email)
  const lockedUser = known && (await lockUser(tx, known.id))
  if (!lockedUser) return { signUp, userId: undefined }
  if (lockedUser.signUpHash !== null && lockedUser.emailVerifiedAt === null) {
    await erasePerson(tx, { ...services, now }, lockedUser.id, 'unverified')
    return { signUp, userId: await createUser(tx, row) }
  }
  const to = await addresseeOf(tx, lockedUser)
  if (to) await services.queue.send(tx, 'mail', alreadyRegisteredMail(to, services.publicUrl))
  return { signUp, userId: undefined }
}

const personalWords = ({ first_name: firstName, last_name: lastName, email }: Person) =>
  wordsOf({ firstName, lastName, email })

type ChildError =
  | ProofError
  | { error: JoinError | 'consent_agreement_missing' | 'guardian_needed' }
type ChildRequest = {
  promo_code: string
  nick_name: string
  guardian_email: string
  country: string
  captcha: string
}

/**
 * Asks the guardian of a child who has the code of an institution where guardians consent. Only
 * this request is stored, no account. Returns an error or undefined.
 */
export async function requestChild(
  services: Visit,
  child: ChildRequest,
  languageId: number,
  now: Date,
): Promise<ChildError | undefined> {
  const proof = await proofOf(services, child.captcha)
  if ('error' in proof) return proof
  const organization = await findByCode(services.db, child.promo_code)
  const error = joinError(organization, { email: null, ageGroupId: 1, turns18In: null, now })
  if (error || !organization) return { error: error ?? 'organization_unknown' }
  const by = consenterOf(entranceOf(organization.consent), 1, null)
  if (by !== 'guardian')
    return { error: by === 'consent_agreement_missing' ? by : 'guardian_needed' }
  if ((await seatsTaken(services.db, organization.id)) >= organization.seats)
    return { error: 'organization_full' }
  const paused = await takeGuardianMail(services, child.guardian_email, 'captcha')
  if (paused > 0) return { error: 'mail_paused', retry_after: paused }

  return services.db.transaction(async (tx): Promise<ChildError | undefined> => {
    if (!(await spendCaptcha(tx, proof.signature, now))) return { error: 'captcha_used' }
    const consentSubject = {
      ...{ name: child.nick_name, institution: organization.name, organizationId: organization.id },
      ...{
        guardianEmail: child.guardian_email,
        country: child.country,
        languageId: await languageFor(tx, languageId),
      },
    }
    await requestConsentForChild(services, tx, consentSubject, now)
    return undefined
  })
}

/** Checks the solved captcha and takes one of its attempts; returns its signature or an error. */
async function proofOf(
  services: Services,
  captcha: string,
): Promise<{ signature: string } | ProofError> {
  const signature = await services.captcha.solved(captcha)
  if (!signature) return { error: 'captcha_wrong' }
  // after the captcha, so that requests without a solved captcha do not use up the limit for
  // everybody
  const seconds = await services.limits.take('registrationOverall', everybody)
  if (seconds > 0) return { error: 'too_many', retry_after: seconds }
  return (await services.limits.take('captcha', signature)) > 0
    ? { error: 'captcha_used' }
    : { signature }
}

/**
 * Who consents to this sign-up, or why it is refused. Children who need a guardian use
 * `requestChild` instead.
 */
function agreementOf(
  person: Person,
  arrangement: Arrangement | undefined,
): { by: Consenter } | { error: AgreementError } {
  const by = consenterOf(entranceOf(arrangement), person.age_group_id, person.old_enough ?? null)
  if (by === 'guardian_needed' || by === 'consent_agreement_missing') return { error: by }
  if (by === 'guardian' && person.age_group_id === 1) return { error: 'guardian_needed' }
  if (by === 'guardian' && person.guardian_email === undefined)
    return { error: 'guardian_email_missing' }
  // purposes that a guardian or school consents to are requested later: behind the guardian link or
  // when staff admit the person
  const may = needsConsentLater(by) ? [] : purposesOf[by]
  return person.consents.every((purpose) => may.includes(purpose))
    ? { by }
    : { error: 'guardian_only' }
}

/**
 * Takes the mails of a sign-up from the rate limits. Without a code mail the sign-up fails; a
 * guardian can also be mailed later from the account. Call it before the transaction, because each
 * limit takes a connection of its own.
 */
async function takeMails(
  services: Visit,
  person: Person,
  { by }: { by: Consenter },
): Promise<Later | { guardianMailAfter: number }> {
  const seconds = await takeCodeMail(services, { email: person.email, proof: 'captcha' })
  if (seconds > 0) return { error: 'mail_paused', retry_after: seconds }
  return {
    guardianMailAfter:
      by === 'guardian'
        ? await takeGuardianMail(services, person.guardian_email ?? '', 'captcha')
        : 0,
  }
}

type ConsentSubject = Person & { language: number; institution: string | null }
const requestGuardianConsent = (
  services: Services,
  tx: Transaction,
  userId: number,
  about: ConsentSubject,
  mails: boolean,
  now: Date,
) => {
  const {
    first_name: name,
    guardian_email: guardianEmail = '',
    language: languageId,
    institution,
    country,
  } = about
  return requestConsentForAccount(
    services,
    tx,
    userId,
    { name, guardianEmail, languageId, institution, country },
    mails,
    now,
  )
}

/** The consent texts shown on the form; returns `consent_text_changed` if they are outdated. */
async function findReadWords(
  db: Reader,
  { shown }: Person,
  screen: OpenConsentScreen,
): Promise<{ words: ConsentWords | undefined } | { error: 'consent_text_changed' }> {
  if (!shown) return { words: undefined }
  const words = await readConsentWords(db, {
    screen,
    purposes: offeredOn[screen],
    languageId: shown.language_id,
  })
  return words.digest === shown.digest ? { words } : { error: 'consent_text_changed' }
}

const yearOf = ({ age_group_id, turns_18_in }: Person) =>
  age_group_id === 2 ? (turns_18_in ?? null) : null

const columnsOf = (person: Person, consentBy: Consenter, now: Date) => ({
  firstName: person.first_name,
  lastName: person.last_name,
  email: person.email,
  ageGroupId: person.age_group_id,
  turns18In: yearOf(person),
  country: person.country,
  consentBy,
  awaitingConsentSince: needsConsentLater(consentBy) ? now : null,
  createdAt: now,
})

const addressed = (id: number, { email, first_name }: Person, languageId: number) => ({
  id,
  languageId,
  email: email.toLowerCase(),
  firstName: first_name,
})

type Newcomer = { role: string; person: Person; by: Consenter; words: ConsentWords | undefined }

/** Adds the role, the person's own consents and the log entry of a new account. */
async function settleIn(
  tx: Transaction,
  userId: number,
  { role, person, by, words }: Newcomer,
  now: Date,
) {
  await giveRole(tx, userId, role)
  if (by === 'self' && words)
    await giveConsents(
      tx,
      userId,
      { purposes: person.consents, giver: { by, how: 'registration' }, words },
      now,
    )
  await writeLog(tx, now, {
    action: 'create',
    entity: 'users',
    actorId: userId,
    subjectId: userId,
    newValue: {
      role,
      age_group_id: person.age_group_id,
      consent_by: by,
      consents: person.consents,
    },
  })
}

async function spendCaptcha(tx: Transaction, signature: string, now: Date) {
  const row = { signature, expiresAt: new Date(now.getTime() + captchaValidFor) }
  const used = await tx.insert(captchasUsed).values(row).onConflictDoNothing().returning()
  return used.length > 0
}

const languageFor = async (tx: Transaction, id: number) =>
  (await findPublishedLanguage(tx, id))?.id ?? defaultLanguageId

export const forgetUsedCaptchas = (db: Db, now: Date) =>
  db.delete(captchasUsed).where(lte(captchasUsed.expiresAt, now))

/**
 * Creates the first administrator of an installation, unless it has one. A generated password is
 * passed to `tell` before the commit, so that it cannot be lost, and must be replaced at the first
 * login. Throws if ADMIN_PASSWORD is weak or the address belongs to another account.
 */
export async function createFirstAdministrator(
  db: Db,
  email: string,
  words: string | undefined,
  tell: (madePassword: string) => void,
  now: Date,
) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdministrator})`)
    if ((await holdersOf(tx, 'super_admin')).length > 0) return

    const weak =
      words !== undefined &&
      (await findWeakness(words, [email, email.slice(0, email.lastIndexOf('@'))]))
    if (weak)
      throw new Error(
        'ADMIN_PASSWORD is one of the passwords that are tried first: set another one, a few words in a row.',
      )
    const password = words ?? newToken().slice(0, 16)
    const passwordHash = await hashPassword(password)
    if (passwordHash === 'full') throw new Error('no place to hash a password at start')
    const account = {
      firstName: 'First',
      lastName: 'Administrator',
      email,
      ageGroupId: 3 as const,
      type: 'institution' as const,
    }
    const userId = await createUser(tx, {
      ...account,
      languageId: defaultLanguageId,
      passwordHash,
      mustChoosePassword: words === undefined,
      emailVerifiedAt: now,
      createdAt: now,
    })
    if (userId === undefined)
      throw new Error(
        `the address ${email} belongs to an account that is no administrator: set ADMIN_EMAIL to another one`,
      )
    await giveRole(tx, userId, 'super_admin')
    await writeLog(tx, now, {
      action: 'create',
      entity: 'users',
      actorId: null,
      subjectId: userId,
      newValue: { role: 'super_admin' },
    })
    if (words === undefined) tell(password)
  })
}
