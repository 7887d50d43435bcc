import type pg from 'pg'

/**
 * The words of the walls are most of the rows, and writing them as JSON would take four times
 * longer.
 */
const rowIn = (table: string) => (table === 'public.words' ? 't::text' : 'to_jsonb(t)::text')

/** The rows of a table as they were last read, and what tells whether one has changed since. */
type ReadTable = { version: string; rows: string[] }
const lastRead = new WeakMap<pg.Pool, Map<string, ReadTable>>()

/** Differs once a row of the table was added, changed or deleted: each write gives a row another place or transaction. */
const versionOf = (table: string) =>
  `select '${table}' as name, concat(count(*), ' ', sum(hashtextextended(t.tableoid || t.ctid::text || t.xmin, 0)::numeric)) as version from ${table} t`

/**
 * Every row of every table, including jobs and logs, as `schema.table {...}`, a word as
 * `public.words (...)`. Omits the counters of rate limits and people, and the clock of the queue.
 * Reads only the tables that have changed since the last call.
 */
export async function everyRow(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')
    and (table_schema, table_name) not in (('public', 'rate_limits'), ('public', 'people_counts'), ('public', 'people_totals'), ('jobs', 'version'))`)
  const { rows: versions } = await pool.query<{ name: string; version: string }>(
    `${tables.map(({ name }) => versionOf(name)).join(' union all ')} order by name`,
  )
  const before = lastRead.get(pool)
  const now = await Promise.all(
    versions.map(async ({ name, version }): Promise<[string, ReadTable]> => {
      const known = before?.get(name)
      if (known?.version === version) return [name, known]
      const { rows } = await pool.query<{ row: string }>(
        `select '${name} ' || ${rowIn(name)} as row from ${name} t`,
      )
      return [name, { version, rows: rows.map(({ row }) => row).sort() }]
    }),
  )
  lastRead.set(pool, new Map(now))
  return now.flatMap(([, { rows }]) => rows)
}

/** The rows that are new or changed since `before`; deleted ones begin with `gone `. */
export async function rowsSince(pool: pg.Pool, before: string[]): Promise<string[]> {
  const after = await everyRow(pool)
  const [was, is] = [new Set(before), new Set(after)]
  return [
    ...after.filter((row) => !was.has(row)),
    ...before.filter((row) => !is.has(row)).map((row) => `gone ${row}`),
  ]
}
