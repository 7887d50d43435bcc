// npm run demo: the application with a small fictional world, in a separate data directory. Works
// on a fresh clone with any Node from 20.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { build, endWithNpm, heap, install, node, root, serverEnv } from './fresh.mjs'

install()
build()

// never the database or the mail server of a real installation
const own = {
  DATA_DIR: process.env.DATA_DIR || path.join(root, 'demo-data'),
  DATABASE_URL: '',
  SMTP_URL: '',
  CONTACT_EMAIL: process.env.CONTACT_EMAIL || 'hello@riverbend.example',
}
const server = spawn(node, [...heap, 'apps/server/cli/demo.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...serverEnv, ...own },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
endWithNpm(server)
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
