import {
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
import type { Reader, Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { captchaValidFor } from '../../security/captcha.ts'
import { hashPassword } from '../../security/passwords.ts'
import { everybody } from '../../security/rate-limits.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import { findWeakness, wordsOf } from '../../security/weak-passwords.ts'
import type { CommandContext } from '../../services.ts'
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
  joinError,
  lockOrganization,
  type Organization,
} from '../institutions/queries.ts'
import { bindSignUp } from '../invitations/answer-commands.ts'
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
  language: number
  consents: ConsentPurpose[]
  shown?: ShownWords | undefined
  /** The invitation with which the form was opened. */
  invitationId?: number | undefined
}

/** The context of a request, with the client address, which rate limits use. */
type AddressContext = CommandContext & { address: string }
type Arrangement = Organization['consent']

/**
 * Signs up an individual with a card; the account waits until its address is confirmed. For a known
 * address the result is the same, and its owner gets a mail. `sign_up` is the secret with which the
 * same browser confirms the address; `guardian_mail_after` the seconds until the guardian can be
 * mailed, unless that mail is sent now.
 */
export async function registerIndividual(
  context: AddressContext,
  person: Person & Card & { term: 'semester' | 'annual'; auto_renew: boolean },
) {
  const { db, payments, now } = context
  // no real card before people can renew, change and stop
  if (!payments?.sandbox) return fail('card_signup_closed')
  const agreement = agreementOf(person, undefined)
  if (!agreement.ok) return agreement
  const read = await findReadWords(db, person, 'registration')
  if (!read.ok) return read
  const proof = await checkCaptcha(context, person.captcha)
  if (!proof.ok) return proof
  const weak = await findWeakness(person.password, personalWords(person))
  if (weak) return failFields({ password: weak })
  const stored = await payments.store(person, now)
  if (!stored.ok) return stored
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return fail('unavailable')
  const { by } = agreement
  const mails = await takeMails(context, person, by)
  if (!mails.ok) return mails

  return db.transaction(async (tx) => {
    if (!(await spendCaptcha(tx, proof.signature, now))) return fail('captcha_used')
    const languageId = await languageFor(tx, person.language)
    const { signUp, userId } = await signUpWith(context, tx, {
      ...columnsOf(person, by, now),
      type: 'individual',
      languageId,
      passwordHash,
    })
    const registered = ok({ sign_up: signUp, ...mails.later })
    if (userId === undefined) return registered
    await settleIn(tx, userId, { role: 'individual', person, by, words: read.words }, now)
    if (by === 'guardian')
      await requestConsentForAccount(context, tx, {
        ...consentDetailsOf(person, languageId),
        institution: null,
        userId,
        mails: mails.later.guardian_mail_after === undefined,
      })
    await sendCode(context, tx, addressed(userId, person, languageId))
    await openSubscription(
      tx,
      userId,
      { plan: 'basic', term: person.term, autoRenew: person.auto_renew },
      stored.card,
    )
    return registered
  })
}

/**
 * Signs up a member with the code of an institution; the result is the same for a known address.
 * The row of the institution is locked while its seats are counted.
 */
export async function registerMember(
  context: AddressContext,
  person: Person & { promo_code: string },
) {
  const { db, now } = context
  const proof = await checkCaptcha(context, person.captcha)
  if (!proof.ok) return proof
  const organization = await findByCode(db, person.promo_code)
  const error = joinError(organization, {
    email: person.email,
    ageGroupId: person.age_group_id,
    turns18In: yearOf(person),
    now,
  })
  if (error || !organization) return fail(error ?? 'organization_unknown')
  const agreement = agreementOf(person, organization.consent)
  if (!agreement.ok) return agreement
  const read = await findReadWords(db, person, 'registration_code')
  if (!read.ok) return read
  const weak = await findWeakness(person.password, [
    ...personalWords(person),
    organization.promoCode,
    organization.name,
  ])
  if (weak) return failFields({ password: weak })
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return fail('unavailable')
  const { by } = agreement
  const mails = await takeMails(context, person, by)
  if (!mails.ok) return mails

  return db.transaction(async (tx) => {
    const { seats } = await lockOrganization(tx, organization.id)
    if ((await seatsTaken(tx, organization.id)) >= seats) return fail('organization_full')
    if (!(await spendCaptcha(tx, proof.signature, now))) return fail('captcha_used')

    const type = organization.codeMemberType
    const languageId = await languageFor(tx, person.language)
    const { signUp, userId } = await signUpWith(context, tx, {
      ...columnsOf(person, by, now),
      type,
      organizationId: organization.id,
      languageId,
      passwordHash,
    })
    const registered = ok({ sign_up: signUp, ...mails.later })
    if (userId === undefined) return registered
    const role = type === 'student' ? 'student' : 'institution_member'
    await settleIn(tx, userId, { role, person, by, words: read.words }, now)
    if (by === 'guardian')
      await requestConsentForAccount(context, tx, {
        ...consentDetailsOf(person, languageId),
        institution: organization.name,
        userId,
        mails: mails.later.guardian_mail_after === undefined,
      })
    await sendCode(context, tx, addressed(userId, person, languageId))
    return registered
  })
}

/**
 * Creates an account. An unconfirmed sign-up with the same address is replaced; for any other known
 * address no `userId` is returned and its owner gets a mail.
 */
async function signUpWith(
  { queue, publicUrl, now }: CommandContext,
  tx: Transaction,
  account: NewUser & { email: string },
) {
  const signUp = newToken()
  const row = { ...account, signUpHash: digestOf(signUp) }
  const made = await createUser(tx, row)
  if (made !== undefined) return { signUp, userId: made }
  const known = await findUserByEmail(tx, account.email)
  const lockedUser = known && (await lockUser(tx, known.id))
  if (!lockedUser) return { signUp, userId: undefined }
  if (lockedUser.signUpHash !== null && lockedUser.emailVerifiedAt === null) {
    await erasePerson(tx, { queue, now }, lockedUser.id, 'unverified')
    return { signUp, userId: await createUser(tx, row) }
  }
  const to = await addresseeOf(tx, lockedUser)
  if (to) await queue.send(tx, 'mail', alreadyRegisteredMail(to, publicUrl))
  return { signUp, userId: undefined }
}

const personalWords = ({ first_name: firstName, last_name: lastName, email }: Person) =>
  wordsOf({ firstName, lastName, email })

type ChildRequest = {
  promo_code: string
  nick_name: string
  guardian_email: string
  country: string
  language: number
  captcha: string
}

/**
 * Asks the guardian of a child who has the code of an institution where guardians consent. Only
 * this request is stored, no account.
 */
export async function requestChild(context: AddressContext, child: ChildRequest) {
  const { db, now } = context
  const proof = await checkCaptcha(context, child.captcha)
  if (!proof.ok) return proof
  const organization = await findByCode(db, child.promo_code)
  const error = joinError(organization, { email: null, ageGroupId: 1, turns18In: null, now })
  if (error || !organization) return fail(error ?? 'organization_unknown')
  const by = consenterOf(entranceOf(organization.consent), 1, null)
  if (by !== 'guardian') return fail(by === 'consent_agreement_missing' ? by : 'guardian_needed')
  if ((await seatsTaken(db, organization.id)) >= organization.seats)
    return fail('organization_full')
  const paused = await takeGuardianMail(context, { email: child.guardian_email, proof: 'captcha' })
  if (paused > 0) return fail('mail_paused', { retry_after: paused })

  return db.transaction(async (tx) => {
    if (!(await spendCaptcha(tx, proof.signature, now))) return fail('captcha_used')
    await requestConsentForChild(context, tx, {
      name: child.nick_name,
      institution: organization.name,
      organizationId: organization.id,
      guardianEmail: child.guardian_email,
      country: child.country,
      languageId: await languageFor(tx, child.language),
    })
    return ok()
  })
}

/** Checks the solved captcha and takes one of its attempts; returns its signature. */
async function checkCaptcha(
  { captcha, limits }: Pick<CommandContext, 'captcha' | 'limits'>,
  solution: string,
) {
  const signature = await captcha.solved(solution)
  if (!signature) return fail('captcha_wrong')
  // after the captcha, so that requests without a solved captcha do not use up the limit for
  // everybody
  const seconds = await limits.take('registrationOverall', everybody)
  if (seconds > 0) return fail('too_many', { retry_after: seconds })
  return (await limits.take('captcha', signature)) > 0 ? fail('captcha_used') : ok({ signature })
}

/**
 * Who consents to this sign-up, or why it is refused. Children who need a guardian use
 * `requestChild` instead.
 */
function agreementOf(person: Person, arrangement: Arrangement | undefined) {
  const by = consenterOf(entranceOf(arrangement), person.age_group_id, person.old_enough ?? null)
  if (by === 'guardian_needed' || by === 'consent_agreement_missing') return fail(by)
  if (by === 'guardian' && person.age_group_id === 1) return fail('guardian_needed')
  if (by === 'guardian' && person.guardian_email === undefined)
    return failFields({ guardian_email: 'guardian_email_missing' })
  // purposes that a guardian or school consents to are requested later: behind the guardian link or
  // when staff admit the person
  const may = needsConsentLater(by) ? [] : purposesOf[by]
  return person.consents.every((purpose) => may.includes(purpose))
    ? ok({ by })
    : fail('guardian_only')
}

/**
 * Takes the mails of a sign-up from the rate limits. Without a code mail the sign-up fails; a
 * guardian can also be mailed later from the account: `later` says in how many seconds. Call it
 * before the transaction, because each limit takes a connection of its own.
 */
async function takeMails(context: AddressContext, person: Person, by: Consenter) {
  const seconds = await takeCodeMail(context, { email: person.email, proof: 'captcha' })
  if (seconds > 0) return fail('mail_paused', { retry_after: seconds })
  const email = person.guardian_email ?? ''
  const paused =
    by === 'guardian' ? await takeGuardianMail(context, { email, proof: 'captcha' }) : 0
  return ok({ later: paused > 0 ? { guardian_mail_after: paused } : {} })
}

const consentDetailsOf = (person: Person, languageId: number) => ({
  name: person.first_name,
  guardianEmail: person.guardian_email ?? '',
  country: person.country,
  languageId,
})

/** The consent texts shown on the form; `consent_text_changed` if they are outdated. */
async function findReadWords(db: Reader, { shown }: Person, screen: OpenConsentScreen) {
  if (!shown) return ok({ words: undefined })
  const words = await readConsentWords(db, {
    screen,
    purposes: offeredOn[screen],
    languageId: shown.language_id,
  })
  return words.digest === shown.digest ? ok({ words }) : fail('consent_text_changed')
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

/** Adds the role, the person's own consents, the invitation and the log entry of a new account. */
async function settleIn(
  tx: Transaction,
  userId: number,
  { role, person, by, words }: Newcomer,
  now: Date,
) {
  await giveRole(tx, userId, role)
  if (person.invitationId !== undefined) await bindSignUp(tx, person.invitationId, userId)
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

export const forgetUsedCaptchas = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db.delete(captchasUsed).where(lte(captchasUsed.expiresAt, now))

type FirstAdministrator = {
  email: string
  password: string | undefined
  tell: (generatedPassword: string) => void
}

/**
 * Creates the first administrator of an installation, unless it has one. A generated password is
 * passed to `tell` before the commit, so that it cannot be lost, and must be replaced at the first
 * login. Throws if ADMIN_PASSWORD is weak or the address belongs to another account.
 */
export async function createFirstAdministrator(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  { email, password, tell }: FirstAdministrator,
) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdministrator})`)
    if ((await holdersOf(tx, 'super_admin')).length > 0) return

    const weak =
      password !== undefined &&
      (await findWeakness(password, [email, email.slice(0, email.lastIndexOf('@'))]))
    if (weak)
      throw new Error(
        'ADMIN_PASSWORD is one of the passwords that are tried first: set another one, a few words in a row.',
      )
    const initialPassword = password ?? newToken().slice(0, 16)
    const passwordHash = await hashPassword(initialPassword)
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
      mustChoosePassword: password === undefined,
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
    if (password === undefined) tell(initialPassword)
  })
}
