import { consenterOf, entranceOf } from '@quartet/domain/consent.ts'
import type { Plan } from '@quartet/domain/plans.ts'
import type { Term } from '@quartet/domain/subscription.ts'
import { lte, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import { fail, failFields, ok } from '../../result.ts'
import { hashPassword } from '../../security/passwords.ts'
import { newToken } from '../../security/tokens.ts'
import { findWeakness } from '../../security/weak-passwords.ts'
import type { CommandContext } from '../../services.ts'
import { type CardFields, openSubscription, takeCard } from '../billing/commands.ts'
import { findOffer } from '../billing/queries.ts'
import { createFamily } from '../families/commands.ts'
import { requestConsentForChild, takeGuardianMail } from '../guardians/commands.ts'
import { findByCode, joinError, lockOrganization } from '../institutions/queries.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { holdersOf } from '../roles/administrator-queries.ts'
import { giveRole } from '../roles/commands.ts'
import { createUser } from '../users/commands.ts'
import { seatsTaken } from '../users/queries.ts'
import {
  type AddressContext,
  agreementOf,
  checkCaptcha,
  findReadWords,
  languageFor,
  openAccount,
  type Person,
  personalWords,
  spendCaptcha,
  takeMails,
  yearOf,
} from './sign-up-commands.ts'
import { captchasUsed } from './tables.ts'

type Place = { city?: string; state?: string; zip_code?: string }
type Payer = Person &
  CardFields &
  Place & { type: 'individual' | 'coaching'; plan: Plan; term: Term; auto_renew: boolean }

const screenOf = ({ type, plan }: Payer) =>
  type === 'coaching' || plan === 'family' ? 'registration_place' : 'registration'
const roleOfPlan = { basic: 'individual', family: 'family_admin', professional: 'professional' }
const roleOf = ({ type, plan }: Payer) =>
  type === 'coaching' ? 'coaching_client' : roleOfPlan[plan]
const placeOf = ({ city = '', state = '', zip_code: zipCode = '' }: Place) => ({
  city,
  state,
  zipCode,
})

/**
 * Signs up a person who pays, on any plan; the account waits until its address is confirmed. For a
 * known address the result is the same, and its owner gets a mail. `sign_up` is the secret with which the
 * same browser confirms the address; `guardian_mail_after` the seconds until the guardian can be
 * mailed, unless that mail is sent now.
 */
export async function registerWithCard(context: AddressContext, person: Payer) {
  const { db, payments, now } = context
  if (!payments) return fail('card_signup_closed')
  if (!(await findOffer(db, person.plan, person.term))) return fail('registration_closed')
  const agreement = agreementOf(person, undefined)
  if (!agreement.ok) return agreement
  const read = await findReadWords(db, person, screenOf(person))
  if (!read.ok) return read
  const proof = await checkCaptcha(context, person.captcha)
  if (!proof.ok) return proof
  const weak = await findWeakness(person.password, personalWords(person))
  if (weak) return failFields({ password: weak })
  const stored = await takeCard(payments, person, now)
  if (!stored.ok) return stored
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return fail('unavailable')
  const { by } = agreement
  const mails = await takeMails(context, person, by)
  if (!mails.ok) return mails

  return db.transaction(async (tx) => {
    if (!(await spendCaptcha(tx, proof.signature, now))) return fail('captcha_used')
    const { userId, registered } = await openAccount(context, tx, {
      ...{ person, by, words: read.words, role: roleOf(person), institution: null },
      columns: { ...placeOf(person), type: person.type, passwordHash },
      later: mails.later,
    })
    if (userId === undefined) return registered
    await openSubscription(
      tx,
      userId,
      { plan: person.plan, term: person.term, autoRenew: person.auto_renew },
      stored.card,
    )
    if (person.plan === 'family') await createFamily(tx, { adminId: userId, now })
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
    const role = type === 'student' ? 'student' : 'institution_member'
    const { registered } = await openAccount(context, tx, {
      ...{ person, by, words: read.words, role, institution: organization.name },
      columns: { type, organizationId: organization.id, passwordHash },
      later: mails.later,
    })
    return registered
  })
}

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
