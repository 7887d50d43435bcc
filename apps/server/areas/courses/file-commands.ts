import { randomBytes } from 'node:crypto'
import { type CourseFileType, courseBounds, courseFileName } from '@quartet/domain/courses.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { takeUpload } from '../../media/uploads.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { courseFiles } from './tables.ts'

export type TakenFile = { name: string; file: string; type: CourseFileType; bytes: number }

/**
 * Checks, rewrites and stores an uploaded file for a course. One that no course gets afterwards is
 * deleted later (jobs.ts).
 */
export async function storeFile({ files }: Pick<CallerContext, 'files'>, sent: File) {
  const bytes = await sent.bytes()
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
  const taken = await takeUpload({ what: isPdf ? 'pdf' : 'shown', bytes })
  if ('error' in taken)
    return fail(taken.error === 'picture_unknown' ? 'course_file_unknown' : taken.error)
  const type: CourseFileType = isPdf ? 'application/pdf' : 'image/webp'
  const file = `${randomBytes(16).toString('hex')}.${isPdf ? 'pdf' : 'webp'}`
  const size = await files.write('courses', file, taken.bytes)
  return ok({ file: { name: courseFileName(sent.name, type), file, type, bytes: size } })
}

/** Adds a stored file to a locked course; false when it has the most already. */
export async function addFile(
  tx: Transaction,
  { now }: Pick<CallerContext, 'now'>,
  courseId: number,
  file: TakenFile,
) {
  const count = await tx.$count(courseFiles, eq(courseFiles.courseId, courseId))
  if (count >= courseBounds.files) return false
  await tx.insert(courseFiles).values({ ...file, courseId, createdAt: now })
  return true
}

/** Removes those of the files that the course has; they are deleted after the commit. */
export async function removeFiles(
  tx: Transaction,
  { queue }: Pick<CallerContext, 'queue'>,
  courseId: number,
  ids: readonly number[],
) {
  if (ids.length === 0) return
  const gone = await tx
    .delete(courseFiles)
    .where(and(eq(courseFiles.courseId, courseId), inArray(courseFiles.id, [...ids])))
    .returning({ file: courseFiles.file })
  const names = gone.map(({ file }) => file)
  if (names.length > 0) await queue.send(tx, 'remove-files', { kind: 'courses', names })
}
