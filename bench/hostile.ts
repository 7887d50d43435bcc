import { existsSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { seedEditor } from './editors.ts'
import {
  flatPng,
  formType,
  formWith,
  holesInForm,
  holesInQuery,
  manyStrings,
  packedPdf,
  packedSheet,
  plainFields,
  wideSheet,
} from './hostile-requests.ts'
import { type Person, seedPeople, seedScores } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startSteadyLoad } from './processes.ts'
import type { Line } from './table.ts'

/**
 * How long each request is repeated, and the number of ordinary requests per second sent at the
 * same time.
 */
const seconds = 15
const perSecond = 20
/** Seconds within which memory must return to within 20 % of its initial size. */
const settling = 30

type Scene = { port: number; pool: pg.Pool; learner: Person; editor: Person }
type Request = () => Promise<unknown>
/** `width`: concurrent requests; `pause`: milliseconds between a response and the next request. */
type Hostile = {
  make: (scene: Scene) => Promise<Request> | Request
  width?: number
  pause?: number
}

const sends =
  (
    { port }: Scene,
    call: string,
    person: Person | undefined,
    { body, type }: { body?: BodyInit; type?: string } = {},
  ) =>
  async () => {
    const [method, path] = call.split(' ')
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...(type && { 'content-type': type }),
        'accept-encoding': 'gzip',
      },
      ...(body && { body }),
    })
    await response.arrayBuffer()
    return response.status
  }
const json = 'application/json'
const shares = (body: (scene: Scene) => BodyInit): Hostile => ({
  make: (scene) =>
    sends(scene, 'POST /users/share', scene.learner, { body: body(scene), type: formType }),
})
const sheet = (make: () => Promise<File>): Hostile => ({
  make: async (scene) => {
    const file = await make()
    return () =>
      sends(scene, 'POST /words/import', scene.editor, {
        body: formWith({ file, check: '1' }),
      })()
  },
  width: 1,
})

const kinds: Record<string, Hostile> = {
  'nothing at all': { make: () => async () => wait(1000) },
  'holes in a query, 15 kB, by nobody': {
    make: (scene) => sends(scene, `GET /cms/show/terms?${holesInQuery(15_000)}`, undefined),
    pause: 200,
  },
  'holes in a form, 1 MB': shares(() => holesInForm(1_000_000)),
  'holes in a form, 3 MB': shares(() => holesInForm(3_000_000)),
  'holes in a form, 10 MB': shares(() => holesInForm(9_900_000)),
  'a hundred thousand fields': shares(() => plainFields(100_000)),
  'deep JSON': {
    make: (scene) =>
      sends(scene, `PUT /users/save/${scene.learner.id}`, scene.learner, {
        body: '['.repeat(490_000) + ']'.repeat(490_000),
        type: json,
      }),
  },
  'a long list in JSON': {
    make: (scene) =>
      sends(scene, 'POST /users/save_answers', scene.learner, {
        body: `{"attempt_id":1,"answers":[${'1,'.repeat(480_000)}1]}`,
        type: json,
      }),
  },
  'a sheet with 11 M strings': sheet(manyStrings),
  'a sheet packed very tightly': sheet(packedSheet),
  'a very wide sheet': sheet(wideSheet),
  'the export of 500 large tasks': {
    make: async (scene) => {
      await seedLargeTasks(scene)
      return async () => {
        await scene.pool.query('delete from rate_limits')
        await sends(scene, 'POST /users/own_data/export', scene.learner)()
        for (let tries = 0; tries < 300; tries++) {
          await wait(500)
          const { rows } = await scene.pool.query(
            "select 1 from exports where user_id = $1 and state not in ('ready', 'failed')",
            [scene.learner.id],
          )
          if (rows.length === 0) return
        }
      }
    },
    width: 1,
  },
  'a search in 500 large tasks': {
    make: async (scene) => {
      await seedLargeTasks(scene)
      let index = 0
      return () =>
        sends(
          scene,
          `POST /work/tasks/${scene.learner.id}?limit=24&search_text=zebra${++index}`,
          scene.learner,
        )()
    },
    width: 10,
  },
  'a picture of 400 megapixels': {
    make: (scene) =>
      sends(scene, `POST /users/update_photo/${scene.learner.id}`, scene.learner, {
        body: formWith({ image: new File([flatPng(20_000, 20_000)], 'a.png') }),
      }),
  },
  'a picture of 25 megapixels': {
    make: (scene) =>
      sends(scene, `POST /users/update_photo/${scene.learner.id}`, scene.learner, {
        body: formWith({ image: new File([flatPng(5000, 5000)], 'a.png') }),
      }),
  },
  'a PDF that unpacks to 500 MB': {
    make: (scene) =>
      sends(scene, `POST /users/share/${scene.learner.id}`, scene.learner, {
        body: formWith({
          pdf: new File([packedPdf(500_000_000)], 'a.pdf', { type: 'application/pdf' }),
          'emails[0]': 'somebody@example.org',
        }),
      }),
  },
  'a page of 60,000 characters': {
    make: (scene) => {
      const page = {
        key: 'bench_page',
        language_id: 1,
        title: 'Page',
        body_html: '<b>'.repeat(20_000),
      }
      return sends(scene, 'POST /cms/add', scene.editor, { body: JSON.stringify(page), type: json })
    },
  },
  'lists of 999 texts, packed': {
    make: (scene) => sends(scene, 'POST /localization?limit=999', scene.editor),
    width: 16,
  },
  'calls without a pause by one person': {
    make: (scene) => sends(scene, `GET /users/show/${scene.learner.id}`, scene.learner),
    width: 32,
  },
  '4,000 idle connections': { make: ({ port }) => openIdle(port), width: 1 },
}

/**
 * `-- hostile --only name` measures the kinds whose name contains it. SERVER_DIR is the checkout
 * whose server is measured.
 */
export async function hostile(): Promise<Line[]> {
  const at = process.argv.indexOf('--only')
  const only = at < 0 ? '' : (process.argv[at + 1] ?? '')
  const lines: Line[] = []
  for (const [name, kind] of Object.entries(kinds)) {
    if (!name.includes(only)) continue
    const output = await measure(name, kind)
    lines.push(...output)
    console.log(`${name}: ${output[0]?.ours}`)
  }
  return lines
}

/** Uses a separate server for each kind, so that one does not affect the next. */
async function measure(name: string, { make, width = 2, pause = 0 }: Hostile): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder, undefined, { TRAFFIC_FACTOR: '1', LOG_LEVEL: 'error' })
  const { pool } = databaseIn(folder)
  pool.on('error', () => {})
  const people = await seedPeople(pool, 200)
  await seedScores(pool, people)
  const [learner, ...others] = people
  await pool.query("update users set email = 'editor' || email")
  const editor = await seedEditor(pool)
  if (!learner) throw new Error('nobody was seeded')
  const scene = { port: app.port, pool, learner, editor }
  const request = await make(scene)

  const load = startSteadyLoad()
  const callsFor = (duration: number) =>
    Array.from({ length: duration * perSecond }, (_, at): Call => {
      const { id, token } = others[at % others.length] as Person
      return {
        method: 'GET',
        path: `/api/users/show/${id}`,
        headers: { authorization: `Bearer ${token}` },
      }
    })
  await load({ port: app.port, perSecond, calls: callsFor(4) })
  const quiet = await load({ port: app.port, perSecond, calls: callsFor(5) })
  await wait(1000)
  const before = megabytes(app.pid)

  const until = performance.now() + seconds * 1000
  let sent = 0
  const statuses: Record<string, number> = {}
  const attacker = async () => {
    while (performance.now() < until && megabytes(app.pid) > 0) {
      sent++
      const status = String((await request().catch((error) => (error as Error).message)) ?? 'done')
      statuses[status] = (statuses[status] ?? 0) + 1
      await wait(pause)
    }
  }
  const attacking = Promise.all(Array.from({ length: width }, attacker))
  const pace = await load({ port: app.port, perSecond, calls: callsFor(seconds) })
  const during = megabytes(app.pid)
  await Promise.race([attacking, wait(120_000)])
  let after = megabytes(app.pid)
  for (let waited = 0; waited < settling && after > before * 1.2; waited++) {
    await wait(1000)
    after = megabytes(app.pid)
  }
  const isAlive = after > 0
  const text = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  const memory = `${before.toFixed(0)} → ${during.toFixed(0)} → ${after.toFixed(0)} MB`
  const failed =
    pace.errors.length > 0 ? `, ${pace.errors.length} ordinary calls failed: ${pace.errors[0]}` : ''
  const ours = `p50 ${pace.p50.toFixed(0)}, p99 ${pace.p99.toFixed(0)}, max ${pace.max.toFixed(0)} ms (p99 ${quiet.p99.toFixed(0)} without it); ${isAlive ? memory : `ENDED, it had ${before.toFixed(0)} MB`}; ${sent} sent: ${text.join(', ')}${failed}`
  await app.stop()
  const dead = !isAlive || pace.errors.length > 0
  return [
    {
      work: `p99 beside ${name}`,
      ours,
      figure: dead ? Number.POSITIVE_INFINITY : pace.p99,
      unit: ' ms',
      must: 300,
      goal: 100,
      isMaximum: true,
    },
    {
      work: '  maximum',
      ours: '',
      figure: dead ? Number.POSITIVE_INFINITY : pace.max,
      unit: ' ms',
      must: 1000,
      isMaximum: true,
    },
    {
      work: '  memory left behind',
      ours: '',
      figure: isAlive ? after / before : Number.POSITIVE_INFINITY,
      unit: ' ×',
      must: 1.2,
      isMaximum: true,
    },
  ]
}

const megabytes = (pid: number) => {
  if (!existsSync(`/proc/${pid}/status`)) return 0
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

const seedLargeTasks = ({ pool, learner }: Scene) =>
  pool.query(
    `insert into tasks (user_id, area, name, description, topic_id, category)
     select $1, 'work', 'Task ' || n, (select string_agg(md5(n::text || m), ' ') from generate_series(1, 12000) m),
       (select min(id) from topics where area = 'work' and language_id = 1), 'Term' from generate_series(1, 500) n`,
    [learner.id],
  )

/**
 * Opens connections that send one request each and then stay idle until the server process ends.
 */
function openIdle(port: number): Request {
  const sockets: Socket[] = []
  return async () => {
    if (sockets.length > 0) return wait(1000)
    for (let at = 0; at < 4000; at++) {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => {})
      socket.write('GET /api/plans HTTP/1.1\r\nHost: bench\r\n\r\n')
      socket.resume()
      if (at % 20 === 0) await wait(5)
    }
    return `${sockets.filter(({ destroyed }) => !destroyed).length} open`
  }
}
