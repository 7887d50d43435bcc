import type pg from 'pg'
import { type Person, seedPeople } from './people.ts'

/** Creates a user with a role (by its key) and a valid session. */
export async function seedEditor(pool: pg.Pool, role = 'content_editor'): Promise<Person> {
  const [editor] = await seedPeople(pool, 1)
  if (!editor) throw new Error('nobody was seeded')
  await pool.query(
    'update user_roles set role_id = (select id from roles where key = $2) where user_id = $1',
    [editor.id, role],
  )
  return editor
}

/**
 * Rows to seed: the path of their list, their table and the column of their text; a condition that
 * selects them in the table (`of`), other columns that differ between rows (SQL over the row number
 * n), and whether existing rows stay because others reference them. `isGrouped`: the rows are in
 * `{table}_versions`, what their versions share in `{table}_groups`.
 */
export type Seeded = {
  list: string
  table: string
  title: string
  of?: string
  differ?: Record<string, string>
  stay?: true
  isGrouped?: true
}

/**
 * Fills a table to exactly `count` rows, copied from its first one. Each text contains one of
 * `count / 20` words, so that every word occurs in twenty rows. Rows referencing deleted ones are
 * deleted too.
 */
export async function fill(pool: pg.Pool, seeded: Seeded, count: number) {
  await (seeded.isGrouped ? fillGrouped(pool, seeded, count) : fillPlain(pool, seeded, count))
  await pool.query('vacuum analyze')
}

const text = "'Row ' || n || ' says ' || substr(md5((n % ($1 / 20))::text), 1, 12)"

async function fillPlain(
  pool: pg.Pool,
  { table, title, of = 'true', differ = {}, stay }: Seeded,
  count: number,
) {
  if (!stay)
    await pool.query(
      `delete from ${table} where id > (select min(id) from ${table} where ${of}) and ${of}`,
    )
  const columns = await columnsOf(pool, table)
  const values: Record<string, string> = {
    [title]: text,
    group_key: 'gen_random_uuid()::text',
    ...differ,
  }
  await pool.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((name) => values[name] ?? `r.${name}`).join(', ')}
     from (select * from ${table} where ${of} order by id limit 1) r, generate_series(1, $1 - (select count(*)::int from ${table} where ${of})) n`,
    [count],
  )
}

/** Each row has one version. */
async function fillGrouped(
  pool: pg.Pool,
  { table, title, of = 'true', stay }: Seeded,
  count: number,
) {
  const [groups, versions] = [`${table}_groups`, `${table}_versions`]
  const first = `(select group_key from ${versions} join ${groups} on key = group_key where ${of} order by id limit 1)`
  if (!stay) await pool.query(`delete from ${groups} where key <> ${first} and ${of}`)
  const [shared, own] = [await columnsOf(pool, groups), await columnsOf(pool, versions)]
  const keyFrom = (column: string) => `${column} || ' ' || n`
  const copied = (columns: readonly string[], values: Record<string, string>) =>
    columns.map((name) => values[name] ?? `r.${name}`).join(', ')
  const numbers = `generate_series(1, $1 - (select count(*)::int from ${versions} join ${groups} on key = group_key where ${of})) n`
  await pool.query(
    `with shared as (
       insert into ${groups} (${shared.join(', ')}) select ${copied(shared, { key: keyFrom('r.key') })}
       from (select * from ${groups} where key = ${first}) r, ${numbers})
     insert into ${versions} (${own.join(', ')}) select ${copied(own, { group_key: keyFrom('r.group_key'), [title]: text })}
     from (select * from ${versions} where group_key = ${first} order by id limit 1) r, ${numbers}`,
    [count],
  )
}

/** The quoted names of the columns that an insert can set. */
async function columnsOf(pool: pg.Pool, table: string) {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Creates first rows for tables that are empty in the initial content. */
export async function seedFirstRows(pool: pg.Pool) {
  await pool.query("insert into task_categories (name, language_id) values ('Term one', 1)")
  await pool.query(
    `insert into category_tasks (category_id, area, name, description, topic_id)
     select (select min(id) from task_categories), 'school', 'An essay', 'Write it.', min(id) from topics`,
  )
  await pool.query(
    "insert into organizations (name, promo_code, seats) values ('A school', 'SCHOOL', 9)",
  )
}
