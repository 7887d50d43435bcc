import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { readWorkbook, sheetType, writeSheet } from '../apps/server/sheets/sheet-format.ts'
import { fill, seedEditor, seedFirstRows } from './editors.ts'
import type { Person } from './people.ts'
import { databaseIn, megabytes, newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const exported = 100_000
const imported = 10_000
const rounds = 3
const bounds = { unpacked: 200_000_000, rows: 200_000 }
const table = 'team_statements'
const columns = ['id', 'title', 'question_id', 'pattern', 'type', 'age_group_id'] as const
const headings = [...columns, 'language'].map((heading) => ({ heading, width: 10 }))
type Statement = Record<(typeof columns)[number], string | number>

/** `idle`: memory in megabytes before the first sheet. */
type App = { port: number; pid: number; idle: number }
type Took = { seconds: number; first: number; growth: number }

/**
 * Exports a sheet of 100,000 rows and imports one of 10,000: first a dry run, then written by a
 * job. The floor is the same rows with the same library and plain SQL.
 */
export async function sheets(): Promise<Line[]> {
  const folder = newFolder()
  const started = await startApp(folder)
  const { pool } = databaseIn(folder)
  const editor = await seedEditor(pool)
  await seedFirstRows(pool)
  await fill(pool, { list: '/statements', table, title: 'title' }, exported)
  const sheet = await sheetOf(pool)
  const app = { ...started, idle: megabytes(started.pid, 'VmRSS') }

  const out: Took[] = []
  const dry: Took[] = []
  const whole: Took[] = []
  const floor = { out: [] as number[], dry: [] as number[] }
  let file = new Blob()
  for (let round = 0; round <= rounds; round++) {
    const took = {
      floorOut: await seconds(() => writtenPlainly(pool)),
      out: await measured(app, async (began) => {
        const response = await call(app, editor, 'POST /statements/export')
        const { bytes, first } = await arrived(response, began)
        file = new Blob([bytes])
        return first
      }),
      floorDry: await seconds(() => readPlainly(pool, sheet)),
      dry: await measured(app, () => checked(app, editor, sheet, imported)),
      whole: await measured(app, () => checked(app, editor, file, exported)),
    }
    if (round === 0) continue
    out.push(took.out)
    dry.push(took.dry)
    whole.push(took.whole)
    floor.out.push(took.floorOut)
    floor.dry.push(took.floorDry)
  }
  const applied = await applyOne(app, editor, sheet)
  return [
    ratio('export', exported, out, floor.out),
    lineOf(
      'first byte of that export',
      out.map(({ first }) => first),
      { unit: ' s', must: 0.5, goal: 0.3 },
    ),
    lineOf(
      'memory that export takes',
      out.map(({ growth }) => growth),
      { unit: ' MB', must: 200 },
    ),
    ratio('import, dry run', imported, dry, floor.dry),
    lineOf(
      'memory that dry run takes',
      dry.map(({ growth }) => growth),
      { unit: ' MB', must: 200 },
    ),
    lineOf(
      `dry run of the ${exported} rows that were exported`,
      whole.map((one) => one.seconds),
      { unit: ' s', must: 20, goal: 10 },
    ),
    lineOf(
      'memory it takes',
      whole.map(({ growth }) => growth),
      { unit: ' MB', must: 200 },
    ),
    lineOf(
      `import of ${imported} rows with dry run, until all is written`,
      [median(dry.map((one) => one.seconds)) + applied],
      { unit: ' s', must: 10, goal: 4 },
    ),
  ]
}

const lineOf = (
  work: string,
  values: number[],
  { unit, must, goal }: { unit: string; must: number; goal?: number },
): Line => ({
  work,
  ours: values.map((value) => value.toFixed(unit === ' s' ? 2 : 0)).join(', '),
  figure: median(values),
  ...{ unit, must, ...(goal !== undefined && { goal }), isMaximum: true },
})

function ratio(work: string, rows: number, ours: readonly Took[], floor: readonly number[]): Line {
  const ratios = ours.map((one, at) => (floor[at] ?? Number.NaN) / one.seconds)
  const output = (took: number[]) => `${(rows / median(took)).toFixed(0)} rows/s`
  return {
    work: `${work}, ${rows} rows`,
    ours: output(ours.map((one) => one.seconds)),
    floor: output([...floor]),
    figure: median(ratios),
    range: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    ...{ must: 0.4, goal: 0.6 },
  }
}

async function seconds(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/**
 * Measures the duration, the time until the first byte, and the growth of the peak memory over that
 * before the first sheet.
 */
async function measured(
  { pid, idle }: App,
  work: (began: number) => Promise<number>,
): Promise<Took> {
  await wait(1000) // time for garbage collection after the previous round
  writeFileSync(`/proc/${pid}/clear_refs`, '5') // resets the peak memory
  const began = performance.now()
  const first = await work(began)
  return {
    seconds: (performance.now() - began) / 1000,
    first,
    growth: megabytes(pid, 'VmHWM') - idle,
  }
}

async function call({ port }: App, { token }: Person, methodAndPath: string, body?: FormData) {
  const [method, path] = methodAndPath.split(' ')
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  })
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

async function arrived(response: Response, began: number) {
  const parts: Uint8Array[] = []
  let first = 0
  for await (const part of response.body ?? []) {
    first ||= (performance.now() - began) / 1000
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts), first }
}

async function sent(app: App, editor: Person, file: Blob) {
  const body = new FormData()
  body.set('file', new File([file], 'teamStatements.xlsx', { type: sheetType }))
  body.set('check', '1')
  const response = await call(app, editor, 'POST /statements/import', body)
  return ((await response.json()) as { import: { id: number; state: string; rows: number } }).import
}

async function checked(app: App, editor: Person, file: Blob, rows: number) {
  const text = await sent(app, editor, file)
  if (text.state !== 'checked' || text.rows !== rows)
    throw new Error(`the sheet was not taken: ${JSON.stringify(text)}`)
  return 0
}

/** Seconds until everything is written. */
async function applyOne(app: App, editor: Person, file: Blob) {
  const { id } = await sent(app, editor, file)
  return seconds(async () => {
    await call(app, editor, `POST /imports/${id}/apply`)
    for (;;) {
      const { import: result } = (await (await call(app, editor, `GET /imports/${id}`)).json()) as {
        import: { state: string }
      }
      if (result.state === 'done') return
      if (result.state !== 'running') throw new Error(`the import is ${result.state}`)
      await wait(50)
    }
  })
}

/** Half of the rows are changed, half are new. */
async function sheetOf(pool: pg.Pool) {
  const { rows } = await pool.query<Statement>(
    `select ${columns.join(', ')} from ${table} order by id limit $1`,
    [imported],
  )
  const cells = rows.map((row, at) => [
    at % 2 === 0 ? row.id : '',
    `Imported ${at}`,
    ...columns.slice(2).map((name) => row[name]),
    'en',
  ])
  return writeSheet('teamStatements', headings, cells)
}

async function writtenPlainly(pool: pg.Pool) {
  const { rows } = await pool.query<Statement>(
    `select ${columns.join(', ')} from ${table} where removed = 0 order by id desc`,
  )
  return writeSheet(
    'teamStatements',
    headings,
    rows.map((row) => [...columns.map((name) => row[name]), 'en']),
  )
}

/** Reads the rows, looks up the existing ones and stores both, like a dry run. */
async function readPlainly(pool: pg.Pool, file: Blob) {
  const read: { row: number; cells: string[] }[] = []
  for await (const batch of readWorkbook(Buffer.from(await file.arrayBuffer()), bounds))
    read.push(...batch)
  const ids = read.map(({ cells }) => Number(cells[0])).filter((id) => id > 0)
  const { rows } = await pool.query(`select * from ${table} where id = any($1::int[])`, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const saved = read.map(({ row, cells }) => ({
    row,
    draft: cells,
    before: byId.get(Number(cells[0])) ?? null,
  }))
  await pool.query(
    'create unlogged table plainly ("row" int primary key, draft jsonb, before jsonb)',
  )
  await pool.query(
    'insert into plainly select * from jsonb_to_recordset($1) as given ("row" int, draft jsonb, before jsonb)',
    [JSON.stringify(saved)],
  )
  await pool.query('drop table plainly')
}
