// npm run bench: prints the measurements as a table; `npm run bench -- profile start` measures some
// rows. Works on a fresh clone with any Node from 20.
import { spawn } from 'node:child_process'
import { browser } from './browser.mjs'
import { build, heap, install, node, root, serverEnv } from './fresh.mjs'

const rows = [
  'profile',
  'personalised',
  'answers',
  'storm',
  'joining',
  'mixed',
  'start',
  'login',
  'lighthouse',
  'pages',
  'speech',
  'sharing',
  'tasks',
  'decoding',
  'table',
  'teams',
  'team',
  'contacts',
  'ocr',
  'sheets',
  'roster',
  'lists',
  'people',
  'dashboards',
  'logs',
  'texts',
  'sweep',
  'log',
  'hostile',
]
const requested = process.argv.slice(2)
const unknown = requested.filter(
  (name, at) => !rows.includes(name) && name !== '--only' && requested[at - 1] !== '--only',
)
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}: ${rows.join(', ')}.`)
  process.exit(1)
}

install()
const rowsInBrowser = ['login', 'lighthouse', 'pages', 'sharing', 'decoding', 'table']
const usesBrowser = requested.length === 0 || requested.some((row) => rowsInBrowser.includes(row))
if (usesBrowser) build()
const bench = spawn(node, [...heap, 'bench/bench.ts', ...requested], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...serverEnv,
    ...(process.env.SERVER_DIR ? { SERVER_DIR: process.env.SERVER_DIR } : {}),
    ...(usesBrowser ? { CHROME_PATH: browser() } : {}),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => bench.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
bench.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
