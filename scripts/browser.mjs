// The browser for the e2e tests: CHROME_PATH, the system's Chromium, or that of Playwright;
// otherwise it is installed with apt-get. The tests are never skipped.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const systems = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

function playwrights() {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache/ms-playwright')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .map((name) => path.join(folder, name, 'chrome-linux/chrome'))
}

const found = () =>
  [process.env.CHROME_PATH, ...systems, ...playwrights()].find((file) => file && existsSync(file))

/**
 * Returns the path of a Chromium. Ends the process with a message when there is none and it cannot
 * be installed.
 */
export function browser() {
  const there = found()
  if (there) return there
  console.log('installing Chromium (once) ...')
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  const installed = found()
  if (installed) return installed
  console.error(
    'The e2e part needs Chromium: run `apt-get install chromium` as root, or set CHROME_PATH to a Chromium or Chrome.',
  )
  process.exit(1)
}
