import { and, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../base/db.ts'
import { tasks } from '../tasks/tables.ts'
import { classroomLinks } from './tables.ts'

export async function findLink(db: Reader, userId: number) {
  const [link] = await db.select().from(classroomLinks).where(eq(classroomLinks.userId, userId))
  return link
}

/** The coursework that has become a task of a person, in the bin or not. */
export async function knownCoursework(db: Reader, userId: number) {
  const found = await db
    .select({ ref: tasks.classroomRef })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isNotNull(tasks.classroomRef)))
  return new Set(found.map(({ ref }) => ref))
}
