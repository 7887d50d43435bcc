import { isPagePicture } from '@quartet/domain/pictures.ts'
import { unlessBackup } from '../../backup/backup-lock.ts'
import type { Db } from '../../db/db.ts'
import type { Files } from '../../files/files.ts'
import { picturesUnused } from './queries.ts'

/**
 * How long a picture waits for a page that shows it; meanwhile the browser stores the unsaved text.
 */
const waits = 7 * 86_400_000
const atOnce = 100

/** Deletes old pictures that no page shows. Pages in the bin count, since they may be restored. */
export async function forgetPictures(db: Db, files: Files, now: Date) {
  const old = (await files.list('pages')).filter(
    ({ writtenAt }) => now.getTime() - writtenAt.getTime() > waits,
  )
  const names = old.map(({ name }) => name).filter(isPagePicture)
  for (let at = 0; at < names.length; at += atOnce)
    await unlessBackup(db, async () => {
      for (const name of await picturesUnused(db, names.slice(at, at + atOnce)))
        await files.remove('pages', name)
    })
}
