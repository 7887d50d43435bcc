import { classify } from '@quartet/domain/classification.ts'
import type pg from 'pg'
import { seedPeople } from './people.ts'

/** The sizes of a fictional crowd; the first institution has nearly a tenth of all people. */
export type CrowdSize = { people: number; institutions: number }

const firstNames = [
  ...['Ada', 'Zoë', 'José', 'Mia', 'Noah', 'Çelik', 'Anna', 'Paul', 'Lena', 'Omar', 'Yuki', 'Ines'],
  ...[
    'Hugo',
    'Vera',
    'Iván',
    'Rosa',
    'Emil',
    'Nora',
    'Karl',
    'Lucía',
    'Björn',
    'Tom',
    'Eva',
    'Max',
  ],
]
const starts = [
  'Ander',
  'Peter',
  'Berg',
  'Lind',
  'Hol',
  'Wal',
  'Kers',
  'Mor',
  'Stein',
  'Gru',
  'Fos',
  'Ber',
]
const ends = ['son', 'mann', 'ström', 'ell', 'ini', 'ova', 'ez', 'dal', 'ker', 'tti', 'wick', 'ley']

/** Scores of every label, with the label that the domain gives them. */
const scoredProfiles = Array.from({ length: 40 }, (_, n) => {
  const [sequence = 0, precision = 0, technical_reasoning = 0, confluence = 0] = [
    5, 11, 17, 23,
  ].map((step) => 7 + ((n * step + step) % 29))
  const scores =
    n % 8 === 0
      ? { sequence: 20, precision: 19, technical_reasoning: 22, confluence: 18 }
      : { sequence, precision, technical_reasoning, confluence }
  return { ...scores, classification: classify(scores).classification }
})

/**
 * Creates people with institutions, roles, scores and every status, and an administrator of all as
 * well as one of the largest institution, both with a session.
 */
export async function seedCrowd(pool: pg.Pool, { people, institutions }: CrowdSize) {
  await pool.query(
    `insert into organizations (name, promo_code, seats, city)
     select (array['School', 'College', 'Institute', 'Academy'])[1 + n % 4] || ' ' || substr(md5(n::text), 1, 6), 'CODE' || n, 1000000, 'City ' || n % 90
     from generate_series(1, $1::int) n`,
    [institutions],
  )
  const largest = (await pool.query('select min(id) as id from organizations')).rows[0].id as number
  const step = 50_000
  for (let begin = 1; begin <= people; begin += step)
    await pool.query(
      `insert into users (first_name, last_name, email, email_verified_at, age_group_id, turns_18_in, consent_by, awaiting_consent_since, about_me, type, organization_id, language_id, removed, created_at, last_active_at, erase_from)
       select ($3::text[])[1 + n % 24],
         case when n % 77 = 0 then 'Schmidt' else ($4::text[])[1 + n / 7 % 12] || ($5::text[])[1 + n / 3 % 12] end || ' ' || n % 9973,
         case when n % 7 > 0 then 'u' || n || '@mail' || n % 50 || '.example.org' end,
         case when (n % 26 > 0 or n % 5 = 0) and n % 7 > 0 then now() end, 1 + n % 3, case when n % 3 = 1 then 2030 end,
         case when n % 200 = 0 then 'school' else 'self' end, case when n % 100 = 0 then now() - interval '3 days' end,
         repeat('I like to know how things work. ', n % 4),
         case when n % 5 = 0 then 'individual' when n % 5 = 1 then 'institution' else 'student' end,
         case when n % 5 = 0 then null when n % 17 < 2 then $6 else $6 + n * 7919::bigint % $7 end,
         1 + n % 8, (n % 33 = 0)::int, now() - ($8 - n) * interval '95 seconds', now() - n % 400 * interval '1 day',
         case when n % 1000 = 0 then now() + interval '9 days' end
       from generate_series($1::int, $2::int) n`,
      [
        begin,
        Math.min(people, begin + step - 1),
        firstNames,
        starts,
        ends,
        largest,
        institutions,
        people,
      ],
    )
  await pool.query(
    `insert into user_roles (user_id, role_id) select id, (select id from roles where key = 'student') from users on conflict do nothing`,
  )
  await pool.query(
    `insert into erasure_orders (user_id, by, reason, ordered_at, was_removed) select id, 'staff', 'other', now(), 0 from users where erase_from is not null and id % 3 > 0`,
  )
  await pool.query(
    `insert into consents (user_id, purpose, text_version, how, given_at) select id, 'facilitator_scores', '1', 'registration', now() from users where id % 3 = 0`,
  )
  const hasLabel = (
    await pool.query(
      `select from information_schema.columns where table_name = 'scores' and column_name = 'classification'`,
    )
  ).rowCount
  await pool.query(
    `insert into scores (user_id, sequence, precision, technical_reasoning, confluence, source, scored_at ${hasLabel ? ', classification' : ''})
     select users.id, p.sequence, p.precision, p.technical_reasoning, p.confluence, 'inventory', now() ${hasLabel ? ', p.classification' : ''}
     from users join rows from (json_to_recordset($1) as (sequence smallint, precision smallint, technical_reasoning smallint, confluence smallint, classification text)) with ordinality
       p (sequence, precision, technical_reasoning, confluence, classification, place) on p.place = 1 + users.id / 2 % 40
     where users.id % 5 < 3`,
    [JSON.stringify(scoredProfiles)],
  )
  await pool.query(
    `insert into tasks (user_id, area, name, description, topic_id, decoded_at)
     select id, case when id % 6 = 0 then 'work' else 'school' end, 'Essay ' || id, 'Write the steps in order.', (select min(id) from topic_versions),
       case when id % 4 = 0 then now() end
     from users where id % 2 = 0`,
  )
  const editors = await seedPeople(pool, 2)
  const [root, admin] = editors
  if (!root || !admin) throw new Error('nobody was seeded')
  await pool.query(
    `update user_roles set role_id = roles.id from unnest($1::int[], array['super_admin', 'institution_admin']) editor (id, key)
     join roles on roles.key = editor.key where user_id = editor.id`,
    [editors.map(({ id }) => id)],
  )
  await pool.query("update users set type = 'institution', organization_id = $2 where id = $1", [
    admin.id,
    largest,
  ])
  await pool.query('vacuum analyze')
  return { root, admin, largest }
}
