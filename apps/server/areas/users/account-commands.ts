import { addDays } from '@quartet/domain/dates.ts'
import { erasureUndoDays } from '@quartet/domain/own-data.ts'
import { hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import type { Transaction } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import { checkPassword, hashPassword } from '../../security/passwords.ts'
import { findWeakness } from '../../security/weak-passwords.ts'
import type { CallerContext } from '../../services.ts'
import { chosen, endSessions, voidReset } from '../auth/commands.ts'
import { guardianToTell } from '../guardians/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'
import { findContractErasure } from '../privacy/queries.ts'
import { isLastAdministrator } from '../roles/administrator-queries.ts'
import { findRights } from '../roles/rights-queries.ts'
import {
  deletionAskedGuardianMail,
  deletionAskedMail,
  deletionUndoneMail,
  oneTimeUsedMail,
  passwordChangedHereMail,
  passwordSetMail,
} from './account-mails.ts'
import { changeUser } from './commands.ts'
import {
  findOneTimeSetter,
  holdPassword,
  lockUser,
  logAliasOf,
  passwordHashOf,
  personalWordsOf,
} from './queries.ts'

/** Number of days for which a one-time password is valid. */
export const oneTimeDays = 7
type NewPassword = { password: string; old_password?: string | undefined }

/**
 * Changes the caller's password; the old one is required unless the account has none. All other
 * sessions end.
 */
export async function changeOwnPassword(
  context: CallerContext,
  { password, old_password = '' }: NewPassword,
) {
  const { db, queue, publicUrl, caller } = context
  const rejected = failFields({
    old_password: old_password === '' ? 'old_password_missing' : 'old_password_wrong',
  })
  const known = await passwordHashOf(db, caller.id)
  const right =
    known === null || (old_password !== '' && (await checkPassword(old_password, known)))
  if (right === 'full') return fail('unavailable')
  if (!right) return rejected
  const weak = await findWeakness(password, await personalWordsOf(db, caller.id))
  if (weak) return failFields({ password: weak })
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return fail('unavailable')

  return db.transaction(async (tx) => {
    // changed by a concurrent request
    if (!(await holdPassword(tx, caller.id, known))) return rejected
    const { after } = await setPassword(tx, context, caller.id, {
      columns: { passwordHash, ...chosen },
    })
    const to = await addresseeOf(tx, after)
    if (to) await queue.send(tx, 'mail', passwordChangedHereMail(to, publicUrl))
    return ok()
  })
}

/**
 * Replaces the one-time password with which the caller signed in. The person learns by mail who had
 * set it. All other sessions end, and this session gets full access.
 */
export async function choosePassword(context: CallerContext, password: string) {
  const { db, queue, publicUrl, caller, now } = context
  const known = await passwordHashOf(db, caller.id)
  const isPasswordCorrect = await checkPassword(password, known)
  if (isPasswordCorrect === 'full') return fail('unavailable')
  if (isPasswordCorrect) return failFields({ password: 'password_given' })
  const weak = await findWeakness(password, await personalWordsOf(db, caller.id))
  if (weak) return failFields({ password: weak })
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return fail('unavailable')

  const setter = await withoutTenantScope(() => findOneTimeSetter(db, caller.id))
  return db.transaction(async (tx) => {
    const person = await lockUser(tx, caller.id)
    // already chosen by a concurrent request
    if (!person?.mustChoosePassword || person.passwordHash !== known) return fail('forbidden')
    if (person.oneTimeUntil && person.oneTimeUntil <= now) return fail('one_time_expired')
    const { after } = await setPassword(tx, context, caller.id, {
      columns: { passwordHash, ...chosen },
      logged: { fields: ['password'], one_time: true, set_by: person.oneTimeBy },
    })
    const to = await addresseeOf(tx, after)
    if (to) await queue.send(tx, 'mail', oneTimeUsedMail(to, setter, publicUrl))
    return ok()
  })
}

/**
 * Sets a one-time password for somebody else, which only allows choosing a new one. Forbidden for
 * people with more rights than the caller. All sessions of the person end.
 */
export async function setPasswordOf(
  context: CallerContext,
  { personId, password }: { personId: number; password: string },
) {
  const { db, queue, publicUrl, caller, now } = context
  if (!hasAllGrantsOf(caller.grants, await findRights(db, personId, now))) return fail('forbidden')
  const weak = await findWeakness(password, await personalWordsOf(db, personId))
  if (weak) return failFields({ password: weak })
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return fail('unavailable')
  return db.transaction(async (tx) => {
    const oneTime = {
      mustChoosePassword: true,
      oneTimeUntil: addDays(now, oneTimeDays),
      oneTimeBy: await logAliasOf(tx, caller.id),
    }
    const { after } = await setPassword(tx, context, personId, {
      columns: { passwordHash, ...oneTime },
      logged: { fields: ['one_time_password'] },
    })
    const to = await addresseeOf(tx, after)
    if (to) await queue.send(tx, 'mail', passwordSetMail(to, oneTime.oneTimeUntil, publicUrl))
    return ok()
  })
}

type StoredPassword = {
  columns: Parameters<typeof changeUser>[2]
  logged?: Record<string, unknown>
}

/** Stores a password and ends all sessions of the account except the caller's. */
async function setPassword(
  tx: Transaction,
  { caller, now }: CallerContext,
  id: number,
  { columns, logged = { fields: ['password'] } }: StoredPassword,
) {
  const changed = await changeUser(tx, id, columns)
  await endSessions(tx, id, { but: caller.sessionHash })
  await voidReset(tx, id)
  await writeLog(tx, now, {
    action: 'update',
    entity: 'users',
    actorId: caller.id,
    subjectId: id,
    newValue: logged,
  })
  return changed
}

/** Ends the session of one device, or all except the caller's; returns how many. */
export const signOut = ({ db, caller, now }: CallerContext, device: number | 'others') =>
  db.transaction(async (tx) => {
    const ended = await endSessions(
      tx,
      caller.id,
      device === 'others' ? { but: caller.sessionHash } : { id: device },
    )
    if (ended.length > 0)
      await writeLog(tx, now, {
        action: 'logout',
        entity: 'sessions',
        actorId: caller.id,
        subjectId: caller.id,
        count: ended.length,
      })
    return ended.length
  })

/**
 * Schedules the erasure of the caller's account after the days to undo it (method D44). All other
 * sessions end. A repeated request keeps the first date.
 */
export async function requestErasure(context: CallerContext, password = '') {
  const { db, caller, now } = context
  const known = await passwordHashOf(db, caller.id)
  const right = known === null || (password !== '' && (await checkPassword(password, known)))
  if (right === 'full') return fail('unavailable')
  if (!right)
    return failFields({ password: password === '' ? 'password_missing' : 'old_password_wrong' })

  return db.transaction(async (tx) => {
    if (await isLastAdministrator(tx, caller.id)) return fail('last_administrator')
    const person = await lockUser(tx, caller.id)
    if (person?.eraseFrom) return ok({ erase_from: person.eraseFrom.toISOString() })
    const eraseFrom = addDays(now, erasureUndoDays)
    const { after } = await changeUser(tx, caller.id, { eraseFrom })
    await endSessions(tx, caller.id, { but: caller.sessionHash })
    await writeLog(tx, now, erasureEntry(caller, 'asked'))
    await mailErasure(tx, context, after, eraseFrom)
    return ok({ erase_from: eraseFrom.toISOString() })
  })
}

type Leaving = Parameters<typeof addresseeOf>[1] & { id: number }

/**
 * Notifies the person and the guardian who consented for a minor, so that both can react in time.
 */
async function mailErasure(
  tx: Transaction,
  { queue, publicUrl, now }: CallerContext,
  person: Leaving,
  eraseFrom: Date,
) {
  const to = await addresseeOf(tx, person)
  if (to) await queue.sendNotice(tx, deletionAskedMail(to, eraseFrom, publicUrl))
  const guardian = await guardianToTell(tx, person.id, now)
  if (guardian && guardian.email !== to?.email)
    await queue.sendNotice(tx, {
      ...deletionAskedGuardianMail(guardian, person.firstName, eraseFrom),
      of: [person.id],
    })
}

/**
 * Cancels the caller's own request. Returns the day of erasure with the institution, if any;
 * `erased_with_institution` when only that is scheduled.
 */
export const undoErasure = ({ db, queue, publicUrl, caller, now }: CallerContext) =>
  db.transaction(async (tx) => {
    const person = await lockUser(tx, caller.id)
    // like every call from now on: the account was just erased, or closed by staff
    if (!person || person.removed === 1) return fail('unauthenticated')
    const contract = await findContractErasure(tx, caller.id)
    if (person.eraseFrom === null)
      return contract ? fail('erased_with_institution') : ok({ erase_from: null })
    const { after } = await changeUser(tx, caller.id, { eraseFrom: null })
    await writeLog(tx, now, erasureEntry(caller, 'undone'))
    const to = contract ? undefined : await addresseeOf(tx, after)
    if (to) await queue.send(tx, 'mail', deletionUndoneMail(to, publicUrl))
    return ok({ erase_from: contract?.eraseFrom.toISOString() ?? null })
  })

const erasureEntry = ({ id }: Caller, erasure: 'asked' | 'undone'): LogEntry => ({
  action: 'update',
  entity: 'users',
  actorId: id,
  subjectId: id,
  newValue: { erasure },
})
