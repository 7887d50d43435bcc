import type { Reader } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { checkPassword } from '../../security/passwords.ts'
import { passwordHashOf } from './queries.ts'

/**
 * Checks the password of the person who is signed in; an account without one needs none. Returns
 * the hash that was checked, for `holdPassword`.
 */
export async function proveOwnPassword(db: Reader, userId: number, password = '') {
  const known = await passwordHashOf(db, userId)
  const right = known === null || (password !== '' && (await checkPassword(password, known)))
  if (right === 'full') return fail('unavailable')
  return right ? ok({ known }) : passwordWrong(password)
}

export const passwordWrong = (password = '') =>
  failFields({ password: password === '' ? 'password_missing' : 'old_password_wrong' })
