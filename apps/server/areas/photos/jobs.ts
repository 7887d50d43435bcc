import { unlessBackup } from '../../backup/backup-lock.ts'
import type { Db } from '../../db/db.ts'
import type { Files } from '../../files/files.ts'
import { imagesInUse } from './queries.ts'

const day = 86_400_000
const atOnce = 500

/**
 * Deletes photo files older than a day that no user has, left by requests that failed before their
 * commit.
 */
export async function forgetPhotos(db: Db, files: Files, now: Date) {
  const names = (await files.list('avatars'))
    .filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() > day)
    .map(({ name }) => name)
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce)
    await unlessBackup(db, async () => {
      const inUse = await imagesInUse(db, some)
      for (const name of some) if (!inUse.has(name)) await files.remove('avatars', name)
    })
  }
}
