import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import { lte, sql } from 'drizzle-orm'
import { captchaValidFor } from '../../base/captcha.ts'
import type { Ground } from '../../base/context.ts'
import type { Db, Transaction } from '../../base/db.ts'
import { hashPassword } from '../../base/passwords.ts'
import type { Card } from '../../base/payments.ts'
import { newToken } from '../../base/tokens.ts'
import { mayMailCode, openSession, sendCode } from '../auth/commands.ts'
import { openSubscription } from '../billing/commands.ts'
import { addresseeOf, defaultLanguageId, findPublishedLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { findByCode, type JoinRefusal, joinRefusal, lockOrganization } from '../organizations/queries.ts'
import { giveConsents } from '../privacy/commands.ts'
import { giveRole } from '../roles/commands.ts'
import { holdersOf } from '../roles/queries.ts'
import { createUser } from '../users/commands.ts'
import { findUserByEmail, seatsTaken } from '../users/queries.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { captchasUsed } from './tables.ts'

type Person = {
  first_name: string
  last_name: string
  email: string
  age_group_id: 1 | 2 | 3
  country: string
  turns_18_in?: number | null | undefined
  password: string
  captcha: string
  consents: ConsentPurpose[]
}
export type IndividualRegistration = Person & Card & { type: 'individual'; term: 'semester' | 'annual'; auto_renew: boolean }
export type MemberRegistration = Person & { type: 'institution'; promo_code: string }

export type Registered =
  | { type: 'individual' }
  | { type: 'institution'; token: string; userId: number }
  | { refused: JoinRefusal | 'captcha_wrong' | 'captcha_used' | 'card_refused' | 'card_expired' | 'unavailable' }

/** With a card: the account waits for its address to be confirmed. A known address gets the same answer, and a mail. */
export async function registerIndividual(
  ground: Ground,
  person: IndividualRegistration,
  languageId: number,
  now: Date,
): Promise<Registered> {
  const proof = await ground.captcha.solved(person.captcha)
  if (!proof) return { refused: 'captcha_wrong' }
  if ((await ground.limits.take('captcha', proof)) > 0) return { refused: 'captcha_used' }
  const card = await ground.payments.store(person, now)
  if ('refused' in card) return card
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return { refused: 'unavailable' }
  const mayMail = await mayMailCode(ground, person.email) // before the transaction: it takes a connection of its own

  return ground.db.transaction(async (tx) => {
    if (!(await spendCaptcha(tx, proof, now))) return { refused: 'captcha_used' }
    const language = await languageFor(tx, languageId)
    const userId = await createUser(tx, {
      ...columnsOf(person),
      type: 'individual',
      languageId: language,
      passwordHash,
      createdAt: now,
    })
    if (userId === undefined) {
      if (mayMail) await tellAlreadyRegistered(ground, tx, person.email)
      return { type: 'individual' }
    }
    await settleIn(tx, userId, 'individual', person, now)
    if (mayMail) await sendCode(ground, tx, addressed(userId, person, language), now)
    await openSubscription(tx, userId, { plan: 'basic', term: person.term, autoRenew: person.auto_renew }, card)
    return { type: 'individual' }
  })
}

/** With an institution's code: signed in at once. The institution's row is held while its seats are counted. */
export async function registerMember(ground: Ground, person: MemberRegistration, languageId: number, now: Date): Promise<Registered> {
  const proof = await ground.captcha.solved(person.captcha)
  if (!proof) return { refused: 'captcha_wrong' }
  if ((await ground.limits.take('captcha', proof)) > 0) return { refused: 'captcha_used' }
  const organization = await findByCode(ground.db, person.promo_code)
  const refused = joinRefusal(organization, {
    email: person.email,
    ageGroupId: person.age_group_id,
    turns18In: columnsOf(person).turns18In,
    now,
  })
  if (refused || !organization) return { refused: refused ?? 'organization_unknown' }
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return { refused: 'unavailable' }
  const mayMail = await mayMailCode(ground, person.email) // before the transaction: it takes a connection of its own

  return ground.db.transaction(async (tx): Promise<Registered> => {
    const { seats } = await lockOrganization(tx, organization.id)
    if ((await seatsTaken(tx, organization.id)) >= seats) return { refused: 'organization_full' }
    if (!(await spendCaptcha(tx, proof, now))) return { refused: 'captcha_used' }

    const type = organization.codeMemberType
    const language = await languageFor(tx, languageId)
    const userId = await createUser(tx, {
      ...columnsOf(person),
      type,
      organizationId: organization.id,
      languageId: language,
      passwordHash,
      createdAt: now,
    })
    if (userId === undefined) {
      if (mayMail) await tellAlreadyRegistered(ground, tx, person.email)
      return { type: 'individual' }
    }
    await settleIn(tx, userId, type === 'student' ? 'student' : 'institution_member', person, now)
    if (mayMail) await sendCode(ground, tx, addressed(userId, person, language), now)
    return { type: 'institution', ...(await openSession(tx, userId, false, now)) }
  })
}

const columnsOf = (person: Person) => ({
  firstName: person.first_name,
  lastName: person.last_name,
  email: person.email,
  ageGroupId: person.age_group_id,
  turns18In: person.age_group_id === 2 ? (person.turns_18_in ?? null) : null,
  country: person.country,
})

const addressed = (id: number, { email, first_name }: Person, languageId: number) => ({
  id,
  languageId,
  email: email.toLowerCase(),
  firstName: first_name,
})

/** What every new account gets: its role, its consents, its entry in the log. */
async function settleIn(tx: Transaction, userId: number, role: string, person: Person, now: Date) {
  await giveRole(tx, userId, role)
  await giveConsents(tx, userId, person.consents, now)
  await writeLog(tx, now, {
    action: 'create',
    entity: 'users',
    actorId: userId,
    subjectId: userId,
    newValue: { role, age_group_id: person.age_group_id, consents: person.consents },
  })
}

async function spendCaptcha(tx: Transaction, signature: string, now: Date) {
  const row = { signature, expiresAt: new Date(now.getTime() + captchaValidFor) }
  const used = await tx.insert(captchasUsed).values(row).onConflictDoNothing().returning()
  return used.length > 0
}

const languageFor = async (tx: Transaction, id: number) => (await findPublishedLanguage(tx, id))?.id ?? defaultLanguageId

async function tellAlreadyRegistered(ground: Ground, tx: Transaction, email: string) {
  const account = await findUserByEmail(tx, email)
  const to = account && (await addresseeOf(tx, account))
  if (to) await ground.queue.send(tx, 'mail', alreadyRegisteredMail(to, ground.publicUrl))
}

export const forgetUsedCaptchas = (db: Db, now: Date) => db.delete(captchasUsed).where(lte(captchasUsed.expiresAt, now))

/** The first administrator of an installation, unless there is one. A password that is made here is told before the commit: it cannot be lost. */
export async function createFirstAdministrator(
  db: Db,
  email: string,
  given: string | undefined,
  tell: (madePassword: string) => void,
  now: Date,
) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727277)`)
    if ((await holdersOf(tx, 'super_admin')).length > 0) return

    const password = given ?? newToken().slice(0, 16)
    const passwordHash = await hashPassword(password)
    if (passwordHash === 'full') throw new Error('no place to hash a password at start')
    const account = { firstName: 'First', lastName: 'Administrator', email, ageGroupId: 3 as const, type: 'institution' as const }
    const userId = await createUser(tx, { ...account, languageId: defaultLanguageId, passwordHash, emailVerifiedAt: now, createdAt: now })
    if (userId === undefined)
      throw new Error(`the address ${email} belongs to an account that is no administrator: set ADMIN_EMAIL to another one`)
    await giveRole(tx, userId, 'super_admin')
    await writeLog(tx, now, {
      action: 'create',
      entity: 'users',
      actorId: null,
      subjectId: userId,
      newValue: { role: 'super_admin' },
    })
    if (given === undefined) tell(password)
  })
}
