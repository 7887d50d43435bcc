import { unlessBackup } from '../../backup/backup-lock.ts'
import type { CommandContext } from '../../services.ts'
import { imagesInUse } from './queries.ts'

const day = 86_400_000

/**
 * Deletes photo files older than a day that no user has, left by requests that failed before their
 * commit.
 */
export async function forgetPhotos({
  db,
  files,
  now,
}: Pick<CommandContext, 'db' | 'files' | 'now'>) {
  for await (const names of files.listNames('avatars'))
    await unlessBackup(db, async () => {
      const inUse = await imagesInUse(db, names)
      const unused = names.filter((name) => !inUse.has(name))
      await files.removeOlder('avatars', unused, new Date(now.getTime() - day))
    })
}
