import { addDays } from '@quartet/domain/dates.ts'
import { erasureUndoDays } from '@quartet/domain/own-data.ts'
import { lt, type SQL, sql } from 'drizzle-orm'
import { type ErasedList, erasedPeopleDays } from '../../backup/erased-people.ts'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db, Transaction } from '../../db/db.ts'
import type { Services } from '../../services.ts'
import { holdEndedOrganization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { holdersOf } from '../roles/queries.ts'
import type { Retention } from '../settings/queries.ts'
import { noteErasureNotice } from '../users/commands.ts'
import { holdUserIf } from '../users/queries.ts'
import { eachOf, erasePerson } from './commands.ts'
import { erasureNoticeMail } from './mails.ts'
import {
  endedByContract,
  endingSoon,
  filesOf,
  findByAliases,
  isErasureDue,
  neverConfirmed,
  orderOf,
  unusedTooLong,
} from './queries.ts'
import { erasedPeople } from './tables.ts'

/**
 * Notifies each person whose account will soon be erased for inactivity, once. The notice is
 * recorded but not mailed for removed accounts and those without an email address.
 */
export async function tellUnused(services: Services, retentionDays: Retention, now: Date) {
  const condition = endingSoon(services.db, retentionDays, now)
  await eachOf(services, condition, (id) =>
    services.db.transaction(async (tx) => {
      const person = await holdUserIf(tx, id, condition)
      if (!person) return
      await noteErasureNotice(tx, id, now)
      const to = person.removed === 0 && (await addresseeOf(tx, person))
      if (to)
        await services.queue.sendNotice(
          tx,
          erasureNoticeMail(to, addDays(now, retentionDays.noticeDays), services.publicUrl),
        )
      await writeLog(tx, now, {
        action: 'update',
        entity: 'users',
        actorId: null,
        subjectId: id,
        newValue: { fields: ['erasure_notice'] },
      })
    }),
  )
}

export async function eraseUnused(services: Services, retentionDays: Retention, now: Date) {
  const condition = unusedTooLong(services.db, retentionDays, now)
  await eachOf(services, condition, (id) => eraseIf(services, id, condition, 'inactive', now))
}

export async function eraseUnconfirmed(services: Services, retention: Retention, now: Date) {
  const condition = neverConfirmed(services.db, retention, now)
  await eachOf(services, condition, (id) => eraseIf(services, id, condition, 'unverified', now))
}

/**
 * Erases people whose days to undo the erasure have passed (method D44). The last administrator of
 * the installation stays until there is another one.
 */
export async function eraseAsked(services: Services, now: Date) {
  const condition = isErasureDue(now)
  await eachOf(services, condition, (id) =>
    services.db.transaction(async (tx) => {
      const administrators = await holdersOf(tx, 'super_admin')
      if (administrators.length === 1 && administrators.includes(id)) return
      if (await holdUserIf(tx, id, condition))
        await erasePerson(services.queue, tx, id, (await orderOf(tx, id)) ? 'staff' : 'asked', now)
    }),
  )
}

/**
 * Erases people together with their institution (method D42). While its contract is being extended,
 * the lock is skipped and everybody stays.
 */
export async function eraseWithInstitution(services: Services, now: Date) {
  const condition = endedByContract(now)
  await eachOf(services, condition, (id) =>
    services.db.transaction(async (tx) => {
      if (!(await holdEndedOrganization(tx, id, now))) return
      if (await holdUserIf(tx, id, condition))
        await erasePerson(services.queue, tx, id, 'contract', now)
    }),
  )
}

/** Erases a person if the condition still holds once the row is locked; returns whether it did. */
export const eraseIf = (
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  id: number,
  condition: SQL | undefined,
  reason: 'inactive' | 'unverified',
  now: Date,
) =>
  db.transaction(async (tx) => {
    const person = await holdUserIf(tx, id, condition)
    if (person) await erasePerson(queue, tx, id, reason, now)
    return person !== undefined
  })

/** Locks the list of erased people, which all processes share. */
const alone = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasedPeople})`)

/**
 * Adds all committed erasures to the list; `complete` records that the list was complete at `now`.
 */
export const listErased = (db: Db, list: ErasedList, now: Date, complete = false) =>
  db.transaction(async (tx) => {
    await alone(tx)
    const rows = await tx.select().from(erasedPeople)
    await list.add(
      rows.map(({ alias, erasedAt }) => ({ alias, at: erasedAt })),
      complete ? now : undefined,
    )
  })

/** Deletes erasures older than any backup that could restore these people. */
export const forgetErased = (db: Db, list: ErasedList, now: Date) =>
  db.transaction(async (tx) => {
    await alone(tx)
    const before = addDays(now, -erasedPeopleDays)
    await tx.delete(erasedPeople).where(lt(erasedPeople.erasedAt, before))
    await list.forget(before, now)
  })

/**
 * Run after a restore: people about to be erased may have changed that since the backup. All
 * notices are sent again, and nobody is erased before the days to undo it have passed.
 */
export const resetNotices = (db: Db, now: Date) =>
  db.transaction(async (tx) => {
    const soonest = addDays(now, erasureUndoDays).toISOString()
    await tx.execute(sql`
      update users set contract_told_for = null, erasure_notice_at = null, erase_from = greatest(erase_from, ${soonest})
      where erase_from is not null or contract_told_for is not null or erasure_notice_at is not null`)
    await tx.execute(
      sql`update organizations set erasure_reminded_for = null where erasure_reminded_for is not null`,
    )
  })

/**
 * Erases listed people again whom a restored backup brought back, with their files. Returns how
 * many.
 */
export async function eraseListed(
  { db, queue, files }: Pick<Services, 'db' | 'queue' | 'files'>,
  list: ErasedList,
  now: Date,
) {
  const { erased } = await list.read()
  const atOnce = 1000
  let count = 0
  for (let at = 0; at < erased.length; at += atOnce) {
    const aliases = erased.slice(at, at + atOnce).map(({ alias }) => alias)
    const back = await findByAliases(db, aliases)
    for (const person of back) {
      const named = await filesOf(db, person)
      await db.transaction((tx) => erasePerson(queue, tx, person.id, 'restored', now))
      for (const { kind, names } of named) for (const name of names) await files.remove(kind, name)
    }
    count += back.length
  }
  return count
}
