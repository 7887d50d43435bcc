import { randomInt } from 'node:crypto'
import type { GivenPasswordView, NewFamilyMember } from '@quartet/contract/areas/families.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { agesAgree, consentAgeOf, isAdult } from '@quartet/domain/age.ts'
import { type Consenter, consenterOf } from '@quartet/domain/consent.ts'
import { offeredOn } from '@quartet/domain/consent-texts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { isThirteen, loginNameOf } from '@quartet/domain/families.ts'
import { codeLetters } from '@quartet/domain/invitations.ts'
import { eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { hashPassword } from '../../security/passwords.ts'
import type { CallerContext } from '../../services.ts'
import { agreeAsFamily } from '../guardians/family-commands.ts'
import { writeLog } from '../logs/commands.ts'
import { readConsentWords, type ShownWords } from '../privacy/queries.ts'
import { oneTimeDays } from '../users/account-commands.ts'
import { inviteAnew } from '../users/admin-commands.ts'
import { createUser } from '../users/commands.ts'
import { findUser, logAliasOf } from '../users/queries.ts'
import { addMember, whyClosed } from './commands.ts'
import { mailInvitation } from './invite-commands.ts'
import { lockOwnFamily } from './queries.ts'
import { familyMembers } from './tables.ts'

type Minor = Extract<NewFamilyMember, { age_group_id: 1 | 2 }>

/**
 * Adds a minor to the caller's family, with a one-time password when there is no address; undefined
 * when the caller has no family. The administrator agrees for who is too young to.
 */
export async function addMinor(context: CallerContext, minor: Minor) {
  const { db, caller, now } = context
  const wrong = wrongAgeOf(minor, now)
  if (wrong) return failFields(wrong)
  const email = minor.age_group_id === 2 ? minor.email : null
  const secret = email === null ? await newOneTime(context) : ok({ given: undefined })
  if (!secret.ok) return secret
  return db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, caller.id)
    if (!family) return undefined
    const closed = await whyClosed(tx, family, now)
    if (closed) return fail(closed)
    const admin = await findUser(tx, caller.id)
    if (!admin?.email || !admin.emailVerifiedAt) return fail('family_unverified')
    const isOwn = consenterOf('alone', minor.age_group_id, oldEnoughOf(minor)) === 'self'
    const by: Consenter = isOwn ? 'self' : 'guardian'
    const read = by === 'guardian' ? await readAgreement(tx, minor.shown) : ok({ words: undefined })
    if (!read.ok) return read
    const account = {
      ...columnsOf(minor, email),
      ...{ consentBy: by, languageId: caller.languageId, createdAt: now },
      ...secret.given?.columns,
    }
    const made = await createUser(tx, account)
    // an address that has an account is only known to its owner: the member looks the same
    const id = made ?? (await createUser(tx, { ...account, email: null }))
    if (id === undefined) throw new Error('the account was not stored')
    await writeLog(tx, now, {
      ...{ action: 'create', entity: 'users', actorId: caller.id, subjectId: id },
      newValue: { age_group_id: minor.age_group_id, consent_by: by, family_id: family.id },
    })
    await addMember(tx, { family, userId: id, actorId: caller.id, now })
    if (read.words)
      await agreeAsFamily(context, tx, {
        ...{ userId: id, name: minor.first_name, country: minor.country, words: read.words },
        ...{ languageId: caller.languageId, guardianEmail: admin.email, actorId: caller.id },
      })
    if (!secret.given) {
      if (made !== undefined) await inviteAnew(tx, context, id)
      else await mailInvitation(tx, context, { admin, family, email: email ?? '' })
      return ok({ id, given: null })
    }
    const login = await giveLoginName(tx, id, minor.first_name)
    return ok({ id, given: toGiven(login, secret.given) })
  })
}

const oldEnoughOf = (minor: Minor) => (minor.age_group_id === 2 ? minor.old_enough : null)

function wrongAgeOf(minor: Minor, now: Date): Record<string, FieldCode> | undefined {
  const year = now.getUTCFullYear()
  if (minor.age_group_id === 1)
    return isThirteen(minor.turns_18_in, year) ? { turns_18_in: 'age_contradiction' } : undefined
  if (isAdult(2, minor.turns_18_in, year)) return { age_group_id: 'adult_invited' }
  const age = consentAgeOf(minor.country)
  return agesAgree(minor.old_enough, minor.turns_18_in, age, year)
    ? undefined
    : { old_enough: 'age_contradiction' }
}

const columnsOf = (minor: Minor, email: string | null) => ({
  firstName: minor.first_name,
  lastName: minor.age_group_id === 2 ? minor.last_name : '',
  email,
  ageGroupId: minor.age_group_id,
  turns18In: minor.turns_18_in,
  country: minor.country,
  type: 'individual' as const,
})

async function readAgreement(tx: Transaction, shown: ShownWords | undefined) {
  if (!shown) return failFields({ shown: 'required' })
  const words = await readConsentWords(tx, {
    ...{ screen: 'family', purposes: offeredOn.family, languageId: shown.language_id },
  })
  return words.digest === shown.digest ? ok({ words }) : fail('consent_text_changed')
}

const part = () =>
  Array.from({ length: 4 }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** A one-time password with the columns that store it. */
export async function newOneTime({
  db,
  caller,
  now,
}: Pick<CallerContext, 'db' | 'caller' | 'now'>) {
  const password = [part(), part(), part()].join('-')
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return fail('unavailable')
  const until = addDays(now, oneTimeDays)
  const columns = {
    ...{ passwordHash, mustChoosePassword: true, oneTimeUntil: until },
    oneTimeBy: await logAliasOf(db, caller.id),
  }
  return ok({ given: { password, until, columns } })
}

export const toGiven = (
  login: string,
  { password, until }: { password: string; until: Date },
): GivenPasswordView => ({ login, password, until: until.toISOString() })

const digits = () => String(randomInt(100, 1000))

/** Stores a name to sign in with that nobody else has. */
async function giveLoginName(tx: Transaction, userId: number, nickName: string) {
  for (;;) {
    const loginName = loginNameOf(nickName, digits() + digits())
    if (await isLoginTaken(tx, loginName)) continue
    await tx.update(familyMembers).set({ loginName }).where(eq(familyMembers.userId, userId))
    return loginName
  }
}

const isLoginTaken = async (db: Reader, loginName: string) =>
  (await db.$count(familyMembers, eq(familyMembers.loginName, loginName))) > 0
