// Installs and builds the checkout. Plain JavaScript for any Node from 20, without installed
// dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
)
export const node = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
/** The environment with the pinned Node first in the PATH. */
export const env = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
}

/**
 * Node options of the application: collect garbage early, otherwise an idle process keeps the
 * memory used at the start.
 */
export const heap = ['--max-semi-space-size=8', '--initial-old-space-size=32']

/** The environment of the application: caches stripped and compiled code. */
export const serverEnv = {
  ...env,
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/quartet'),
}

function hashOf(paths) {
  const hash = createHash('sha256')
  const walk = (file) => {
    const full = path.join(root, file)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort())
        if (!['node_modules', 'dist'].includes(name)) walk(path.join(file, name))
    } else hash.update(`${file}\0`).update(readFileSync(full))
  }
  paths.forEach(walk)
  return hash.digest('hex')
}
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function run(what, command, args) {
  const started = Date.now()
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
  if (done.status !== 0) {
    console.error(`${what} failed (${done.error?.message ?? done.signal ?? `exit ${done.status}`})`)
    process.exit(1)
  }
  console.log(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const manifests = () => [
  'package.json',
  'package-lock.json',
  ...['packages', 'apps'].flatMap((d) =>
    readdirSync(path.join(root, d)).map((n) => `${d}/${n}/package.json`),
  ),
]

export function install() {
  const stamp = path.join(root, 'node_modules/.quartet-installed')
  const now = `${process.platform}-${process.arch} ${hashOf(manifests())}`
  if (read(stamp) === now && existsSync(node)) return
  console.log('installing (once) ...')
  // set by `npm start`; npm-cli.js runs with the Node that runs this file
  const npm = process.env.npm_execpath
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
  ]
  if (npm?.endsWith('.js')) run('install', process.execPath, [npm, ...args])
  else run('install', process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
  if (!existsSync(node)) {
    console.error(
      `the pinned Node is not at ${node}: install scripts seem to be off (npm config get ignore-scripts)`,
    )
    process.exit(1)
  }
  writeFileSync(stamp, now)
}

export function build() {
  const stamp = path.join(root, 'apps/web/dist/.quartet-built')
  const now = hashOf(['packages', 'apps/web', 'package-lock.json'])
  if (read(stamp) === now) return
  run('web', node, ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'])
  mkdirSync(path.dirname(stamp), { recursive: true })
  // again, because the build writes routes.gen.ts
  writeFileSync(stamp, hashOf(['packages', 'apps/web', 'package-lock.json']))
}

/** Ends the server when npm was killed: its shell ends without passing the signal on. */
export function endWithNpm(server) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 1000).unref()
}
