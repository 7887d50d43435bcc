import { taskBounds } from '@quartet/domain/task.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../base/caller.ts'
import type { Classroom, Coursework } from '../../base/classroom.ts'
import type { Db, Transaction } from '../../base/db.ts'
import { writeLog } from '../logs/commands.ts'
import { insertTasks } from '../tasks/commands.ts'
import { countTasks } from '../tasks/queries.ts'
import { findTopic } from '../topics/queries.ts'
import { holdUser } from '../users/queries.ts'
import { findLink, knownCoursework } from './queries.ts'
import { classroomLinks } from './tables.ts'

type Link = { studentClassroomId: string; sealedTokens: string }

/** Keeps the link that a consent gave, in the place of an older one, with the coursework behind it; nothing where the service does not answer. */
export async function link(db: Db, service: Classroom, caller: Caller, given: { code: string; state: string }, now: Date) {
  const got = await service.redeem(caller.id, given, now)
  if (!got) return { refused: 'classroom_state_wrong' as const }
  if ('refused' in got) return got
  let sealedTokens = got.sealed
  const found = await service.fetch(caller.id, got.sealed, now, async (_held, renew) => {
    sealedTokens = await renew()
    return sealedTokens
  })
  if ('refused' in found) return found
  return db.transaction(async (tx) => {
    const row = { studentClassroomId: got.studentId, sealedTokens, linkedAt: now, syncedAt: now }
    await tx
      .insert(classroomLinks)
      .values({ userId: caller.id, ...row })
      .onConflictDoUpdate({ target: classroomLinks.userId, set: row })
    await writeLog(tx, now, { action: 'create', entity: 'classroom_links', actorId: caller.id, subjectId: caller.id })
    return addCoursework(tx, caller, found, now)
  })
}

/** Fetches what is new. Who has taken the consent back at the service is no longer linked. */
export async function sync(db: Db, service: Classroom, caller: Caller, { sealedTokens }: Link, now: Date) {
  const found = await service.fetch(caller.id, sealedTokens, now, (held, renew) => renewInTurn(db, caller.id, held, renew))
  if ('refused' in found) {
    if (found.refused === 'classroom_refused') await unlink(db, service, caller, now)
    return found
  }
  return db.transaction(async (tx) => {
    await tx.update(classroomLinks).set({ syncedAt: now }).where(eq(classroomLinks.userId, caller.id))
    return addCoursework(tx, caller, found, now)
  })
}

/** Two windows, or two processes, renew one after the other: the second takes what the first got. */
const renewInTurn = (db: Db, userId: number, held: string, renew: () => Promise<string>) =>
  db.transaction(async (tx) => {
    const [link] = await tx.select().from(classroomLinks).where(eq(classroomLinks.userId, userId)).for('update')
    if (!link || link.sealedTokens !== held) return link?.sealedTokens ?? held
    const sealedTokens = await renew()
    await tx.update(classroomLinks).set({ sealedTokens }).where(eq(classroomLinks.userId, userId))
    return sealedTokens
  })

/** Deletes the tokens here, and then gives them back to the service; the tasks stay. */
export async function unlink(db: Db, service: Classroom | undefined, caller: Caller, now: Date) {
  const gone = await db.transaction(async (tx) => {
    const held = await findLink(tx, caller.id)
    if (!held) return undefined
    await tx.delete(classroomLinks).where(eq(classroomLinks.userId, caller.id))
    await writeLog(tx, now, { action: 'delete', entity: 'classroom_links', actorId: caller.id, subjectId: caller.id })
    return held
  })
  if (gone) await service?.revoke(caller.id, gone.sealedTokens)
}

/** What a classroom service gives out becomes New school tasks, each piece once (method D27): the bin counts, too. */
async function addCoursework(tx: Transaction, caller: Caller, coursework: readonly Coursework[], now: Date) {
  await holdUser(tx, caller.id)
  const topicId = await findTopic(tx, 'school', 'homework', caller.languageId)
  if (topicId === undefined) throw new Error('the first content has the topic homework')
  const known = await knownCoursework(tx, caller.id)
  const fresh = [...new Map(coursework.map((one) => [one.ref, one])).values()].filter(({ ref }) => !known.has(ref))
  const room = taskBounds.perPerson - (await countTasks(tx, caller.id))
  const values = fresh
    .slice(0, Math.max(0, room))
    .map((one) => ({ ...taskOf(one), userId: caller.id, topicId, createdAt: now, updatedAt: now }))
  for (let at = 0; at < values.length; at += 500) await insertTasks(tx, values.slice(at, at + 500))
  if (values.length > 0) {
    const log = { action: 'import' as const, entity: 'tasks', actorId: caller.id, subjectId: caller.id }
    await writeLog(tx, now, { ...log, count: values.length, newValue: { area: 'school', from: 'classroom' } })
  }
  return { created: values.length, kept: coursework.length - values.length }
}

const taskOf = ({ ref, course, title, text }: Coursework) => ({
  area: 'school' as const,
  name: cut(title, taskBounds.name) || cut(course, taskBounds.name) || ref,
  description: cut(text, taskBounds.description) || cut(title, taskBounds.description) || cut(course, taskBounds.description) || ref,
  category: cut(course, taskBounds.category),
  classroomRef: ref,
})
/** So many characters at most, never half of one; without what PostgreSQL does not take. */
const cut = (text: string, most: number) =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
