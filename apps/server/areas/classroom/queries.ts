import { isOpen } from '@quartet/domain/institution.ts'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'
import { classroomLinks, classroomPulled, classroomReturns } from './tables.ts'

export async function findLink(db: Reader, userId: number) {
  const [link] = await db.select().from(classroomLinks).where(eq(classroomLinks.userId, userId))
  return link
}

/** Whether the person's institution allows it; true without an institution (method D34). */
export async function isClassroomOpen(db: Reader, userId: number) {
  const [own] = await db
    .select({ features: organizations.features })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId))
  return !own || isOpen(own.features, 'classroom')
}

/**
 * The refs of coursework that has ever become a task of the person, even if that task is in the bin
 * or erased.
 */
export async function knownCoursework(db: Reader, userId: number) {
  const rows = await db
    .select({ ref: classroomPulled.ref })
    .from(classroomPulled)
    .where(eq(classroomPulled.userId, userId))
  return new Set(rows.map(({ ref }) => ref))
}

/** Tokens to revoke, oldest first, of one person or of everybody. */
export const listReturns = (db: Reader, userId: number | undefined, max: number) =>
  db
    .select()
    .from(classroomReturns)
    .where(userId === undefined ? undefined : eq(classroomReturns.userId, userId))
    .orderBy(asc(classroomReturns.id))
    .limit(max)
