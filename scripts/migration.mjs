// npm run migration -- --name what: writes the SQL for changed tables to apps/server/migrations.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { env, install, node, root } from './fresh.mjs'

install()
const folder = path.join(root, 'apps/server/migrations')
const files = () => readdirSync(folder).filter((name) => name.endsWith('.sql')).length
const before = files()
const args = [
  'node_modules/drizzle-kit/bin.cjs',
  'generate',
  '--config',
  'apps/server/drizzle.config.ts',
  ...process.argv.slice(2),
]
const done = spawnSync(node, args, { cwd: root, env, stdio: 'inherit' })

// drizzle-kit exits with 0 without writing anything when it would have to ask about a renamed
// column
if (done.status !== 0 || files() === before) {
  console.error(
    'No migration was written: nothing changed, or a column was renamed (write that one by hand with --custom).',
  )
  process.exit(1)
}
