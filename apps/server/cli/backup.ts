import { statSync } from 'node:fs'
import path from 'node:path'
import { listErased } from '../areas/privacy/jobs.ts'
import { savedFiles } from '../areas/privacy/queries.ts'
import { backUp } from '../backup/backup.ts'
import { makeErasedList } from '../backup/erased-people.ts'
import { openDb } from '../db/db.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { prepareFolder } from '../embedded/data-dir.ts'
import { countRows, namedFile, onDatabase } from './command-line.ts'

const { file, values: options } = namedFile(
  [
    'npm run backup -- FILE [--recipient age1...]',
    'writes the database and the files of people to FILE while the application may run (DATABASE_URL or DATA_DIR as for npm start);',
    'with a recipient, or BACKUP_RECIPIENT, only who has its key can read the file.',
  ].join('\n'),
  { recipient: { type: 'string' } },
)

await onDatabase(async (url, signal, env) => {
  prepareFolder(env.DATA_DIR)
  const files = { directory: path.join(env.DATA_DIR, 'files'), named: savedFiles }
  const recipient = options.recipient ?? env.BACKUP_RECIPIENT
  const saved = await backUp(url, file, new Date(), { files, recipient, signal })
  const { db, pool } = openDb(url, () => {}, 'jobs')
  try {
    await withoutTenantScope(() =>
      listErased(
        { db, erasedList: makeErasedList(env.ERASED_PEOPLE_FILE), now: new Date() },
        { complete: true },
      ),
    )
  } finally {
    await pool.end()
  }
  const missing =
    saved.missing.length === 0
      ? ''
      : ` WARNING: ${saved.missing.length} files that rows name are not there, such as ${saved.missing[0]}.`
  const size = `${(statSync(file).size / 1e6).toFixed(1)} MB${recipient ? ', encrypted' : ''}`
  return `${file}: ${countRows(saved.tables)}, ${saved.files.length} files, ${size}, after ${(performance.now() / 1000).toFixed(1)} s.${missing}`
})
