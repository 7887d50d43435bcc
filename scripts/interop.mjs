// npm run interop: LibreOffice opens and saves every exported sheet, and the product reads the
// result. Works on a fresh clone with any Node from 20.
import { spawnSync } from 'node:child_process'
import { env, install, node, root } from './fresh.mjs'

if (spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status !== 0) {
  console.error(
    'This needs LibreOffice Calc: run `apt-get install --no-install-recommends libreoffice-calc` as root, so that `soffice` is on the PATH.',
  )
  process.exit(1)
}
install()
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'interop',
  '--disable-console-intercept',
]
process.exit(spawnSync(node, vitest, { cwd: root, stdio: 'inherit', env }).status ?? 1)
