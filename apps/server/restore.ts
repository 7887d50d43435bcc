import { restore } from './base/restore.ts'
import { namedFile, onDatabase, told } from './command-line.ts'

const file = namedFile(
  'npm run restore -- FILE: puts a backup into an empty database (DATABASE_URL, or a new DATA_DIR); the application must not run',
)

await onDatabase(async (url, signal) => {
  const { header, manifest } = await restore(url, file, signal)
  return `Restored what was backed up at ${header.made_at}: ${told(manifest.tables)}, after ${(performance.now() / 1000).toFixed(1)} s`
})
