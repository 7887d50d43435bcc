// npm start: works on a fresh clone with any Node from 20.
import { spawn } from 'node:child_process'
import { build, endWithNpm, heap, install, node, root, serverEnv } from './fresh.mjs'

const args = process.argv.slice(2)
install()
if (!args.includes('--help')) build()

// the ipc channel notifies the server when this process is killed, so that no orphan occupies the
// port
const server = spawn(node, [...heap, 'apps/server/main.ts', ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: serverEnv,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
endWithNpm(server)
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
