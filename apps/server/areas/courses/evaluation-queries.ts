import type {
  CoursePageView,
  EvaluationView,
  ParticipantView,
} from '@quartet/contract/areas/courses.ts'
import { averagesOf, courseRatings, shownEvaluations } from '@quartet/domain/courses.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { users } from '../users/tables.ts'
import { editsCourses } from './access.ts'
import { courseEnrolments, courseEvaluations } from './tables.ts'

type Evaluation = typeof courseEvaluations.$inferSelect

export const toEvaluationView = ({ id, comment, ...row }: Evaluation): EvaluationView => ({
  ...{ id, useful: row.useful, clear: row.clear, pace: row.pace },
  ...{ materials: row.materials, teaching: row.teaching, comment },
})

/** The participants of a course by name, for whoever edits courses. */
export async function listParticipants(db: Reader, courseId: number): Promise<ParticipantView[]> {
  return db
    .select({
      id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      state: courseEnrolments.state,
    })
    .from(courseEnrolments)
    .innerJoin(users, eq(users.id, courseEnrolments.userId))
    .where(and(eq(courseEnrolments.courseId, courseId), eq(users.removed, 0)))
    .orderBy(asc(users.sorted), asc(users.id))
}

type Evaluated = Pick<CoursePageView, 'evaluation' | 'evaluations' | 'averages' | 'comments'>

/** What participants think of a course, as far as the caller learns it. */
export async function readEvaluations(
  db: Reader,
  caller: Caller,
  courseId: number,
): Promise<Evaluated> {
  const rows = await db
    .select()
    .from(courseEvaluations)
    .where(eq(courseEvaluations.courseId, courseId))
    .orderBy(asc(courseEvaluations.id))
  const own = rows.find(({ userId }) => userId === caller.id)
  const shown = shownEvaluations(rows)
  return {
    evaluation: own ? toEvaluationView(own) : null,
    evaluations: rows.length,
    averages: averagesOf(shown),
    // sorted, so that their order does not show who wrote them
    comments: editsCourses(caller) && shown.length > 0 ? commentsOf(shown) : null,
  }
}

const commentsOf = (rows: readonly Evaluation[]) =>
  rows
    .map(({ comment }) => comment)
    .filter((comment) => comment !== '')
    .sort()

/** The columns of an evaluation as it is sent. */
export const ratingColumns = (sent: Omit<EvaluationView, 'id'>) => ({
  ...(Object.fromEntries(courseRatings.map((name) => [name, sent[name]])) as Omit<
    EvaluationView,
    'id' | 'comment'
  >),
  comment: sent.comment,
})
