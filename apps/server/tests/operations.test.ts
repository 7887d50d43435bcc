import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { configurationDefaults } from '@quartet/domain/settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { help, readEnv } from '../env.ts'
import { makeWorld, type World } from '../testing/world.ts'

// no container engine runs in the tests: they check that the files refer to existing things with
// valid values
const root = path.resolve(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const there = (name: string) => existsSync(path.join(root, name))

const dockerfile = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
const linesOf = (word: string) =>
  dockerfile
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1).trim())
const compose = read('compose.yaml')

const variables = [...help().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name)
const ofNode = ['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE']

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

describe('the Dockerfile', () => {
  const copied = linesOf('COPY').filter((line) => !line.startsWith('--from'))

  test('uses the Node version that the project pins', () => {
    const { devDependencies } = JSON.parse(read('package.json'))
    const images = linesOf('FROM').map((line) => line.split(' ')[0])
    expect(images.filter((name) => name?.includes(':'))).toEqual(
      [1, 2].map(() => `node:${devDependencies.node}-bookworm-slim`),
    )
  })

  test('copies existing files that .dockerignore lets through', () => {
    const sources = copied.flatMap((line) => line.split(' ').slice(0, -1))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((name) => !there(name))).toEqual([])
    const [all, ...more] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    const passed = more.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(all).toBe('*')
    expect(
      sources.filter(
        (name) => !passed.some((place) => name === place || name.startsWith(`${place}/`)),
      ),
    ).toEqual([])
    expect(
      passed.filter(
        (name) => !sources.some((source) => source === name || source.startsWith(`${name}/`)),
      ),
    ).toEqual([])
  })

  test('copies every workspace package before it installs', () => {
    const { workspaces } = JSON.parse(read('package-lock.json')).packages['']
    expect(workspaces).toEqual(['packages/*', 'apps/*'])
    const locked = Object.entries<{ link?: boolean; resolved?: string }>(
      JSON.parse(read('package-lock.json')).packages,
    )
    const places = locked
      .filter(([, { link }]) => link)
      .map(([, { resolved }]) => `${resolved}/package.json ${resolved}/`)
    expect(places.length).toBeGreaterThan(4)
    expect(places.filter((line) => !copied.includes(line))).toEqual([])
  })

  test('builds and starts existing files', () => {
    const [start, ...others] = dockerfile
      .filter((line) => line.startsWith('CMD '))
      .map((line) => JSON.parse(line.slice(4)))
    const heap =
      /heap = \[(.*)\]/.exec(read('scripts/fresh.mjs'))?.[1]?.replaceAll("'", '').split(', ') ?? []
    expect([start, others]).toEqual([['node', ...heap, 'apps/server/main.ts'], []])
    expect([heap.length, there(start.at(-1))]).toEqual([2, true])
    expect(read('apps/server/testing/process.ts')).toContain(`['${heap.join("', '")}']`)
    expect(linesOf('RUN').filter((line) => /vite\.js build apps\/web /.test(line))).toHaveLength(1)
    expect(linesOf('COPY')).toContain('--from=web /app/apps/web/dist apps/web/dist')
    expect(path.relative(root, readEnv({}).webDir)).toBe('apps/web/dist')
  })

  test('sets only known variables, to valid values', () => {
    const set = Object.fromEntries(
      linesOf('ENV').flatMap((line) =>
        line.split(' ').map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
      ),
    )
    expect(
      Object.keys(set).filter((name) => !variables.includes(name) && !ofNode.includes(name)),
    ).toEqual([])
    expect(readEnv(set)).toMatchObject({ HOST: '0.0.0.0', PORT: 3000, DATA_DIR: '/data' })
    expect(linesOf('EXPOSE')).toEqual([set.PORT])
    expect(linesOf('VOLUME')).toEqual([set.DATA_DIR])
  })

  test('runs as an unprivileged user, and its health check uses a path that responds', async () => {
    const last = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')))
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
    expect(last.indexOf('USER node')).toBeLessThan(
      last.findIndex((line) => line.startsWith('CMD ')),
    )
    const query = /'(\/\w+)'\)\.then/.exec(linesOf('HEALTHCHECK')[0] ?? '')?.[1] ?? ''
    const answer = await world.app.request(query)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  })
})

describe('compose.yaml', () => {
  const sectionOf = (service: string) =>
    compose.split(/^ {2}(?=\w+:$)/m).find((part) => part.startsWith(`${service}:`)) ?? ''
  const app = sectionOf('app')
  const environment: Record<string, string> = Object.fromEntries(
    [...app.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  )

  test('passes only known variables, with valid defaults', () => {
    expect(Object.keys(environment).length).toBeGreaterThan(5)
    expect(Object.keys(environment).filter((name) => !variables.includes(name))).toEqual([])
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, otherwise = 'secret') => otherwise),
      ]),
    )
    expect(readEnv(filled)).toMatchObject({
      DATABASE_URL: 'postgres://quartet_serving:secret@db:5432/quartet',
      DATABASE_OWNER_URL: 'postgres://quartet:secret@db:5432/quartet',
      SMTP_URL: undefined,
    })
  })

  test('lets each setting be overridden under its own name', () => {
    const free = Object.entries(environment).filter(([name]) => !name.startsWith('DATABASE_'))
    expect(free.filter(([name, value]) => !value.startsWith(`\${${name}:-`))).toEqual([])
  })

  test('uses the same names, port, folder and stop timeout for the application and its database', () => {
    const db = sectionOf('db')
    const addressIn = (name: string) =>
      new URL((environment[name] ?? '').replace(/\$\{[^}]*\}/, 'secret'))
    const { username, hostname, pathname } = addressIn('DATABASE_OWNER_URL')
    expect([hostname, username, pathname]).toEqual(['db', 'quartet', '/quartet'])
    const serving = addressIn('DATABASE_URL')
    expect([serving.hostname, serving.username, serving.pathname]).toEqual([
      hostname,
      'quartet_serving',
      pathname,
    ])
    expect(environment.DATABASE_URL).not.toContain('POSTGRES_PASSWORD')
    for (const line of [
      `POSTGRES_USER: ${username}`,
      `POSTGRES_DB: ${pathname.slice(1)}`,
      '"pg_isready", "-U", "quartet", "-d", "quartet"',
    ])
      expect(db).toContain(line)
    expect(app).toContain(`:${linesOf('EXPOSE')[0]}\n`)
    expect(app).toContain(`- data:${linesOf('VOLUME')[0]}\n`)
    // longer than the time that main.ts takes at most to stop
    expect(Number(/stop_grace_period: (\d+)s/.exec(app)?.[1])).toBeGreaterThan(15)
    expect(
      [...(compose.split(/^volumes:$/m)[1] ?? '').matchAll(/^ {2}(\w+):$/gm)].map(
        ([, name]) => name,
      ),
    ).toEqual(['data', 'db'])
  })
})

describe('docs/operations.md', () => {
  const text = read('docs/operations.md')

  test('names only existing variables', () => {
    const named = [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)*)(?:=[^`]*)?`/g)].map(([, name]) => name)
    const ofOthers = ['POST', 'SIGTERM', 'BYPASSRLS', 'SERVING_PASSWORD']
    expect(new Set(named).size).toBeGreaterThan(8)
    expect(
      named.filter((name) => !variables.includes(name) && !ofOthers.includes(name ?? '')),
    ).toEqual([])
    const proxied = Number(
      /location \/ \{\s+proxy_pass http:\/\/127\.0\.0\.1:(\d+);/.exec(text)?.[1],
    )
    expect(proxied).toBe(readEnv({}).PORT)
  })

  test('names only existing commands and files', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(
      ([, name]) => name ?? '',
    )
    expect(new Set(commands)).toEqual(new Set(['backup', 'restore', 'demo', 'verify-log']))
    expect(
      commands.filter((name) => !(name in scripts) || !there(scripts[name].replace('node ', ''))),
    ).toEqual([])
    const files = [
      ...text.matchAll(/`(Dockerfile|compose\.yaml)`|node (apps\/\S+\.ts)|\]\(([^\s:]+?)\)/g),
    ].map(([, one, two, link]) => one ?? two ?? `docs/${link}`)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((name) => !there(name))).toEqual([])
  })

  test('names only paths that respond', async () => {
    const places = [...text.matchAll(/^\| `(\/\w+)` \|/gm)].map(([, place]) => place)
    expect(places).toEqual(['/healthz', '/readyz', '/metrics'])
    const served = read('apps/server/http/static-site.ts') + read('apps/server/app.ts')
    expect(places.filter((place) => !served.includes(`app.get('${place}'`))).toEqual([])
  })

  test('lists the retention periods with their defaults', () => {
    const documented = [...text.matchAll(/^\| `(retention_\w+)` \| (\d+) \|/gm)].map(
      ([, key, span]) => [key, Number(span)],
    )
    const ours = Object.entries(configurationDefaults).filter(([key]) =>
      key.startsWith('retention_'),
    )
    expect(documented.toSorted()).toEqual(ours.toSorted())
  })
})
