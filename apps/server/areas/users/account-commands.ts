import { addDays } from '@quartet/domain/dates.ts'
import { erasureUndoDays } from '@quartet/domain/own-data.ts'
import { hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import type { Db, Transaction } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import type { Caller } from '../../security/caller.ts'
import { checkPassword, hashPassword } from '../../security/passwords.ts'
import { findWeakness, type WeakPassword } from '../../security/weak-passwords.ts'
import type { Services } from '../../services.ts'
import { chosen, endSessions, voidReset } from '../auth/commands.ts'
import { guardianToTell } from '../guardians/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { findContractErasure } from '../privacy/queries.ts'
import { findRights, isLastAdministrator } from '../roles/queries.ts'
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

type PasswordError =
  | 'old_password_missing'
  | 'old_password_wrong'
  | 'unavailable'
  | 'forbidden'
  | 'one_time_expired'
  | 'password_given'
  | WeakPassword
/** Number of days for which a one-time password is valid. */
export const oneTimeDays = 7
type NewPassword = { password: string; old_password?: string | undefined }

/**
 * Changes the caller's password; the old one is required unless the account has none. All other
 * sessions end.
 */
export async function changeOwnPassword(
  services: Services,
  caller: Caller,
  { password, old_password = '' }: NewPassword,
  now: Date,
): Promise<PasswordError | undefined> {
  const known = await passwordHashOf(services.db, caller.id)
  const right =
    known === null || (old_password !== '' && (await checkPassword(old_password, known)))
  if (right === 'full') return 'unavailable'
  if (!right) return old_password === '' ? 'old_password_missing' : 'old_password_wrong'
  const weak = await findWeakness(password, await personalWordsOf(services.db, caller.id))
  if (weak) return weak
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return 'unavailable'

  return services.db.transaction(async (tx) => {
    // changed by a concurrent request
    if (!(await holdPassword(tx, caller.id, known)))
      return old_password === '' ? 'old_password_missing' : 'old_password_wrong'
    const { after } = await setPassword(
      tx,
      caller.id,
      { passwordHash, ...chosen },
      { actorId: caller.id, but: caller.sessionHash },
      now,
    )
    const to = await addresseeOf(tx, after)
    if (to) await services.queue.send(tx, 'mail', passwordChangedHereMail(to, services.publicUrl))
    return undefined
  })
}

/**
 * Replaces the one-time password with which the caller signed in. The person learns by mail who had
 * set it. All other sessions end, and this session gets full access.
 */
export async function choosePassword(
  services: Services,
  caller: Caller,
  password: string,
  now: Date,
): Promise<PasswordError | undefined> {
  const known = await passwordHashOf(services.db, caller.id)
  const isPasswordCorrect = await checkPassword(password, known)
  if (isPasswordCorrect === 'full') return 'unavailable'
  if (isPasswordCorrect) return 'password_given'
  const weak = await findWeakness(password, await personalWordsOf(services.db, caller.id))
  if (weak) return weak
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return 'unavailable'

  const setter = await withoutTenantScope(() => findOneTimeSetter(services.db, caller.id))
  return services.db.transaction(async (tx) => {
    const person = await lockUser(tx, caller.id)
    // already chosen by a concurrent request
    if (!person?.mustChoosePassword || person.passwordHash !== known) return 'forbidden'
    if (person.oneTimeUntil && person.oneTimeUntil <= now) return 'one_time_expired'
    const logged = { fields: ['password'], one_time: true, set_by: person.oneTimeBy }
    const { after } = await setPassword(
      tx,
      caller.id,
      { passwordHash, ...chosen },
      { actorId: caller.id, but: caller.sessionHash, logged },
      now,
    )
    const to = await addresseeOf(tx, after)
    if (to) await services.queue.send(tx, 'mail', oneTimeUsedMail(to, setter, services.publicUrl))
    return undefined
  })
}

/**
 * Sets a one-time password for somebody else, which only allows choosing a new one. Forbidden for
 * people with more rights than the caller. All sessions of the person end.
 */
export async function setPasswordOf(
  services: Services,
  caller: Caller,
  personId: number,
  password: string,
  now: Date,
): Promise<PasswordError | undefined> {
  if (!hasAllGrantsOf(caller.grants, await findRights(services.db, personId, now)))
    return 'forbidden'
  const weak = await findWeakness(password, await personalWordsOf(services.db, personId))
  if (weak) return weak
  const passwordHash = await hashPassword(password)
  if (passwordHash === 'full') return 'unavailable'
  return services.db.transaction(async (tx) => {
    const oneTime = {
      mustChoosePassword: true,
      oneTimeUntil: addDays(now, oneTimeDays),
      oneTimeBy: await logAliasOf(tx, caller.id),
    }
    const logged = { fields: ['one_time_password'] }
    const { after } = await setPassword(
      tx,
      personId,
      { passwordHash, ...oneTime },
      { actorId: caller.id, logged },
      now,
    )
    const to = await addresseeOf(tx, after)
    if (to)
      await services.queue.send(
        tx,
        'mail',
        passwordSetMail(to, oneTime.oneTimeUntil, services.publicUrl),
      )
    return undefined
  })
}

async function setPassword(
  tx: Transaction,
  id: number,
  password: Parameters<typeof changeUser>[2],
  {
    actorId,
    but,
    logged = { fields: ['password'] },
  }: { actorId: number; but?: string; logged?: Record<string, unknown> },
  now: Date,
) {
  const changed = await changeUser(tx, id, password)
  await endSessions(tx, id, { but })
  await voidReset(tx, id)
  await writeLog(tx, now, {
    action: 'update',
    entity: 'users',
    actorId,
    subjectId: id,
    newValue: logged,
  })
  return changed
}

/** Ends the session of one device, or all except the caller's; returns how many. */
export const signOut = (
  db: Db,
  { id, sessionHash }: Caller,
  device: number | 'others',
  now: Date,
) =>
  db.transaction(async (tx) => {
    const ended = await endSessions(
      tx,
      id,
      device === 'others' ? { but: sessionHash } : { id: device },
    )
    if (ended.length > 0)
      await writeLog(tx, now, {
        action: 'logout',
        entity: 'sessions',
        actorId: id,
        subjectId: id,
        count: ended.length,
      })
    return ended.length
  })

type ErasureError = 'password_missing' | 'password_wrong' | 'unavailable' | 'last_administrator'

/**
 * Schedules the erasure of the caller's account after the days to undo it (method D44). All other
 * sessions end. A repeated request keeps the first date.
 */
export async function requestErasure(
  services: Services,
  caller: Caller,
  password = '',
  now: Date,
): Promise<ErasureError | { eraseFrom: Date }> {
  const known = await passwordHashOf(services.db, caller.id)
  const right = known === null || (password !== '' && (await checkPassword(password, known)))
  if (right === 'full') return 'unavailable'
  if (!right) return password === '' ? 'password_missing' : 'password_wrong'

  return services.db.transaction(async (tx) => {
    if (await isLastAdministrator(tx, caller.id)) return 'last_administrator'
    const person = await lockUser(tx, caller.id)
    if (person?.eraseFrom) return { eraseFrom: person.eraseFrom }
    const eraseFrom = addDays(now, erasureUndoDays)
    const { after } = await changeUser(tx, caller.id, { eraseFrom })
    await endSessions(tx, caller.id, { but: caller.sessionHash })
    await logErasure(tx, caller.id, true, now)
    await mailErasure(services, tx, after, eraseFrom, now)
    return { eraseFrom }
  })
}

type Leaving = Parameters<typeof addresseeOf>[1] & { id: number }

/**
 * Notifies the person and the guardian who consented for a minor, so that both can react in time.
 */
async function mailErasure(
  { queue, publicUrl }: Services,
  tx: Transaction,
  person: Leaving,
  eraseFrom: Date,
  now: Date,
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
 * Cancels the caller's own request. Returns the day of erasure with the institution, if any, or
 * `erased_with_institution` when only that is scheduled.
 */
export const undoErasure = (
  services: Services,
  { id }: Caller,
  now: Date,
): Promise<{ eraseFrom: Date | null } | 'unauthenticated' | 'erased_with_institution'> =>
  services.db.transaction(async (tx) => {
    const person = await lockUser(tx, id)
    // like every call from now on: the account was just erased, or closed by staff
    if (!person || person.removed === 1) return 'unauthenticated'
    const contract = await findContractErasure(tx, id)
    if (person.eraseFrom === null) return contract ? 'erased_with_institution' : { eraseFrom: null }
    const { after } = await changeUser(tx, id, { eraseFrom: null })
    await logErasure(tx, id, false, now)
    const to = contract ? undefined : await addresseeOf(tx, after)
    if (to) await services.queue.send(tx, 'mail', deletionUndoneMail(to, services.publicUrl))
    return { eraseFrom: contract?.eraseFrom ?? null }
  })

const logErasure = (tx: Transaction, id: number, isRequested: boolean, now: Date) =>
  writeLog(tx, now, {
    action: 'update',
    entity: 'users',
    actorId: id,
    subjectId: id,
    newValue: { erasure: isRequested ? 'asked' : 'undone' },
  })
