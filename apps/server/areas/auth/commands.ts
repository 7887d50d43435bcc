import { classSessionHours } from '@quartet/domain/class-cards.ts'
import { isAwaiting } from '@quartet/domain/cover.ts'
import type { Device } from '@quartet/domain/device.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { isLoginName } from '@quartet/domain/families.ts'
import { and, desc, eq, gt, inArray, lte, ne, notInArray, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { executeNamed } from '../../db/prepared-statement.ts'
import { fail, failFields, ok } from '../../result.ts'
import { hashPassword } from '../../security/passwords.ts'
import { everybody, resendSeconds } from '../../security/rate-limits.ts'
import { digestOf, newCode, newToken } from '../../security/tokens.ts'
import { findWeakness } from '../../security/weak-passwords.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { beginTrial } from '../billing/commands.ts'
import { findLoginOwner } from '../families/queries.ts'
import { holdWithInviters, settleInvitations } from '../invitations/answer-commands.ts'
import { addresseeOf } from '../languages/queries.ts'
import { type LogEntry, logged, writeLog } from '../logs/commands.ts'
import { needsSecondFactor } from '../second-factor/queries.ts'
import { type Budget, captchaBudgets, endSkips } from '../security/commands.ts'
import { changeUser, touchActivity } from '../users/commands.ts'
import {
  findUser,
  findUserByEmail,
  holdPassword,
  lockUser,
  personalWordsOf,
} from '../users/queries.ts'
import { passwordChangedMail, resetMail, verificationMail, welcomeMail } from './mails.ts'
import { openStep } from './step-commands.ts'
import { emailChanges, passwordResets, sessions, signInSteps, verificationCodes } from './tables.ts'

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours
const codeLife = 30 * minutes
const codeTries = 5
const resetLife = 60 * minutes

/** How long a session lasts without use, and in total (design of trust, 4). */
const sessionLife = {
  plain: { idle: 12 * hours, absolute: 7 * days },
  remembered: { idle: 30 * days, absolute: 180 * days },
  card: { idle: classSessionHours.idle * hours, absolute: classSessionHours.absolute * hours },
}
const lifeOf = ({ remembered, byCard }: { remembered: boolean; byCard: boolean }) =>
  sessionLife[byCard ? 'card' : remembered ? 'remembered' : 'plain']
/** Sessions per account; a new one ends the least recently used one. */
const sessionsPerAccount = 20
/** The use of a session is written at most this often. */
const touchEvery = 5 * minutes

export type Account = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>
type Addressed = Pick<Account, 'id' | 'email' | 'firstName' | 'languageId'>

/** An opened session, or the token of the step that waits for the second factor. */
export type Entry = { token: string; userId: number } | { step: string }

export const unknownDevice: Device = { browser: null, system: null }
/** The context of a request, with the device that signs in. */
export type DeviceContext = CommandContext & { device: Device }
/** The context of a request, with the client address, which rate limits use. */
export type AddressContext = CommandContext & { address: string }

/** Opens a session; returns its token, which is stored only as a hash. */
export async function openSession(
  tx: Transaction,
  userId: number,
  now: Date,
  {
    browser,
    system,
    remembered = false,
    cardId = null,
  }: Device & { remembered?: boolean; cardId?: number | null } = unknownDevice,
) {
  const token = newToken()
  const { idle } = lifeOf({ remembered, byCard: cardId !== null })
  const expiresAt = new Date(now.getTime() + idle)
  await tx.insert(sessions).values({
    tokenHash: digestOf(token),
    userId,
    remembered,
    cardId,
    browser,
    system,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  })
  await endOldestSessions(tx, userId)
  await writeLog(tx, now, {
    action: 'login',
    entity: 'sessions',
    actorId: userId,
    subjectId: userId,
    ...(cardId !== null && { newValue: { class_card: true } }),
  })
  return { token, userId }
}

/**
 * A separate statement after the insert, so that two concurrent logins see each other's sessions.
 */
const endOldestSessions = (db: Reader, userId: number) =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        notInArray(
          sessions.id,
          db
            .select({ id: sessions.id })
            .from(sessions)
            .where(eq(sessions.userId, userId))
            .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
            .limit(sessionsPerAccount),
        ),
      ),
    )

type Session = {
  id: number
  sessionHash: string
  lastUsedAt: Date
  remembered: boolean
  byCard: boolean
  sessionSince: Date
}

/**
 * Opens a session if the account still has the password hash that was checked; undefined when the
 * password was reset or the account removed in the meantime. A single statement and so its own
 * transaction, because every login runs it.
 */
export async function openCheckedSession(
  { db, now, device: { browser, system } }: DeviceContext,
  { id, passwordHash }: Account,
  remembered: boolean,
) {
  const token = newToken()
  const expiresAt = new Date(
    now.getTime() + (remembered ? sessionLife.remembered : sessionLife.plain).idle,
  ).toISOString()
  const entry: LogEntry = { action: 'login', entity: 'sessions', actorId: id, subjectId: id }
  const { rows } = await executeNamed(
    db,
    'open_checked_session',
    // not `for share`: two logins that both update the row afterwards would deadlock
    sql`with active as (
        select id from users where id = ${id} and password_hash is not distinct from ${passwordHash} and removed = 0 for update
      ), opened as (
        insert into ${sessions} (token_hash, user_id, remembered, browser, system, created_at, last_used_at, expires_at)
        select ${digestOf(token)}, id, ${remembered}, ${browser}, ${system}, ${now.toISOString()}, ${now.toISOString()}, ${expiresAt} from active
        returning user_id
      ), ${logged(now, [entry], 'opened')}
      select user_id from opened`,
  )
  if (rows.length === 0) return undefined
  await endOldestSessions(db, id)
  return { token, userId: id }
}

/** Extends the idle limit of a session in use, never past the absolute limit. */
export async function touchSession(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  { id, sessionHash, lastUsedAt, remembered, byCard, sessionSince }: Session,
) {
  if (now.getTime() - lastUsedAt.getTime() < touchEvery) return
  const { idle, absolute } = lifeOf({ remembered, byCard })
  const expiresAt = new Date(Math.min(now.getTime() + idle, sessionSince.getTime() + absolute))
  await db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt })
    .where(eq(sessions.tokenHash, sessionHash))
  if (lastUsedAt.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10))
    await touchActivity(db, { id }, now)
}

/** The account with an address, or with the name of somebody in a family who has no address. */
export async function findAccount(db: Reader, login: string) {
  if (!isLoginName(login)) return findUserByEmail(db, login)
  const id = await findLoginOwner(db, login)
  return id === undefined ? undefined : findUser(db, id)
}

/**
 * People who signed up by themselves confirm the address before a session opens. People added by
 * somebody else confirm it with the link to their first password (method 4.2).
 */
export const mustVerify = (account: Account) =>
  account.emailVerifiedAt === null &&
  account.email !== null &&
  (account.type === 'individual' || account.signUpHash !== null)

/**
 * Knowing the password proves the sign-up, so the code may be entered in this browser. Changes
 * nothing when the password hash is no longer the one that was checked.
 */
export async function bindSignUp(tx: Transaction, { id, passwordHash }: Account, signUp: string) {
  if (await holdPassword(tx, id, passwordHash))
    await changeUser(tx, id, { signUpHash: digestOf(signUp) })
}

/**
 * Takes the points for one more code mail to an address. Returns the seconds to wait when none is
 * left, else 0. Strangers who use up the shared budget of an address do not stop a caller who
 * solved a captcha, knows the password or has a mailed link (`person`).
 */
export async function takeCodeMail(
  { limits, address }: Pick<AddressContext, 'limits' | 'address'>,
  { email, proof }: { email: string; proof: 'captcha' | 'person' },
): Promise<number> {
  const [mailbox, overall] = [
    mailboxOf(email),
    proof === 'captcha' ? 'captchaMailOverall' : 'peopleMailOverall',
  ] as const
  const paused = await limits.spent([overall, everybody])
  if (paused > 0) return paused
  const spent =
    (await limits.take('mailAccount', mailbox)) || (await limits.take('codeDay', mailbox))
  if (spent > 0) {
    const own: Budget[] =
      proof === 'captcha'
        ? captchaBudgets('codeMail', email, address)
        : [['mailDevice', `${mailbox} person`]]
    for (const budget of own) {
      const seconds = await limits.take(...budget)
      if (seconds > 0) return seconds
    }
  }
  return limits.take(overall, everybody)
}

/**
 * Mails a new code, which replaces the previous one. Sends nothing within a minute of the last one.
 * Returns whether it was sent.
 */
export async function sendCode(
  { queue, now }: Pick<CommandContext, 'queue' | 'now'>,
  tx: Transaction,
  account: Addressed,
): Promise<boolean> {
  const to = await addresseeOf(tx, account)
  if (!to) return false
  const code = newCode()
  const row = {
    codeHash: codeDigest(account.id, code),
    expiresAt: new Date(now.getTime() + codeLife),
    tries: 0,
    sentAt: now,
  }
  const [sent] = await tx
    .insert(verificationCodes)
    .values({ userId: account.id, ...row })
    .onConflictDoUpdate({
      target: verificationCodes.userId,
      set: row,
      setWhere: lte(verificationCodes.sentAt, new Date(now.getTime() - resendSeconds * 1000)),
    })
    .returning()
  if (sent) await queue.send(tx, 'mail', verificationMail(to, code))
  return sent !== undefined
}

const codeDigest = (userId: number, code: string) => digestOf(`${userId}/${code}`)

type Confirmation = { email: string; verification_code: string; sign_up?: string | undefined }

/**
 * Confirms an address and opens a session. `code_wrong` when the code is wrong, expired or tried too
 * often, and when the address has none. `sign_up_elsewhere` when the account was signed up in
 * another browser: the reader of the mail must not confirm a sign-up that a stranger typed.
 */
export async function verifyCode(
  context: DeviceContext,
  { email, verification_code: code, sign_up: signUp = '' }: Confirmation,
) {
  const { db, now } = context
  const account = await findUserByEmail(db, email)
  return db.transaction(async (tx) => {
    const userId = account && account.removed === 0 ? account.id : 0
    const [tried] = await tx
      .update(verificationCodes)
      .set({ tries: sql`${verificationCodes.tries} + 1` })
      .where(
        and(
          eq(verificationCodes.userId, userId),
          gt(verificationCodes.expiresAt, now),
          sql`${verificationCodes.tries} < ${codeTries}`,
        ),
      )
      .returning()
    if (!account || !tried || tried.codeHash !== codeDigest(userId, code)) return fail('code_wrong')
    await holdWithInviters(tx, userId, now)
    const lockedUser = await lockUser(tx, userId)
    if (lockedUser?.signUpHash && lockedUser.signUpHash !== digestOf(signUp))
      return fail('sign_up_elsewhere')

    return ok(await confirmAddress(tx, context, account))
  })
}

/**
 * Confirms the address of an account that the caller has proven, and signs the caller in, or asks
 * for the second factor. The caller holds the account and its inviters.
 */
export async function confirmAddress(
  tx: Transaction,
  context: DeviceContext,
  account: Account,
): Promise<Entry> {
  const { queue, publicUrl, device, now } = context
  const userId = account.id
  await tx.delete(verificationCodes).where(eq(verificationCodes.userId, userId))
  const { after } = await changeUser(tx, userId, {
    emailVerifiedAt: account.emailVerifiedAt ?? now,
    signUpHash: null,
  })
  await settleInvitations(tx, context, userId)
  // until the guardian consents, the trial and the welcome wait
  const awaits = isAwaiting(after, now)
  if (!awaits) await beginTrial(tx, userId, now)
  await writeLog(tx, now, {
    action: 'update',
    entity: 'users',
    actorId: userId,
    subjectId: userId,
    newValue: { email_verified: true },
  })
  const to = await addresseeOf(tx, account)
  if (to && !awaits) await queue.send(tx, 'mail', welcomeMail(to, publicUrl))
  await touchActivity(tx, account, now)
  if (await needsSecondFactor(tx, userId))
    return { step: await openStep(tx, now, { kind: 'second_factor', userId }) }
  return openSession(tx, userId, now, device)
}

/**
 * Mails a new code to an account that has to confirm its address; nothing to other addresses.
 * Returns whether it was sent.
 */
export async function resendCode(context: CommandContext, email: string): Promise<boolean> {
  const account = await findUserByEmail(context.db, email)
  if (!account || account.removed || account.emailVerifiedAt) return false
  return context.db.transaction((tx) => sendCode(context, tx, account))
}

/**
 * Mails a reset link to an account that is not removed; nothing to other addresses. Returns whether
 * it was sent.
 */
export async function requestReset(
  { db, queue, publicUrl, now }: CommandContext,
  email: string,
): Promise<boolean> {
  const account = await findUserByEmail(db, email)
  const to = account && (await addresseeOf(db, account))
  if (!account || !to || account.removed) return false

  await db.transaction(async (tx) => {
    const token = await openReset(tx, account.id, new Date(now.getTime() + resetLife))
    await queue.send(tx, 'mail', resetMail(to, publicUrl, token))
  })
  return true
}

/**
 * Returns the token of a link to choose a password, valid until `expiresAt`. It replaces the
 * previous link.
 */
export async function openReset(tx: Transaction, userId: number, expiresAt: Date): Promise<string> {
  const token = newToken()
  const row = { tokenHash: digestOf(token), expiresAt }
  await tx
    .insert(passwordResets)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: passwordResets.userId, set: row })
  return token
}

/** Ends the links of these people: they were mailed to an address that is no longer theirs. */
export const endResets = (tx: Transaction, userIds: readonly number[]) =>
  tx.delete(passwordResets).where(inArray(passwordResets.userId, [...userIds]))

/** Column values to set with a password that the person chose. */
export const chosen = { mustChoosePassword: false, oneTimeUntil: null, oneTimeBy: null } as const

/**
 * Sets the password, consumes the link and ends every session of the account. `reset_token_used`
 * when the link was used, has expired or never existed.
 */
export async function resetPassword(
  { db, queue, publicUrl, now }: CommandContext,
  { token, password }: { token: string; password: string },
) {
  const [known] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, digestOf(token)), gt(passwordResets.expiresAt, now)))
  if (!known) return fail('reset_token_used')
  const weak = await findWeakness(password, await personalWordsOf(db, known.userId))
  if (weak) return failFields({ password: weak })
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return fail('unavailable')

  return db.transaction(async (tx) => {
    const [reset] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, digestOf(token)), gt(passwordResets.expiresAt, now)))
      .returning()
    if (!reset) return fail('reset_token_used')

    const { before, after } = await changeUser(tx, reset.userId, { passwordHash, ...chosen })
    // the link was mailed, so it confirms the address, except for sign-ups that need the code
    if (before.emailVerifiedAt === null && (before.passwordHash === null || !mustVerify(before)))
      await changeUser(tx, reset.userId, { emailVerifiedAt: now })
    await endSessions(tx, reset.userId)
    await writeLog(tx, now, {
      action: 'update',
      entity: 'users',
      actorId: after.id,
      subjectId: after.id,
      newValue: { fields: ['password'] },
    })
    const to = await addresseeOf(tx, after)
    if (to) await queue.send(tx, 'mail', passwordChangedMail(to, publicUrl))
    return ok({ userId: after.id })
  })
}

type Which = { id: number } | { but: string | undefined }

/**
 * Ends one session of an account, or all but one; returns those that ended. All but one: also what
 * has begun, and devices that need no second factor.
 */
export async function endSessions(
  tx: Transaction,
  userId: number,
  which: Which = { but: undefined },
) {
  if (!('id' in which)) await endSteps(tx, userId)
  return tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        'id' in which
          ? eq(sessions.id, which.id)
          : which.but === undefined
            ? undefined
            : ne(sessions.tokenHash, which.but),
      ),
    )
    .returning({ id: sessions.id })
}

export async function endSteps(tx: Transaction, userId: number) {
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId))
  await endSkips(tx, userId)
}

/** Invalidates a reset link that was mailed before the password changed. */
export const voidReset = (tx: Transaction, userId: number) =>
  tx.delete(passwordResets).where(eq(passwordResets.userId, userId))

export async function logout({ db, caller, now }: CallerContext) {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, caller.sessionHash))
    await writeLog(tx, now, {
      action: 'logout',
      entity: 'sessions',
      actorId: caller.id,
      subjectId: caller.id,
    })
  })
}

/** Deletes expired sessions and reset links, and codes a day after they expired. */
export async function forgetExpired({ db, now }: Pick<CommandContext, 'db' | 'now'>) {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now))
  await db.delete(signInSteps).where(lte(signInSteps.expiresAt, now))
  await db
    .delete(verificationCodes)
    .where(lte(verificationCodes.expiresAt, new Date(now.getTime() - days)))
}
