import {
  type Consenter,
  type ConsentPurpose,
  consenterOf,
  entranceOf,
  needsConsentLater,
  purposesOf,
} from '@quartet/domain/consent.ts'
import { type OpenConsentScreen, offeredOn } from '@quartet/domain/consent-texts.ts'
import type { Reader, Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { captchaValidFor } from '../../security/captcha.ts'
import { everybody } from '../../security/rate-limits.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import { wordsOf } from '../../security/weak-passwords.ts'
import type { CommandContext } from '../../services.ts'
import { sendCode, takeCodeMail } from '../auth/commands.ts'
import { requestConsentForAccount, takeGuardianMail } from '../guardians/commands.ts'
import type { Organization } from '../institutions/queries.ts'
import { bindSignUp } from '../invitations/answer-commands.ts'
import { addresseeOf, defaultLanguageId, findPublishedLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { erasePerson, giveConsents } from '../privacy/commands.ts'
import { type ConsentWords, readConsentWords, type ShownWords } from '../privacy/queries.ts'
import { giveRole, type RoleKey } from '../roles/commands.ts'
import { readSettings } from '../settings/queries.ts'
import { createUser, type NewUser } from '../users/commands.ts'
import { findUserByEmail, lockUser } from '../users/queries.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { captchasUsed } from './tables.ts'

export type Person = {
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
export type AddressContext = CommandContext & { address: string }
type Arrangement = Organization['consent']

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

export const personalWords = ({ first_name: firstName, last_name: lastName, email }: Person) =>
  wordsOf({ firstName, lastName, email })

/**
 * Checks the solved captcha and takes one of its attempts; returns its signature, undefined where
 * the installation asks for none.
 */
export async function checkCaptcha(
  { db, captcha, limits }: Pick<CommandContext, 'db' | 'captcha' | 'limits'>,
  solution: string,
) {
  const isAsked = (await readSettings(db)).captcha
  const signature = isAsked ? await captcha.solved(solution) : undefined
  if (isAsked && !signature) return fail('captcha_wrong')
  // after the captcha, so that requests without a solved captcha do not use up the limit for
  // everybody
  const seconds = await limits.take('registrationOverall', everybody)
  if (seconds > 0) return fail('too_many', { retry_after: seconds })
  const isUsed = signature !== undefined && (await limits.take('captcha', signature)) > 0
  return isUsed ? fail('captcha_used') : ok({ signature })
}

/**
 * Who consents to this sign-up, or why it is refused. Children who need a guardian use
 * `requestChild` instead.
 */
export function agreementOf(person: Person, arrangement: Arrangement | undefined) {
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
export async function takeMails(context: AddressContext, person: Person, by: Consenter) {
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
export async function findReadWords(db: Reader, { shown }: Person, screen: OpenConsentScreen) {
  if (!shown) return ok({ words: undefined })
  const words = await readConsentWords(db, {
    screen,
    purposes: offeredOn[screen],
    languageId: shown.language_id,
  })
  return words.digest === shown.digest ? ok({ words }) : fail('consent_text_changed')
}

export const yearOf = ({ age_group_id, turns_18_in }: Person) =>
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

type Newcomer = { role: RoleKey; person: Person; by: Consenter; words: ConsentWords | undefined }

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

export async function spendCaptcha(tx: Transaction, signature: string | undefined, now: Date) {
  if (signature === undefined) return true
  const row = { signature, expiresAt: new Date(now.getTime() + captchaValidFor) }
  const used = await tx.insert(captchasUsed).values(row).onConflictDoNothing().returning()
  return used.length > 0
}

export const languageFor = async (tx: Transaction, id: number) =>
  (await findPublishedLanguage(tx, id))?.id ?? defaultLanguageId

type NewAccount = {
  person: Person
  by: Consenter
  words: ConsentWords | undefined
  role: RoleKey
  columns: Pick<NewUser, 'type' | 'organizationId' | 'city' | 'state' | 'zipCode' | 'passwordHash'>
  /** What a guardian reads: whose code the person has. */
  institution: string | null
  /** Seconds until the guardian can be mailed, unless that mail is sent now. */
  later: { guardian_mail_after?: number }
}

/**
 * Opens the account of a sign-up, which waits for the mailed code. For a known address there is no
 * `userId`, and the answer is the same.
 */
export async function openAccount(
  context: CommandContext,
  tx: Transaction,
  { person, by, words, role, columns, institution, later }: NewAccount,
) {
  const { now } = context
  const languageId = await languageFor(tx, person.language)
  const account = { ...columnsOf(person, by, now), ...columns, languageId }
  const { signUp, userId } = await signUpWith(context, tx, account)
  const registered = ok({ sign_up: signUp, ...later })
  if (userId === undefined) return { userId, registered }
  await settleIn(tx, userId, { role, person, by, words }, now)
  if (by === 'guardian')
    await requestConsentForAccount(context, tx, {
      ...consentDetailsOf(person, languageId),
      institution,
      userId,
      mails: later.guardian_mail_after === undefined,
    })
  await sendCode(context, tx, addressed(userId, person, languageId))
  return { userId, registered }
}
