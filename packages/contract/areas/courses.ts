import {
  courseBounds,
  courseRatings,
  courseStatuses,
  enrolmentStates,
} from '@quartet/domain/courses.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { z } from 'zod'
import { pictureErrors } from '../error-groups.ts'
import { nameText, optionalText } from '../fields.ts'
import { ListQuery } from '../list.ts'
import { Id, optionalUpload, route, signedIn, signedInEverywhere } from '../route.ts'

const Count = z.number().int()
const CourseFile = z.object({
  id: Count,
  name: z.string(),
  type: z.enum(['application/pdf', 'image/webp']),
  bytes: Count,
})
CourseFile.register(z.globalRegistry, {
  id: 'CourseFile',
  description: 'A file of a course; `GET /courses/file/{file_id}` returns it.',
})

const Course = z.object({
  id: Count,
  title: z.string(),
  description: z.string(),
  teachers: z.array(z.string()).describe('Who teaches it, by name.'),
  files: z.array(CourseFile),
  starts_at: z.string().nullable().describe('ISO 8601.'),
  status: z.enum(courseStatuses).describe('Only editors see drafts; nobody enrols in closed ones.'),
  removed: z.literal([0, 1]),
  created_at: z.string().describe('ISO 8601.'),
  edited_at: z.string().nullable(),
  enrolment: z
    .enum(enrolmentStates)
    .nullable()
    .describe('The place of the caller; null for whoever is not enrolled.'),
  participants: Count.nullable().describe(
    'How many people are enrolled; null unless the caller edits courses.',
  ),
})
Course.register(z.globalRegistry, {
  id: 'Course',
  description: 'A training course for teachers and coaches (method D37).',
})
export type CourseView = z.infer<typeof Course>

const rating = z
  .int({ error: 'answer_range' })
  .min(1, { error: 'answer_range' })
  .max(5, { error: 'answer_range' })
const ratingFields = Object.fromEntries(courseRatings.map((name) => [name, rating])) as Record<
  (typeof courseRatings)[number],
  typeof rating
>
const Comment = optionalText(courseBounds.comment).default('')
const Evaluation = z.object({
  id: Count,
  ...ratingFields,
  comment: z.string(),
})
Evaluation.register(z.globalRegistry, { id: 'CourseEvaluation' })
export type EvaluationView = z.infer<typeof Evaluation>

const Averages = z.object(
  Object.fromEntries(courseRatings.map((name) => [name, z.number()])) as Record<
    (typeof courseRatings)[number],
    z.ZodNumber
  >,
)
const Participant = z.object({
  id: Count,
  first_name: z.string(),
  last_name: z.string(),
  state: z.enum(enrolmentStates),
})
Participant.register(z.globalRegistry, { id: 'CourseParticipant' })
export type ParticipantView = z.infer<typeof Participant>

const CoursePage = Course.extend({
  may_edit: z.boolean(),
  may_enrol: z.boolean().describe('Whether the caller could enrol now.'),
  may_evaluate: z
    .boolean()
    .describe(
      'Whether the caller is enrolled, the course is not in the bin, and it has begun or they have completed it.',
    ),
  people: z
    .array(Participant)
    .nullable()
    .describe('By name; null unless the caller edits courses.'),
  evaluation: Evaluation.nullable().describe('That of the caller.'),
  evaluations: Count.describe('How many participants have evaluated it.'),
  averages: Averages.nullable().describe('Of the oldest 5, 10, 15, … evaluations; null for fewer.'),
  comments: z
    .array(z.string())
    .nullable()
    .describe(
      'Of the same evaluations, without names and in no order; null also unless the caller edits courses.',
    ),
})
CoursePage.register(z.globalRegistry, { id: 'CoursePage' })
export type CoursePageView = z.infer<typeof CoursePage>

const CoursesQuery = ListQuery.omit({ date_from: true, date_to: true }).extend({
  order_by: z.enum(['id', 'title', 'starts_at', 'status', 'created_at', 'edited_at']).default('id'),
  status: z.enum(courseStatuses).optional().describe('Only courses in this state.'),
})
export type CourseListQuery = z.infer<typeof CoursesQuery>
const OwnQuery = CoursesQuery.omit({ removed: true, status: true })
export type OwnCourseListQuery = z.infer<typeof OwnQuery>

const fields = {
  title: nameText(courseBounds.title, 'required'),
  description: optionalText(courseBounds.description),
  teachers: z.array(nameText(courseBounds.teacher, 'required')).max(courseBounds.teachers),
  starts_at: z
    .union([z.literal(''), z.iso.datetime({ offset: true, error: 'day_wrong' })])
    .nullable()
    .describe('Empty or null for a course without a beginning.'),
  status: z.enum(courseStatuses),
}
const file = z
  .file()
  .optional()
  .describe('One more file: a PDF without scripts and links, PNG, JPEG or WebP, 10 MB.')
const Fields = z.strictObject(fields).partial()
const NewCourse = Fields.required({ title: true }).extend({ file })
NewCourse.register(z.globalRegistry, { id: 'NewCourse' })
const CourseChanges = Fields.extend({
  file,
  remove_files: z.array(Id).max(courseBounds.files).optional().describe('Files that are deleted.'),
  edited_at: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe('That of the state on which the change is based; rejected if it has changed since.'),
})
CourseChanges.register(z.globalRegistry, {
  id: 'CourseChanges',
  description: 'Omitted fields stay unchanged.',
})
export type CourseDraft = Omit<z.infer<typeof NewCourse>, 'file'>
export type CourseEdit = Omit<z.infer<typeof CourseChanges>, 'file'>

const byCourse = z.object({ course_id: Id })
const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
const Moved = z.object({ ids: z.array(Count) })
Moved.register(z.globalRegistry, { id: 'MovedCourses' })
const Saved = z.object({ course: Course })
Saved.register(z.globalRegistry, { id: 'CourseResponse' })
const SavedEvaluation = z.object({ evaluation: Evaluation })
SavedEvaluation.register(z.globalRegistry, { id: 'EvaluationResponse' })
const edits = signedInEverywhere('access_courses')
const fileErrors = [
  ...pictureErrors,
  'course_file_unknown',
  'course_files_full',
  'pdf_broken',
  'pdf_active',
  'pdf_too_long',
] as const

export const courses = {
  list: route('POST /courses', edits, 'All courses, for whoever edits them')
    .input(z.object({ query: CoursesQuery }))
    .output(z.object({ list: z.array(Course), count: Count })),
  mine: route(
    'POST /auth/courses',
    signedIn(),
    'The open courses, and those in which the caller is enrolled; none for learners',
  )
    .input(z.object({ query: OwnQuery }))
    .output(
      z.object({
        courses: z.array(Course),
        teachers: z.array(z.string()).describe('Who teaches the courses of the page, by name.'),
        count: Count,
      }),
    ),
  show: route('GET /courses/show/{course_id}', signedIn(), 'One course', { errors: ['not_found'] })
    .input(z.object({ params: byCourse }))
    .output(z.object({ course: CoursePage })),
  add: route('POST /courses/save', edits, 'Add a course, and a file if there is one', {
    ...optionalUpload(sharedBytes, 'uploadPerson'),
    errors: [...fileErrors],
  })
    .input(z.object({ body: NewCourse }))
    .output(Saved),
  edit: route('POST /courses/save/{course_id}', edits, 'Change a course, or add a file to it', {
    ...optionalUpload(sharedBytes, 'uploadPerson'),
    errors: ['not_found', 'row_changed', 'course_has_participants', ...fileErrors],
  })
    .input(z.object({ params: byCourse, body: CourseChanges }))
    .output(Saved),
  remove: route(
    'DELETE /courses/delete/{course_id}',
    edits,
    'Delete a course; it can be restored for 30 days',
    { errors: ['row_unknown'] },
  )
    .input(z.object({ params: byCourse }))
    .output(Moved),
  removeMany: route('POST /courses/remove', edits, 'Delete several courses; all or none', {
    errors: ['row_unknown'],
  })
    .input(z.object({ body: Ids }))
    .output(Moved),
  restore: route('POST /courses/restore', edits, 'Bring back deleted courses; all or none', {
    errors: ['row_unknown'],
  })
    .input(z.object({ body: Ids }))
    .output(Moved),
  file: route(
    'GET /courses/file/{file_id}',
    signedIn(),
    'A file of a course, for whoever sees the course',
    { errors: ['not_found'] },
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: z.object({ file_id: Id }) }))
    .output(
      z.object({
        headers: z.object({ 'cache-control': z.string(), 'content-disposition': z.string() }),
        body: z.file().mime(['application/pdf', 'image/webp']),
      }),
    ),
  enrol: route(
    'POST /courses/add/{course_id}/{status}',
    signedIn(),
    'Enrol the caller, withdraw the caller, or mark somebody as completed',
    { errors: ['not_found', 'course_closed', 'course_full', 'course_completed'] },
  )
    .input(
      z.object({
        params: byCourse.extend({
          status: z.coerce
            .number<number>()
            .pipe(z.literal([0, 1, 2]))
            .describe(
              '1 enrols the caller; 0 withdraws them, with their evaluation; 2 marks a participant as completed, by whoever edits courses.',
            ),
        }),
        body: z
          .strictObject({ user_id: Id.optional().describe('The participant, for 2 only.') })
          .default({}),
      }),
    )
    .output(z.object({ enrolment: z.enum(enrolmentStates).nullable() })),
  evaluate: route(
    'POST /evaluation/save',
    signedIn(),
    'Evaluate a course in which the caller is enrolled, once',
    { errors: ['not_found', 'course_not_begun', 'evaluation_exists'] },
  )
    .input(
      z.object({
        body: z.strictObject({ course_id: Id, ...ratingFields, comment: Comment }),
      }),
    )
    .output(SavedEvaluation),
  changeEvaluation: route(
    'POST /evaluation/save/{evaluation_id}',
    signedIn(),
    'Change an evaluation of the caller',
    { errors: ['not_found', 'course_not_begun'] },
  )
    .input(
      z.object({
        params: z.object({ evaluation_id: Id }),
        body: z.strictObject({ ...ratingFields, comment: Comment }),
      }),
    )
    .output(SavedEvaluation),
}
