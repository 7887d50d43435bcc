import { isPagePicture } from '@quartet/domain/pictures.ts'
import { unlessBackup } from '../../backup/backup-lock.ts'
import type { Db } from '../../db/db.ts'
import type { Files } from '../../files/files.ts'
import { picturesUnused } from './queries.ts'

/**
 * How long a picture waits for a page that shows it; meanwhile the browser stores the unsaved text.
 */
const waits = 7 * 86_400_000
/** Each name is searched for in the text of the pages. */
const batchSize = 100

/** Deletes old pictures that no page shows. Pages in the bin count, since they may be restored. */
export async function forgetPictures(db: Db, files: Files, now: Date) {
  for await (const names of files.listNames('pages', batchSize))
    await unlessBackup(db, async () => {
      const unused = await picturesUnused(db, names.filter(isPagePicture))
      await files.removeOlder('pages', unused, new Date(now.getTime() - waits))
    })
}
