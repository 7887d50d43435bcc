// npm run backup -- FILE. Works on a fresh clone with any Node from 20.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { install, node, root, serverEnv } from './fresh.mjs'

install()
// npm changes to the root of the checkout, so file names are resolved against the original
// directory
const args = process.argv
  .slice(2)
  .map((word) => (word.startsWith('-') ? word : path.resolve(process.env.INIT_CWD ?? '.', word)))
const work = spawn(node, ['apps/server/cli/backup.ts', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: serverEnv,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => work.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
work.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
