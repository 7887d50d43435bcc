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
 * n), and whether existing rows stay because others reference them.
 */
export type Seeded = {
  list: string
  table: string
  title: string
  of?: string
  differ?: Record<string, string>
  stay?: true
}

/**
 * Fills a table to exactly `count` rows, copied from its first one. Each text contains one of
 * `count / 20` words, so that every word occurs in twenty rows for any `count`. Rows referencing
 * deleted ones are deleted too.
 */
export async function fill(
  pool: pg.Pool,
  { table, title, of = 'true', differ = {}, stay }: Seeded,
  count: number,
) {
  if (!stay)
    await pool.query(
      `delete from ${table} where id > (select min(id) from ${table} where ${of}) and ${of}`,
    )
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  )
  const values: Record<string, string> = {
    [title]: "'Row ' || n || ' says ' || substr(md5((n % ($1 / 20))::text), 1, 12)",
    group_key: 'gen_random_uuid()::text',
    ...differ,
  }
  await pool.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${columns.map(({ name }) => values[name] ?? `r."${name}"`).join(', ')}
     from (select * from ${table} where ${of} order by id limit 1) r, generate_series(1, $1 - (select count(*)::int from ${table} where ${of})) n`,
    [count],
  )
  await pool.query('vacuum analyze')
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
