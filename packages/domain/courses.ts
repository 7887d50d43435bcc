import { type Permission, type Scope, scopes } from './permissions.ts'

/** Training courses for teachers and coaches about the process (D37). */
export const courseStatuses = ['draft', 'open', 'closed'] as const

export const enrolmentStates = ['enrolled', 'completed'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/** What the last part of `POST /courses/add/{course_id}/{status}` means. */
export const enrolmentSteps = { withdraw: 0, enrol: 1, complete: 2 } as const

/** Greatest lengths in characters, and numbers of teachers, files and participants of a course. */
export const courseBounds = {
  ...{ title: 160, description: 4000, teacher: 120, fileName: 120, comment: 2000 },
  ...{ teachers: 10, files: 10, participants: 500 },
} as const

/** What participants rate from 1 to 5. */
export const courseRatings = ['useful', 'clear', 'pace', 'materials', 'teaching'] as const
export type CourseRating = (typeof courseRatings)[number]
export type Ratings = Record<CourseRating, number>

/**
 * Averages and comments are shown of so many evaluations at a time: fewer, or the difference that
 * one more makes, would show who wrote what.
 */
export const evaluationStep = 5

/** Those of the evaluations, from the oldest on, of which averages and comments are shown. */
export const shownEvaluations = <One>(evaluations: readonly One[]) =>
  evaluations.slice(0, evaluations.length - (evaluations.length % evaluationStep))

type CourseReader = {
  isAdult: boolean
  grants: readonly { permission: Permission; scope: Scope }[]
}

/**
 * Whether somebody may enrol: adults who look after others, who are facilitators, coaches and
 * administrators, or who edit courses. Learners have no courses.
 */
export const mayTakeCourses = ({ isAdult, grants }: CourseReader): boolean =>
  isAdult &&
  grants.some(
    ({ permission, scope }) =>
      permission === 'access_courses' ||
      (permission === 'access_users' && scopes.indexOf(scope) >= scopes.indexOf('groups')),
  )

type Participation = { state: EnrolmentState; startsAt: Date | null; now: Date }

/** Whether a participant may evaluate a course: once it has begun, or when they have completed it. */
export const mayEvaluate = ({ state, startsAt, now }: Participation): boolean =>
  state === 'completed' || startsAt === null || startsAt <= now

/** The averages of shown evaluations with one decimal; null for none. */
export function averagesOf(evaluations: readonly Ratings[]): Ratings | null {
  if (evaluations.length === 0) return null
  const average = (rating: CourseRating) =>
    evaluations.reduce((sum, one) => sum + one[rating], 0) / evaluations.length
  return Object.fromEntries(
    courseRatings.map((rating) => [rating, Math.round(10 * average(rating)) / 10]),
  ) as Ratings
}

/** Days for which a removed course can be restored. */
export const removedCourseDays = 30

export type CourseFileType = 'application/pdf' | 'image/webp'

/** The name of a stored file: one line, with the ending of what it was rewritten to. */
export function courseFileName(sent: string, type: CourseFileType): string {
  const plain = sent
    .replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069"\\/]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^\.+/, '')
    .trim()
  const ending = type === 'application/pdf' ? '.pdf' : '.webp'
  const name = Array.from(plain.toWellFormed())
    .slice(0, courseBounds.fileName - 10)
    .join('')
  return (name || 'file') + ending
}
