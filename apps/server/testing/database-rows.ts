import type pg from 'pg'

/** The words of the walls are most of the rows, and four times slower to write as JSON. */
const rowIn = (table: string) => (table === 'public.words' ? 't::text' : 'to_jsonb(t)::text')

/**
 * Every row of every table, jobs and logs too, as `schema.table {...}`, a word as `public.words (...)`; the counters of the limits and of people, and the
 * clock of the queue, are left out.
 */
export async function everyRow(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')
    and (table_schema, table_name) not in (('public', 'rate_limits'), ('public', 'people_counts'), ('public', 'people_blocks'), ('jobs', 'version'))`)
  const each = tables.map(({ name }) => `select '${name} ' || ${rowIn(name)} as row from ${name} t`)
  const { rows } = await pool.query(each.join(' union all '))
  return rows.map(({ row }) => row).sort()
}

/** The rows that are new or changed since `before`; those gone since then begin with `gone `. */
export async function rowsSince(pool: pg.Pool, before: string[]): Promise<string[]> {
  const after = await everyRow(pool)
  const [was, is] = [new Set(before), new Set(after)]
  return [...after.filter((row) => !was.has(row)), ...before.filter((row) => !is.has(row)).map((row) => `gone ${row}`)]
}
