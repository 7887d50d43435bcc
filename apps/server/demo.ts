import { listWithoutAddress } from './areas/users/queries.ts'
import { openDb } from './base/db.ts'
import { type Embedded, startEmbedded } from './base/embedded.ts'
import { prepareFolder } from './base/folder.ts'
import { acrossInstitutions } from './base/institutions.ts'
import { makeLog } from './base/log.ts'
import { prepareDb } from './base/prepare-db.ts'
import { demoPassword, demoPeople } from './demo-people.ts'
import { demoAddress, makeDemo } from './demo-world.ts'
import { readEnv } from './env.ts'
import { loadFirstContent } from './first-content.ts'
import { sentence } from './sentence.ts'

// the demo: makes its world on an embedded database of its own, tells the logins, and becomes the application
try {
  const env = readEnv()
  if (env.DATABASE_URL) throw new Error('The demo has an embedded database of its own: start it without DATABASE_URL.')
  prepareFolder(env.DATA_DIR)
  const embedded = await startEmbedded(env.DATA_DIR)
  const children = await prepare(embedded).finally(embedded.leave)
  const line = (what: string, shows: string) => console.log(`  ${what.padEnd(28)}${shows}`)
  console.log(`Everybody is fictional, and has the password "${demoPassword}":`)
  line(demoAddress('admin'), 'administers the installation')
  for (const { mailbox, shows } of demoPeople) if (mailbox) line(demoAddress(mailbox), shows)
  console.log('Children have no address; who administers the institution sees them at')
  for (const { id, firstName } of children)
    line(`/new-theme/profile/${id}`, `${firstName}: ${demoPeople.find(({ name }) => name[0] === firstName)?.shows}`)
} catch (error) {
  console.error(sentence(error, false))
  process.exit(1)
}
await import('./main.ts')

async function prepare(embedded: Embedded) {
  await prepareDb(embedded, makeLog('warn'))
  const { db, pool } = openDb(embedded.url, () => {})
  try {
    await loadFirstContent(db)
    return await acrossInstitutions(async () => {
      await makeDemo(db, new Date())
      return listWithoutAddress(db)
    })
  } finally {
    await pool.end()
  }
}
