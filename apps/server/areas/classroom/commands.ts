import { type TaskStorage, taskBounds } from '@quartet/domain/task.ts'
import { and, eq, exists, lt } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Db, Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import type { CallerContext, Services } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { insertTasks } from '../tasks/commands.ts'
import { findStorage } from '../tasks/queries.ts'
import { findTopic } from '../topics/queries.ts'
import { lockUser } from '../users/queries.ts'
import type { Classroom, Coursework } from './client.ts'
import { findLink, knownCoursework, listReturns } from './queries.ts'
import { classroomLinks, classroomPulled, classroomReturns } from './tables.ts'

/** The context of a caller for whom the service is available. */
type ClassroomContext = CallerContext & { classroom: Classroom }

/**
 * Stores a link after consent, replacing an older one, and imports its coursework. Stores no link
 * when the service fails; the tokens are then queued to be revoked.
 */
export async function link(
  { db, classroom, caller, now }: ClassroomContext,
  callback: { code: string; state: string },
) {
  const consent = await classroom.redeem(caller.id, callback, now)
  if (!consent.ok) return consent
  let encryptedTokens = consent.encrypted
  const fetched = await classroom.fetch(caller.id, encryptedTokens, now, async (_held, renew) => {
    encryptedTokens = await renew()
    return encryptedTokens
  })
  if (!fetched.ok) {
    await db.insert(classroomReturns).values({ userId: caller.id, encryptedTokens, endedAt: now })
    return fetched
  }
  return db.transaction(async (tx) => {
    const row = {
      studentClassroomId: consent.studentId,
      encryptedTokens,
      linkedAt: now,
      syncedAt: now,
    }
    await tx
      .insert(classroomLinks)
      .values({ userId: caller.id, ...row })
      .onConflictDoUpdate({ target: classroomLinks.userId, set: row })
    await writeLog(tx, now, {
      action: 'create',
      entity: 'classroom_links',
      actorId: caller.id,
      subjectId: caller.id,
    })
    return ok(await addCoursework(tx, caller, fetched.coursework, now))
  })
}

/** Imports new coursework. Deletes the link when the service refuses access. */
export async function sync(context: ClassroomContext) {
  const { db, classroom, caller, now } = context
  const stored = await findLink(db, caller.id)
  if (!stored) return fail('classroom_unlinked')
  const fetched = await classroom.fetch(caller.id, stored.encryptedTokens, now, (tokens, renew) =>
    renewWithLock(db, caller.id, tokens, renew),
  )
  if (!fetched.ok) {
    if (fetched.error === 'classroom_refused') await unlink(context, stored.linkedAt)
    return fetched
  }
  return db.transaction(async (tx) => {
    await tx
      .update(classroomLinks)
      .set({ syncedAt: now })
      .where(eq(classroomLinks.userId, caller.id))
    return ok(await addCoursework(tx, caller, fetched.coursework, now))
  })
}

/**
 * Limits concurrent renewals: each occupies a database connection while the service responds, and a
 * class that syncs at once must not take them all.
 */
const limitRenewals = pLimit(2)

/**
 * Serializes renewals of a link across windows and processes: the second gets the tokens of the
 * first.
 */
const renewWithLock = (db: Db, userId: number, stored: string, renew: () => Promise<string>) =>
  limitRenewals(() =>
    db.transaction(async (tx) => {
      const [link] = await tx
        .select()
        .from(classroomLinks)
        .where(eq(classroomLinks.userId, userId))
        .for('update')
      if (!link || link.encryptedTokens !== stored) return link?.encryptedTokens ?? stored
      const renewedTokens = await renew()
      await tx
        .update(classroomLinks)
        .set({ encryptedTokens: renewedTokens })
        .where(eq(classroomLinks.userId, userId))
      return renewedTokens
    }),
  )

/**
 * Deletes the link, then revokes its tokens at the service; the tasks stay. With `linkedAt` only
 * deletes that link, not one from a newer consent.
 */
export async function unlink(
  { db, classroom, caller, now }: Pick<CallerContext, 'db' | 'classroom' | 'caller' | 'now'>,
  linkedAt?: Date,
) {
  const isGone = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(classroomLinks)
      .where(
        and(
          eq(classroomLinks.userId, caller.id),
          linkedAt && eq(classroomLinks.linkedAt, linkedAt),
        ),
      )
      .returning({ userId: classroomLinks.userId })
    if (gone.length === 0) return false
    await writeLog(tx, now, {
      action: 'delete',
      entity: 'classroom_links',
      actorId: caller.id,
      subjectId: caller.id,
    })
    return true
  })
  if (isGone) await returnTokens({ db, classroom }, caller.id)
}

/**
 * Revokes the tokens of ended links at the service, for one person or everybody; those that fail
 * are retried the next time. For a person who is linked again the old tokens are only deleted,
 * because the service may revoke the newer consent together with them. Does nothing unless a
 * service is configured.
 */
export async function returnTokens(
  { db, classroom }: Pick<Services, 'db' | 'classroom'>,
  userId?: number,
) {
  if (!classroom) return
  const linked = db
    .select({ id: classroomLinks.userId })
    .from(classroomLinks)
    .where(eq(classroomLinks.userId, classroomReturns.userId))
  await db.delete(classroomReturns).where(exists(linked))
  for (const one of await listReturns(db, userId, maxReturned)) {
    if (await classroom.revoke(one.userId, one.encryptedTokens))
      await db.delete(classroomReturns).where(eq(classroomReturns.id, one.id))
  }
}
const maxReturned = 500

/** Deletes the tokens of links that ended before `limit` and could not be revoked. */
export const forgetReturns = ({ db }: Pick<Services, 'db'>, limit: Date) =>
  db.delete(classroomReturns).where(lt(classroomReturns.endedAt, limit))

/**
 * Adds the coursework of a classroom service as New school tasks, each piece once (method D27): a
 * task in the bin or erased is not created again.
 */
async function addCoursework(
  tx: Transaction,
  caller: Caller,
  coursework: readonly Coursework[],
  now: Date,
) {
  await lockUser(tx, caller.id)
  const topicId = await findTopic(tx, 'school', 'homework', caller.languageId)
  if (topicId === undefined) throw new Error('the first content has the topic homework')
  const known = await knownCoursework(tx, caller.id)
  const fresh = [...new Map(coursework.map((one) => [one.ref, one])).values()].filter(
    ({ ref }) => !known.has(ref),
  )
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
    await tx
      .insert(classroomPulled)
      .values(some.map(({ classroomRef }) => ({ userId: caller.id, ref: classroomRef })))
  }
  if (values.length > 0) {
    const log = {
      action: 'import' as const,
      entity: 'tasks',
      actorId: caller.id,
      subjectId: caller.id,
    }
    await writeLog(tx, now, {
      ...log,
      count: values.length,
      newValue: { area: 'school', from: 'classroom' },
    })
  }
  return { created: values.length, kept: coursework.length - values.length }
}

/** The coursework that fits into the person's task storage; the rest comes with a later sync. */
function fitting(coursework: readonly Coursework[], stored: TaskStorage) {
  let { tasks, bytes } = stored
  return coursework.filter((one) => {
    const { name, description, category } = taskOf(one)
    bytes += Buffer.byteLength(name + description + category) + emptyLists
    return ++tasks <= taskBounds.perPerson && bytes <= taskBounds.bytesPerPerson
  })
}
/** Bytes of the lists of marks, notes and duties, which are still empty. */
const emptyLists = 6

const taskOf = ({ ref, course, title, text }: Coursework) => ({
  area: 'school' as const,
  name: cut(title, taskBounds.name) || cut(course, taskBounds.name) || ref,
  description:
    cut(text, taskBounds.description) ||
    cut(title, taskBounds.description) ||
    cut(course, taskBounds.description) ||
    ref,
  category: cut(course, taskBounds.category),
  classroomRef: ref,
})
/**
 * Truncates to `max` characters without splitting one, and removes characters that PostgreSQL
 * rejects.
 */
const cut = (text: string, max: number) =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
