import { type TaskStorage, taskBounds } from '@quartet/domain/task.ts'
import { and, eq, exists, lt } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import { createSemaphore } from '../../processes/semaphore.ts'
import type { Caller } from '../../security/caller.ts'
import { writeLog } from '../logs/commands.ts'
import { insertTasks } from '../tasks/commands.ts'
import { findStorage } from '../tasks/queries.ts'
import { findTopic } from '../topics/queries.ts'
import { lockUser } from '../users/queries.ts'
import type { Classroom, Coursework } from './client.ts'
import { knownCoursework, listReturns } from './queries.ts'
import { classroomLinks, classroomPulled, classroomReturns } from './tables.ts'

type Link = { sealedTokens: string; linkedAt: Date }

/** Keeps the link that a consent gave, in the place of an older one, with the coursework behind it; nothing where the service does not answer. */
export async function link(db: Db, service: Classroom, caller: Caller, callback: { code: string; state: string }, now: Date) {
  const got = await service.redeem(caller.id, callback, now)
  if (!got) return { error: 'classroom_state_wrong' as const }
  if ('error' in got) return got
  let encryptedTokens = got.sealed
  const coursework = await service.fetch(caller.id, got.sealed, now, async (_held, renew) => {
    encryptedTokens = await renew()
    return encryptedTokens
  })
  if ('error' in coursework) {
    await db.insert(classroomReturns).values({ userId: caller.id, sealedTokens: encryptedTokens, endedAt: now })
    return coursework
  }
  return db.transaction(async (tx) => {
    const row = { studentClassroomId: got.studentId, sealedTokens: encryptedTokens, linkedAt: now, syncedAt: now }
    await tx
      .insert(classroomLinks)
      .values({ userId: caller.id, ...row })
      .onConflictDoUpdate({ target: classroomLinks.userId, set: row })
    await writeLog(tx, now, { action: 'create', entity: 'classroom_links', actorId: caller.id, subjectId: caller.id })
    return addCoursework(tx, caller, coursework, now)
  })
}

/** Fetches what is new. Who has taken the consent back at the service is no longer linked. */
export async function sync(db: Db, service: Classroom, caller: Caller, { sealedTokens: encryptedTokens, linkedAt }: Link, now: Date) {
  const result = await service.fetch(caller.id, encryptedTokens, now, (tokens, renew) => renewWithLock(db, caller.id, tokens, renew))
  if ('error' in result) {
    if (result.error === 'classroom_refused') await unlink(db, service, caller, now, linkedAt)
    return result
  }
  return db.transaction(async (tx) => {
    await tx.update(classroomLinks).set({ syncedAt: now }).where(eq(classroomLinks.userId, caller.id))
    return addCoursework(tx, caller, result, now)
  })
}

/** Each holds a connection to the database while the service thinks: a class that fetches at once may not take them all. */
const renewals = createSemaphore(2)

/** Two windows, or two processes, renew one after the other: the second takes what the first got. */
const renewWithLock = (db: Db, userId: number, stored: string, renew: () => Promise<string>) =>
  renewals.take(() =>
    db.transaction(async (tx) => {
      const [link] = await tx.select().from(classroomLinks).where(eq(classroomLinks.userId, userId)).for('update')
      if (!link || link.sealedTokens !== stored) return link?.sealedTokens ?? stored
      const renewedTokens = await renew()
      await tx.update(classroomLinks).set({ sealedTokens: renewedTokens }).where(eq(classroomLinks.userId, userId))
      return renewedTokens
    }),
  )

/** Deletes the tokens here, and then gives them back to the service; the tasks stay. With `linkedAt` only that link: a newer consent is another one. */
export async function unlink(db: Db, service: Classroom | undefined, caller: Caller, now: Date, linkedAt?: Date) {
  const isGone = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(classroomLinks)
      .where(and(eq(classroomLinks.userId, caller.id), linkedAt && eq(classroomLinks.linkedAt, linkedAt)))
      .returning({ userId: classroomLinks.userId })
    if (gone.length === 0) return false
    await writeLog(tx, now, { action: 'delete', entity: 'classroom_links', actorId: caller.id, subjectId: caller.id })
    return true
  })
  if (isGone && service) await returnTokens(db, service, caller.id)
}

/**
 * Tells the service of tokens that nobody uses any more, one person's or everybody's; those of which it does not hear stay for the next time. Who is linked
 * again has a newer consent, which a service may take back together with the old one: then the old tokens are only forgotten.
 */
export async function returnTokens(db: Db, service: Classroom, userId?: number) {
  const linked = db.select({ id: classroomLinks.userId }).from(classroomLinks).where(eq(classroomLinks.userId, classroomReturns.userId))
  await db.delete(classroomReturns).where(exists(linked))
  for (const one of await listReturns(db, userId, maxReturned)) {
    if (await service.revoke(one.userId, one.sealedTokens)) await db.delete(classroomReturns).where(eq(classroomReturns.id, one.id))
  }
}
const maxReturned = 500

/** Lets go of tokens that the service did not want to hear of. */
export const forgetReturns = (db: Db, limit: Date) => db.delete(classroomReturns).where(lt(classroomReturns.endedAt, limit))

/** What a classroom service gives out becomes New school tasks, each piece once (method D27): what went into the bin, or for good, does not come again. */
async function addCoursework(tx: Transaction, caller: Caller, coursework: readonly Coursework[], now: Date) {
  await lockUser(tx, caller.id)
  const topicId = await findTopic(tx, 'school', 'homework', caller.languageId)
  if (topicId === undefined) throw new Error('the first content has the topic homework')
  const known = await knownCoursework(tx, caller.id)
  const fresh = [...new Map(coursework.map((one) => [one.ref, one])).values()].filter(({ ref }) => !known.has(ref))
  const values = fitting(fresh, await findStorage(tx, caller.id)).map((one) => ({
    ...taskOf(one),
    userId: caller.id,
    topicId,
    createdAt: now,
    updatedAt: now,
  }))
  for (let at = 0; at < values.length; at += 500) {
    const some = values.slice(at, at + 500)
    await insertTasks(tx, some)
    await tx.insert(classroomPulled).values(some.map(({ classroomRef }) => ({ userId: caller.id, ref: classroomRef })))
  }
  if (values.length > 0) {
    const log = { action: 'import' as const, entity: 'tasks', actorId: caller.id, subjectId: caller.id }
    await writeLog(tx, now, { ...log, count: values.length, newValue: { area: 'school', from: 'classroom' } })
  }
  return { created: values.length, kept: coursework.length - values.length }
}

/** As many of them as there is room for; the others come with a later look. */
function fitting(coursework: readonly Coursework[], stored: TaskStorage) {
  let { tasks, bytes } = stored
  return coursework.filter((one) => {
    const { name, description, category } = taskOf(one)
    bytes += Buffer.byteLength(name + description + category) + emptyLists
    return ++tasks <= taskBounds.perPerson && bytes <= taskBounds.bytesPerPerson
  })
}
/** Bytes of marks, notes and duties that are not there yet. */
const emptyLists = 6

const taskOf = ({ ref, course, title, text }: Coursework) => ({
  area: 'school' as const,
  name: cut(title, taskBounds.name) || cut(course, taskBounds.name) || ref,
  description: cut(text, taskBounds.description) || cut(title, taskBounds.description) || cut(course, taskBounds.description) || ref,
  category: cut(course, taskBounds.category),
  classroomRef: ref,
})
/** So many characters at most, never half of one; without what PostgreSQL does not take. */
const cut = (text: string, max: number) =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
