import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { perPattern } from '../packages/domain/patterns.ts'
import { randomFrom } from '../packages/domain/random.ts'
import { compose } from '../packages/domain/team-composer.ts'
import { untilTheEnd } from './processes.ts'
import { type Line, median } from './table.ts'

const rounds = 7
const random = randomFrom(1)
const peopleOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Person ${at + 1}`,
    scores: perPattern(() => 7 + Math.floor(29 * random())),
    ...{ classification: null, waiting: null },
  }))

/** Teams for 600 people, and the graph of a team of 500, before its table for screen readers. */
export async function teams(): Promise<Line[]> {
  const people = peopleOf(600)
  const composing = Array.from({ length: rounds }, (_, seed) => {
    const began = performance.now()
    compose({ people, size: 4, together: [], apart: [], seed })
    return performance.now() - began
  })
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  })
  untilTheEnd(() => browser.close())
  const drawing = await timesToDraw(browser)
  await browser.close()
  return [
    line('teams of four from 600 people', composing, 1000),
    line('500 lines in the team graph', drawing, 150),
  ]
}

const line = (work: string, times: number[], must: number): Line => ({
  work,
  ours: `${times.length} times`,
  figure: median(times),
  range: `${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}`,
  unit: ' ms',
  must,
  isMaximum: true,
})

/** Shows the graph in a page of its own, with the styles of the application. */
async function timesToDraw(browser: Browser) {
  const files = await buildPage()
  const page = await browser.newPage()
  await page.route('http://bench.test/**', (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice(1))
    const contentType = file?.name.endsWith('.css') ? 'text/css' : 'text/javascript'
    return file
      ? route.fulfill({ body: file.body, contentType })
      : route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })
  })
  await page.goto('http://bench.test/')
  for (const { name, body } of files.values())
    if (name.endsWith('.css')) await page.addStyleTag({ content: body })
  const entry = [...files.values()].find(({ isEntry }) => isEntry)?.name
  const script = `(async () => {
    const { draw } = await import(${JSON.stringify(`./${entry}`)})
    return draw(${JSON.stringify(peopleOf(500))}, ${rounds})
  })()`
  return page.evaluate<number[]>(script)
}

const source = `
  import './shell/styles.css'
  import { MantineProvider } from '@mantine/core'
  import { createElement } from 'react'
  import { flushSync } from 'react-dom'
  import { createRoot } from 'react-dom/client'
  import { TeamGraph } from './areas/teams/picture/team-graph.tsx'
  import './i18n/texts.ts'

  export const draw = (people, rounds) => Array.from({ length: rounds }, () => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const began = performance.now()
    flushSync(() => root.render(createElement(MantineProvider, null, createElement(TeamGraph, { people }))))
    place.getBoundingClientRect()
    const took = performance.now() - began
    const lines = place.querySelectorAll('[data-line]').length
    root.unmount()
    place.remove()
    return lines === people.length ? took : Infinity
  })`

async function buildPage() {
  const root = path.resolve('apps/web')
  const entry = path.join(root, 'bench-page.js')
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', root, publicDir: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bench-page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const files = outputs.map((file) => ({
    name: file.fileName,
    body: file.type === 'chunk' ? file.code : String(file.source),
    isEntry: file.type === 'chunk' && file.isEntry,
  }))
  return new Map(files.map((file) => [file.name, file]))
}
