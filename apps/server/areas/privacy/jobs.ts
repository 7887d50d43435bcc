import { addDays } from '@quartet/domain/dates.ts'
import { erasureUndoDays } from '@quartet/domain/own-data.ts'
import { lt, type SQL, sql } from 'drizzle-orm'
import { erasedPeopleDays } from '../../backup/erased-people.ts'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { holdEndedOrganization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { holdersOf } from '../roles/administrator-queries.ts'
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
export async function tellUnused(context: CommandContext, spans: Retention) {
  const { db, queue, publicUrl, now } = context
  const condition = endingSoon(db, spans, now)
  await eachOf(context, 'tellUnused', condition, (id) =>
    db.transaction(async (tx) => {
      const person = await holdUserIf(tx, id, condition)
      if (!person) return
      await noteErasureNotice(tx, id, now)
      const to = person.removed === 0 && (await addresseeOf(tx, person))
      if (to)
        await queue.sendNotice(tx, erasureNoticeMail(to, addDays(now, spans.noticeDays), publicUrl))
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

export async function eraseUnused(context: CommandContext, spans: Retention) {
  const condition = unusedTooLong(context.db, spans, context.now)
  await eachOf(context, 'eraseUnused', condition, (id) =>
    eraseIf(context, { id, condition, reason: 'inactive' }),
  )
}

export async function eraseUnconfirmed(context: CommandContext, spans: Retention) {
  const condition = neverConfirmed(context.db, spans, context.now)
  await eachOf(context, 'eraseUnconfirmed', condition, (id) =>
    eraseIf(context, { id, condition, reason: 'unverified' }),
  )
}

/**
 * Erases people whose days to undo the erasure have passed (method D44). The last administrator of
 * the installation stays until there is another one.
 */
export async function eraseAsked(context: CommandContext) {
  const condition = isErasureDue(context.now)
  await eachOf(context, 'eraseAsked', condition, (id) =>
    context.db.transaction(async (tx) => {
      const administrators = await holdersOf(tx, 'super_admin')
      if (administrators.length === 1 && administrators.includes(id)) return
      if (await holdUserIf(tx, id, condition))
        await erasePerson(tx, context, id, (await orderOf(tx, id))?.by ?? 'asked')
    }),
  )
}

/**
 * Erases people together with their institution (method D42). While its contract is being extended,
 * the lock is skipped and everybody stays.
 */
export async function eraseWithInstitution(context: CommandContext) {
  const condition = endedByContract(context.now)
  await eachOf(context, 'eraseWithInstitution', condition, (id) =>
    context.db.transaction(async (tx) => {
      if (!(await holdEndedOrganization(tx, id, context.now))) return
      if (await holdUserIf(tx, id, condition)) await erasePerson(tx, context, id, 'contract')
    }),
  )
}

type ConditionalErasure = {
  id: number
  condition: SQL | undefined
  reason: 'inactive' | 'unverified'
}

/** Erases a person if the condition still holds once the row is locked; returns whether it did. */
export const eraseIf = (
  context: Pick<CommandContext, 'db' | 'queue' | 'now'>,
  { id, condition, reason }: ConditionalErasure,
) =>
  context.db.transaction(async (tx) => {
    const person = await holdUserIf(tx, id, condition)
    if (person) await erasePerson(tx, context, id, reason)
    return person !== undefined
  })

/** The context of what reads or changes the list of erased people. */
type ListContext = Pick<CommandContext, 'db' | 'erasedList' | 'now'>

/** Locks the list of erased people, which all processes share. */
const alone = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasedPeople})`)

/**
 * Adds all committed erasures to the list; `complete` records that the list was complete at `now`.
 */
export const listErased = (
  { db, erasedList, now }: ListContext,
  { complete = false }: { complete?: boolean } = {},
) =>
  db.transaction(async (tx) => {
    await alone(tx)
    const rows = await tx.select().from(erasedPeople)
    await erasedList.add(
      rows.map(({ alias, erasedAt }) => ({ alias, at: erasedAt })),
      complete ? now : undefined,
    )
  })

/** Deletes erasures older than any backup that could restore these people. */
export const forgetErased = ({ db, erasedList, now }: ListContext) =>
  db.transaction(async (tx) => {
    await alone(tx)
    const before = addDays(now, -erasedPeopleDays)
    await tx.delete(erasedPeople).where(lt(erasedPeople.erasedAt, before))
    await erasedList.forget(before, now)
  })

/**
 * Run after a restore: people about to be erased may have changed that since the backup. All
 * notices are sent again, and nobody is erased before the days to undo it have passed.
 */
export const resetNotices = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
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
export async function eraseListed(context: ListContext & Pick<CommandContext, 'queue' | 'files'>) {
  const { db, files, erasedList } = context
  const { erased } = await erasedList.read()
  const atOnce = 1000
  let count = 0
  for (let at = 0; at < erased.length; at += atOnce) {
    const aliases = erased.slice(at, at + atOnce).map(({ alias }) => alias)
    const back = await findByAliases(db, aliases)
    for (const person of back) {
      const named = await filesOf(db, person)
      await db.transaction((tx) => erasePerson(tx, context, person.id, 'restored'))
      for (const { kind, names } of named) for (const name of names) await files.remove(kind, name)
    }
    count += back.length
  }
  return count
}
