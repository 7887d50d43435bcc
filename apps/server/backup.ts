import { statSync } from 'node:fs'
import { backUp } from './base/backup.ts'
import { namedFile, onDatabase, told } from './command-line.ts'

const file = namedFile(
  'npm run backup -- FILE: writes the whole database to FILE while the application may run (DATABASE_URL or DATA_DIR as for npm start)',
)

await onDatabase(async (url, signal) => {
  const { tables } = await backUp(url, file, new Date(), signal)
  return `${file}: ${told(tables)}, ${(statSync(file).size / 1e6).toFixed(1)} MB, after ${(performance.now() / 1000).toFixed(1)} s`
})
