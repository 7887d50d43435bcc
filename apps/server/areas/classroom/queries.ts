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

/** Whether the institution of a person, where there is one, leaves it open (method D34). */
export async function isClassroomOpen(db: Reader, userId: number) {
  const [own] = await db
    .select({ features: organizations.features })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId))
  return !own || isOpen(own.features, 'classroom')
}

/** The coursework that has become a task of a person before, in a list, in the bin, or gone for good. */
export async function knownCoursework(db: Reader, userId: number) {
  const rows = await db.select({ ref: classroomPulled.ref }).from(classroomPulled).where(eq(classroomPulled.userId, userId))
  return new Set(rows.map(({ ref }) => ref))
}

/** Tokens that are to be given back, the oldest first: one person's, or everybody's. */
export const listReturns = (db: Reader, userId: number | undefined, max: number) =>
  db
    .select()
    .from(classroomReturns)
    .where(userId === undefined ? undefined : eq(classroomReturns.userId, userId))
    .orderBy(asc(classroomReturns.id))
    .limit(max)
