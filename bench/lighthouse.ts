import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const room = path.join(import.meta.dirname, 'lighthouse')
const rounds = 5
type Look = { performance: number; accessibility: number; cls: number }

/**
 * The first page and /login in Lighthouse, the median of five runs each on a phone and on a desktop.
 */
export async function lighthouse(): Promise<Line[]> {
  install()
  const app = await startApp(newFolder())
  const lines: Line[] = []
  for (const page of ['/', '/login'])
    lines.push(...(await linesOf(page, `http://127.0.0.1:${app.port}${page}`)))
  return lines
}

async function linesOf(page: string, url: string): Promise<Line[]> {
  const [mobile, desktop] = [await looks(url, 'mobile'), await looks(url, 'desktop')]
  const all = [...mobile, ...desktop]
  return [
    points(`${page} on a telephone`, mobile, 'performance', { must: 90, goal: 95 }),
    points(`${page} on a desktop`, desktop, 'performance', { must: 98 }),
    points(`${page}, accessibility`, all, 'accessibility', { must: 100 }),
    {
      work: `${page}, layout shift`,
      ours: 'the worst of ten',
      figure: Math.max(...all.map(({ cls }) => cls)),
      must: 0.02,
      isMaximum: true,
    },
  ]
}

const points = (
  work: string,
  seen: Look[],
  name: 'performance' | 'accessibility',
  { must, goal }: { must: number; goal?: number },
): Line => {
  const values = seen.map((look) => look[name])
  return {
    work,
    ours: values.join(', '),
    figure: median(values),
    unit: ' points',
    must,
    ...(goal === undefined ? {} : { goal }),
  }
}

async function looks(url: string, screen: 'mobile' | 'desktop') {
  const seen: Look[] = []
  for (let round = 0; round < rounds; round++) {
    seen.push(await look(url, screen))
  }
  return seen
}

/**
 * Installs Lighthouse once per checkout. Only this row needs it, so that `npm start` does not
 * install it.
 */
function install() {
  if (existsSync(path.join(room, 'node_modules/lighthouse'))) return
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: room,
    stdio: 'inherit',
  })
  if (done.status !== 0) throw new Error('npm could not install bench/lighthouse')
}

/**
 * Retries at most twice, because Chromium sometimes records nothing and Lighthouse has to run
 * again.
 */
async function look(url: string, screen: string, again = 2): Promise<Look> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(room, 'look.mjs'),
      url,
      screen,
    ])
    return JSON.parse(stdout) as Look
  } catch (error) {
    if (again === 0) throw error
    return look(url, screen, again - 1)
  }
}
