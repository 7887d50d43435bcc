import type pg from 'pg'
import { type Person, seedPeople } from './people.ts'

/** Somebody who keeps the content, with a living session. */
export async function seedEditor(pool: pg.Pool): Promise<Person> {
  const [editor] = await seedPeople(pool, 1)
  if (!editor) throw new Error('nobody was seeded')
  await pool.query(`update user_roles set role_id = (select id from roles where key = 'content_editor') where user_id = $1`, [editor.id])
  return editor
}

/** Rows of content that are seeded: where they are listed, their table, and what is written in it. */
export type Seeded = { list: string; table: string; title: string; of?: string }

/**
 * Exactly so many rows in a table, like its first one; each text has one of so many words that twenty rows have it, whatever the number of rows.
 * Rows that hang on them go too.
 */
export async function fill(pool: pg.Pool, { table, title, of = 'true' }: Seeded, count: number) {
  await pool.query(`delete from ${table} where id > (select min(id) from ${table} where ${of}) and ${of}`)
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_identity = 'NO' and is_generated = 'NEVER' and column_name not in ('group_key', $2)`,
    [table, title],
  )
  const others = rows.map(({ name }) => `"${name}"`)
  const keyed = await hasKey(pool, table)
  await pool.query(
    `insert into ${table} (${[...others, title, ...(keyed ? ['group_key'] : [])].join(', ')})
     select ${others.map((name) => `r.${name}`).join(', ')}, 'Row ' || n || ' says ' || substr(md5((n % ($1 / 20))::text), 1, 12)
     ${keyed ? ', gen_random_uuid()::text' : ''}
     from (select * from ${table} where ${of} order by id limit 1) r, generate_series(1, $1 - 1) n`,
    [count],
  )
  await pool.query('vacuum analyze')
}

async function hasKey(pool: pg.Pool, table: string) {
  const { rows } = await pool.query(
    "select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'group_key'",
    [table],
  )
  return rows.length > 0
}

/** What the first content has none of yet: statements of teams, and task categories. */
export async function seedFirstRows(pool: pg.Pool) {
  await pool.query("insert into task_categories (name, language_id) values ('Term one', 1)")
  await pool.query(
    "insert into statement_questions (title, kind, language_id, group_key) values ('What do you bring?', 'bring', 1, 'bring')",
  )
  await pool.query(
    `insert into team_statements (title, question_id, pattern, type, age_group_id, language_id, group_key)
     select 'I plan', id, 'sequence', 'Avoid', 3, 1, 'plan' from statement_questions limit 1`,
  )
}
