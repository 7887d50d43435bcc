import { listWithoutAddress } from '../areas/users/queries.ts'
import { loadFirstContent } from '../content-loader.ts'
import { openDb } from '../db/db.ts'
import { prepareDb } from '../db/prepare-db.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { prepareFolder } from '../embedded/data-dir.ts'
import { type Embedded, startEmbedded } from '../embedded/embedded-postgres.ts'
import { readEnv } from '../env.ts'
import { makeLog } from '../monitoring/log.ts'
import { openQueue } from '../queue/queue.ts'
import { relatives } from './demo-family.ts'
import { demoPassword, demoPeople } from './demo-people.ts'
import { demoAddress, makeDemo } from './demo-world.ts'
import { describeStartupError } from './startup-error.ts'

// the demo: creates its world in its own embedded database, prints the logins and starts the
// application
try {
  const env = readEnv()
  if (env.DATABASE_URL)
    throw new Error('The demo has an embedded database of its own: start it without DATABASE_URL.')
  prepareFolder(env.DATA_DIR)
  const embedded = await startEmbedded(env.DATA_DIR)
  const children = await prepare(embedded, env.PUBLIC_URL).finally(embedded.leave)
  const line = (what: string, shows: string) => console.log(`  ${what.padEnd(28)}${shows}`)
  console.log(`Everybody is fictional, and has the password "${demoPassword}":`)
  line(demoAddress('admin'), 'administers the installation')
  for (const { mailbox, shows } of demoPeople) if (mailbox) line(demoAddress(mailbox), shows)
  for (const { email, shows } of relatives) if (email) line(email, shows)
  console.log('Children have no address; who administers the institution sees them at')
  for (const { id, firstName } of children)
    line(`/new-theme/profile/${id}`, `${firstName}: ${showsOf(firstName)}`)
} catch (error) {
  console.error(describeStartupError(error, false))
  process.exit(1)
}
await import('../main.ts')

function showsOf(firstName: string) {
  const person = demoPeople.find(({ name }) => name[0] === firstName)
  return (person ?? relatives.find((one) => one.firstName === firstName))?.shows
}

async function prepare(embedded: Embedded, publicUrl: string) {
  const log = makeLog('warn')
  await prepareDb(embedded, log)
  const { db, pool } = openDb(embedded.url, () => {}, 'jobs')
  const queue = await openQueue(embedded.url, log, false)
  try {
    await loadFirstContent(db)
    return await withoutTenantScope(async () => {
      await makeDemo({ db, queue, publicUrl }, new Date())
      return listWithoutAddress(db)
    })
  } finally {
    await queue.stop()
    await pool.end()
  }
}
