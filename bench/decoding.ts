import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { leanings } from '../packages/content/leanings/en.ts'
import { readWall } from '../packages/content/walls/wall.ts'
import { decode } from '../packages/domain/demand.ts'
import { readyLeanings } from '../packages/domain/leaning.ts'
import { readyWall } from '../packages/domain/wall.ts'
import { seedPeople, seedScores } from './people.ts'
import { databaseIn, newFolder, startApp, untilTheEnd } from './processes.ts'
import { signedIn } from './signed-in.ts'
import { type Line, median } from './table.ts'

const rounds = 200
const { words } = readWall('en', 'school')
const sentence =
  'First plan the essay in the right order, then describe each step, build a model, test it and imagine what comes next. '
const text = sentence.repeat(Math.ceil(2000 / sentence.trim().split(' ').length))

/**
 * The work per key press in a long text, in Node and in Chromium, and the gzipped scripts that the
 * page of a task loads beyond the shell.
 */
export async function decoding(): Promise<Line[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  })
  untilTheEnd(() => browser.close())
  const inChromium = await timesInChromium(browser)
  const inNode = timesHere()
  const page = await pageBytes(browser)
  await browser.close()
  return [
    line(`decoding 2,000 words, wall of ${words.length}, Chromium`, inChromium),
    line(`decoding 2,000 words, wall of ${words.length}, Node`, inNode),
    {
      work: 'page of a task beyond the shell, JS',
      ours: `${page.files} files`,
      figure: page.kilobytes,
      unit: ' KB',
      must: 60,
      isMaximum: true,
    },
  ]
}

const line = (work: string, times: number[]): Line => ({
  work,
  ours: `${rounds} times`,
  figure: median(times),
  range: `${Math.min(...times).toFixed(1)}-${Math.max(...times).toFixed(1)}`,
  unit: ' ms',
  must: 5,
  isMaximum: true,
})

function timesHere() {
  const wall = readyWall(words, readyLeanings(leanings, 'school'))
  return Array.from({ length: rounds }, () => {
    const began = performance.now()
    decode(text, wall)
    return performance.now() - began
  })
}

/** Runs the same code in Chromium, bundled for browsers. */
async function timesInChromium(browser: Browser) {
  const domain = path.resolve('packages/domain')
  const packed = await build({
    configFile: false,
    logLevel: 'silent',
    root: domain,
    build: {
      write: false,
      lib: {
        entry: {
          decoding: `${domain}/decoding.ts`,
          wall: `${domain}/wall.ts`,
          leaning: `${domain}/leaning.ts`,
        },
        formats: ['es'],
      },
    },
  })
  const chunks = (Array.isArray(packed) ? packed : [packed]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const page = await browser.newPage()
  await page.route('http://bench.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const chunk = chunks.find(({ fileName }) => fileName === name)
    const body = chunk?.type === 'chunk' ? chunk.code : '<!doctype html>'
    return route.fulfill({ body, contentType: chunk ? 'text/javascript' : 'text/html' })
  })
  await page.goto('http://bench.test/')
  const entry = (name: string) =>
    `./${chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === name)?.fileName}`
  const script = `(async () => {
    const files = ${JSON.stringify(['decoding', 'wall', 'leaning'].map(entry))}
    const [{ decode }, { readyWall }, { readyLeanings }] = await Promise.all(files.map((file) => import(file)))
    const wall = readyWall(${JSON.stringify(words)}, readyLeanings(${JSON.stringify(leanings)}, 'school')), text = ${JSON.stringify(text)}, times = []
    for (let round = 0; round < ${rounds}; round++) {
      const began = performance.now()
      decode(text, wall)
      times.push(performance.now() - began)
    }
    return times
  })()`
  const times = await page.evaluate<number[]>(script)
  await page.close()
  return times
}

/**
 * The size of the scripts loaded by the page of a task but not by the page of videos, which is
 * little more than the shell.
 */
async function pageBytes(browser: Browser) {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const people = await seedPeople(pool, 1)
  await seedScores(pool, people)
  const [person] = people
  if (!person) throw new Error('nobody was seeded')
  const { rows } = await pool.query(
    `insert into tasks (user_id, area, name, description, topic_id) select $1, 'school', 'Essay', $2, id from topics where area = 'school' limit 1 returning id`,
    [person.id, text.slice(0, 5000)],
  )
  const site = `http://127.0.0.1:${app.port}`
  const shell = await scriptsOf(browser, `${site}/videos`, person, 'h1')
  const task = await scriptsOf(
    browser,
    `${site}/new-theme/tasks/${rows[0].id}`,
    person,
    '[data-at]',
  )
  const more = [...task].filter(([file]) => !shell.has(file))
  return { files: more.length, kilobytes: more.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000 }
}

async function scriptsOf(
  browser: Browser,
  address: string,
  person: { id: number; token: string },
  sign: string,
) {
  const page = await signedIn(browser, person)
  const sizes: Promise<[string, number]>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(
        request
          .sizes()
          .then(({ responseBodySize }) => [request.url(), Math.max(0, responseBodySize)]),
      )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator(sign).first().waitFor({ timeout: 10_000 })
  const scripts = new Map(await Promise.all(sizes))
  await page.close()
  return scripts
}
