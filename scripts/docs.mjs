// npm run docs: writes the files generated from the contract. With `--check` it fails when a file
// is stale instead of writing it.
import { spawnSync } from 'node:child_process'
import { install, node, root } from './fresh.mjs'

install()
const done = spawnSync(node, ['scripts/generate-docs.mjs', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
