import { unlessBackup } from '../../backup/backup-lock.ts'
import type { Services } from '../../services.ts'
import { listUnusedFiles } from './queries.ts'

/** Long enough for the call that adds it to a course. */
const waits = 86_400_000
const batchSize = 100

/** Deletes files that no course has. */
export async function forgetCourseFiles({ db, files }: Pick<Services, 'db' | 'files'>, now: Date) {
  for await (const names of files.listNames('courses', batchSize))
    await unlessBackup(db, async () => {
      const unused = await listUnusedFiles(db, names)
      await files.removeOlder('courses', unused, new Date(now.getTime() - waits))
    })
}
