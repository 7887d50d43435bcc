import { fail, failFields } from '../../result.ts'
import { hashPassword } from '../../security/passwords.ts'
import { findWeakness } from '../../security/weak-passwords.ts'
import { addMember, lockFamilyToJoin } from '../families/commands.ts'
import { findFamilyByCode } from '../families/queries.ts'
import {
  type AddressContext,
  agreementOf,
  checkCaptcha,
  findReadWords,
  openAccount,
  type Person,
  personalWords,
  spendCaptcha,
  takeMails,
} from './sign-up-commands.ts'

/**
 * Signs up a member with the code of a family, whose administrator pays; the result is the same for
 * a known address. The row of the family is locked while its people are counted.
 */
export async function registerFamilyMember(
  context: AddressContext,
  person: Person & { family_code: string },
) {
  const { db, now } = context
  const agreement = agreementOf(person, undefined)
  if (!agreement.ok) return agreement
  const { by } = agreement
  const read = await findReadWords(db, person, 'registration_family')
  if (!read.ok) return read
  const proof = await checkCaptcha(context, person.captcha)
  if (!proof.ok) return proof
  // before a mail is spent on a wrong code
  if (!(await findFamilyByCode(db, person.family_code))) return fail('family_code_unknown')
  const weak = await findWeakness(person.password, personalWords(person))
  if (weak) return failFields({ password: weak })
  const passwordHash = await hashPassword(person.password)
  if (passwordHash === 'full') return fail('unavailable')
  const mails = await takeMails(context, person, by)
  if (!mails.ok) return mails

  return db.transaction(async (tx) => {
    const open = await lockFamilyToJoin(tx, {
      ...{ code: person.family_code, email: person.email, now },
    })
    if (!open.ok) return open
    if (!(await spendCaptcha(tx, proof.signature, now))) return fail('captcha_used')
    const { userId, registered } = await openAccount(context, tx, {
      ...{ person, by, words: read.words, role: 'family_member', institution: null },
      columns: { type: 'individual', passwordHash },
      later: mails.later,
    })
    if (userId !== undefined)
      await addMember(tx, { family: open.family, userId, actorId: userId, now })
    return registered
  })
}
