import { classify } from '@quartet/domain/classification.ts'
import type pg from 'pg'
import { digestOf, newToken } from '../apps/server/security/tokens.ts'

export type Person = { id: number; token: string }

/**
 * Creates adults in their trial, each with a valid session. The initial content has 112 statements
 * for them.
 */
export async function seedPeople(pool: pg.Pool, count: number): Promise<Person[]> {
  const { rows } = await pool.query(
    `insert into users (first_name, last_name, email, email_verified_at, age_group_id, country, about_me, job_title, topics, skills, type, language_id)
     select 'Ada', 'Person ' || n, 'person' || n || '@example.org', now(), 3, 'MT', repeat('I like to know how things work. ', 8), 'Teacher',
       '{gardens,bridges}', '{drawing,patience}', 'individual', 1
     from generate_series(1, $1::int) n returning id`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `insert into user_roles (user_id, role_id) select unnest($1::int[]), (select id from roles where key = 'individual')`,
    [ids],
  )
  await pool.query(
    `insert into subscriptions (user_id, plan, term, auto_renew, subscription_ends_at, trial_ends_at, gateway, card_token, card_brand, card_last4, card_exp_month)
     select unnest($1::int[]), 'basic', 'annual', true, now() + '14 days', now() + '14 days', 'sandbox', 'none', 'visa', '4242', '2030-01'`,
    [ids],
  )
  return openSessions(pool, ids)
}

export async function openSessions(pool: pg.Pool, ids: readonly number[]): Promise<Person[]> {
  const people = ids.map((id) => ({ id, token: newToken() }))
  await pool.query(
    `insert into sessions (user_id, token_hash, remembered, last_used_at, expires_at)
     select id, hash, false, now(), now() + '12 hours' from unnest($1::int[], $2::text[]) s (id, hash)`,
    [ids, people.map(({ token }) => digestOf(token))],
  )
  return people
}

function scoresOf(id: number) {
  const scores = {
    sequence: 7 + (id % 29),
    precision: 7 + (id % 28),
    technical_reasoning: 7 + (id % 27),
    confluence: 7 + (id % 26),
  }
  return { ...scores, classification: classify(scores).classification }
}

/** Creates scores and ticks a fifth of the statements. */
export async function seedScores(pool: pg.Pool, people: Person[]) {
  const ids = people.map(({ id }) => id)
  await pool.query(
    `insert into scores (user_id, sequence, precision, technical_reasoning, confluence, classification, source, scored_at)
     select id, sequence, precision, technical_reasoning, confluence, classification, 'inventory', now()
     from json_to_recordset($1) as (id int, sequence smallint, precision smallint, technical_reasoning smallint, confluence smallint, classification text)`,
    [JSON.stringify(ids.map((id) => ({ id, ...scoresOf(id) })))],
  )
  await pool.query(
    `insert into selected_attributes (user_id, attribute_id) select u.id, a.id from unnest($1::int[]) u (id)
     join attributes a on a.age_group_id = 3 and a.language_id = 1 and a.user_id is null and (a.id + u.id) % 5 = 0`,
    [ids],
  )
  await pool.query('vacuum analyze')
}

/** Creates an open attempt without answers for each person. */
export async function seedAttempts(pool: pg.Pool, people: Person[]) {
  const { rows } = await pool.query(
    `insert into attempts (user_id, form_id, created_at)
     select unnest($1::int[]), (select id from forms where age_group_id = 3 and language_id = 1 and status = 'active'), now() returning id, form_id`,
    [people.map(({ id }) => id)],
  )
  const questions = await pool.query(
    'select id, number from questions where form_id = $1 order by number',
    [rows[0].form_id],
  )
  await pool.query('vacuum analyze')
  return {
    attemptIds: rows.map(({ id }) => id as number),
    questions: questions.rows as { id: number; number: number }[],
  }
}

/** Resets every attempt to open and unanswered. */
export async function reopenAttempts(pool: pg.Pool) {
  await pool.query('truncate answers, log_values, logs')
  await pool.query(
    `update attempts set finished_at = null, sequence = null, precision = null, technical_reasoning = null, confluence = null, quality_flags = '{}'`,
  )
  await pool.query('delete from scores')
  await pool.query('vacuum analyze attempts, scores, answers, logs, log_values')
}
