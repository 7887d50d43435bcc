import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { fail, failFields, ok } from '../../result.ts'
import { checkPassword } from '../../security/passwords.ts'
import { digestOf, newCode } from '../../security/tokens.ts'
import type { CallerContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { changeUser } from '../users/commands.ts'
import { findUserByEmail, holdPassword, lockUser, passwordHashOf } from '../users/queries.ts'
import { endSessions, voidReset } from './commands.ts'
import { emailChangedMail, emailTakenMail, verificationMail } from './mails.ts'
import { emailCodeTries } from './queries.ts'
import { emailChanges, verificationCodes } from './tables.ts'

const codeMillis = 30 * 60_000

type NewEmail = {
  email: string
  password?: string | undefined
  /** Takes from what may be mailed to the address; the seconds to wait, or 0. */
  takeMail: () => Promise<number>
}

/**
 * Mails a code to the address that the caller's account shall have, also to the present one while it
 * is not confirmed. An address with an account gets
 * a notice instead, so that the caller learns nothing about others.
 */
export async function requestEmailChange(
  context: CallerContext,
  { email, password = '', takeMail }: NewEmail,
) {
  const { db, queue, publicUrl, caller, now } = context
  const known = await passwordHashOf(db, caller.id)
  const right = known === null || (password !== '' && (await checkPassword(password, known)))
  if (right === 'full') return fail('unavailable')
  if (!right)
    return failFields({ password: password === '' ? 'password_missing' : 'old_password_wrong' })
  const owner = await withoutTenantScope(() => findUserByEmail(db, email))
  const isOwn = owner?.id === caller.id
  if (isOwn && owner.emailVerifiedAt) return failFields({ email: 'taken' })
  const seconds = await takeMail()
  if (seconds > 0) return fail('too_many', { retry_after: seconds })
  return db.transaction(async (tx) => {
    // the password was changed by a concurrent request
    if (!(await holdPassword(tx, caller.id, known)))
      return failFields({ password: 'old_password_wrong' })
    const person = await lockUser(tx, caller.id)
    if (!person) return fail('unauthenticated')
    if (person.ageGroupId === 1) return fail('not_for_children')
    const code = newCode()
    const row = {
      email,
      codeHash: codeDigest(caller.id, code),
      expiresAt: new Date(now.getTime() + codeMillis),
      tries: 0,
    }
    await tx
      .insert(emailChanges)
      .values({ userId: caller.id, ...row })
      .onConflictDoUpdate({ target: emailChanges.userId, set: row })
    const to = await addresseeOf(tx, isOwn || !owner ? { ...person, email } : owner)
    if (to)
      await queue.send(
        tx,
        'mail',
        owner && !isOwn
          ? { ...emailTakenMail(to, publicUrl), of: [owner.id] }
          : { ...verificationMail(to, code), of: [caller.id] },
      )
    return ok()
  })
}

const codeDigest = (userId: number, code: string) => digestOf(`email/${userId}/${code}`)

/**
 * Changes the caller's address with the mailed code. `code_wrong` when it is wrong, expired or tried
 * too often; `taken` when the address has been given an account since.
 */
export async function confirmEmailChange({ db, ...context }: CallerContext, code: string) {
  const { caller, now } = context
  // counted even when the rest is rolled back
  const [tried] = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, caller.id),
        gt(emailChanges.expiresAt, now),
        lt(emailChanges.tries, emailCodeTries),
      ),
    )
    .returning()
  if (!tried || tried.codeHash !== codeDigest(caller.id, code)) return fail('code_wrong')
  return db
    .transaction(async (tx) => {
      const [used] = await tx
        .delete(emailChanges)
        .where(and(eq(emailChanges.userId, caller.id), eq(emailChanges.codeHash, tried.codeHash)))
        .returning()
      if (!used) return fail('code_wrong')
      await setEmail(tx, context, { id: caller.id, email: used.email, verifiedAt: now })
      await endSessions(tx, caller.id, { but: caller.sessionHash })
      return ok({ email: used.email })
    })
    .catch(failIfTaken)
}

/** The address is another account's, perhaps of one that the caller cannot see. */
export function failIfTaken(error: unknown) {
  if (sqlState(error) === '23505') return failFields({ email: 'taken' })
  throw error
}

type NewAddress = { id: number; email: string; verifiedAt: Date | null }

/** Stores an address; the one before it gets a notice, and links mailed to it end. */
export async function setEmail(
  tx: Transaction,
  { queue, caller, now }: Pick<CallerContext, 'queue' | 'caller' | 'now'>,
  { id, email, verifiedAt }: NewAddress,
) {
  const { before, after } = await changeUser(tx, id, { email, emailVerifiedAt: verifiedAt })
  await voidReset(tx, id)
  // codes mailed to the address before do not confirm this one
  await tx.delete(verificationCodes).where(eq(verificationCodes.userId, id))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id))
  await writeLog(tx, now, {
    action: 'update',
    entity: 'users',
    actorId: caller.id,
    subjectId: id,
    newValue: { fields: ['email'] },
  })
  const to = before.email === email ? undefined : await addresseeOf(tx, before)
  if (to) await queue.send(tx, 'mail', { ...emailChangedMail(to, email), of: [id] })
  return after
}
