// npm run verify-log. Works on a fresh clone with any Node from 20.
import { spawn } from 'node:child_process'
import { install, node, root, serverEnv } from './fresh.mjs'

install()
const work = spawn(node, ['apps/server/cli/verify-log.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: serverEnv,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => work.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
work.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
