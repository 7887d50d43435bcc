// npm test runs everything; `npm test -- unit api` runs some parts; `npm test -- deep` and `npm
// test -- faults` run what takes too long for every change. Works on a fresh clone with any Node
// from 20.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browser } from './browser.mjs'
import { build, env, install, node, root } from './fresh.mjs'

const checks = [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  ['node_modules/typescript/bin/tsc', '-p', '.'],
  ['node_modules/typescript/bin/tsc', '-p', 'packages/domain'],
  ['node_modules/typescript/bin/tsc', '-p', 'packages/content'],
  ['node_modules/typescript/bin/tsc', '-p', 'apps/web'],
  ['node_modules/knip/bin/knip.js'],
  ['scripts/check-structure.mjs'],
  ['scripts/check-commits.mjs'],
  ['scripts/docs.mjs', '--check'],
  ['scripts/check-openapi.mjs'],
]
const alone = ['--no-file-parallelism', '--reporter=verbose', '--disable-console-intercept']
const browserTests = (project) => [
  ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`],
]
const parts = {
  check: { commands: checks },
  unit: {
    commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'web']],
  },
  api: { commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', 'api']] },
  e2e: { commands: browserTests('every-day'), before: build, needsBrowser: true },
  deep: {
    commands: [
      ...browserTests('deep'),
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'walk', ...alone],
    ],
    before: build,
    needsBrowser: true,
    onlyByName: true,
  },
  faults: {
    commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', ...alone]],
    onlyByName: true,
  },
  matrix: {
    commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', 'matrix', ...alone]],
    onlyByName: true,
  },
  fuzz: {
    commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', 'fuzz', ...alone]],
    onlyByName: true,
  },
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

install()
const chosen = Object.entries(parts).filter(
  ([name, { onlyByName }]) => requested.includes(name) || (requested.length === 0 && !onlyByName),
)
const data = mkdtempSync(path.join(tmpdir(), 'quartet-e2e-'))
const withBrowser = chosen.some(([, { needsBrowser }]) => needsBrowser)
  ? { CHROME_PATH: browser() }
  : {}
const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...withBrowser, E2E_DATA: data },
    })
    child.on('exit', (code) => resolve(code === 0))
  })

const results = []
for (const [name, { commands, before }] of chosen) {
  const began = Date.now()
  before?.()
  const oks = []
  for (const command of commands) oks.push(await run(command))
  const ok = oks.every(Boolean)
  results.push(ok)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
rmSync(data, { recursive: true, force: true })
const failed = results.filter((ok) => !ok).length
console.log(`parts: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
