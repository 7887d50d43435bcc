import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrateToBaseline } from '../testing/baseline.ts'
import { databaseOn } from '../testing/database.ts'
import { migrateDb } from './db.ts'

const name = `t_${randomUUID().replaceAll('-', '')}`
const { ownerUrl } = databaseOn(inject('pg'), name)
const owner = new pg.Client(inject('pg').ownerUrl)
const client = new pg.Client(ownerUrl)
const rows = async (text: string) => (await client.query(text)).rows

beforeAll(async () => {
  await owner.connect()
  await owner.query(`create database ${name}`)
  await migrateToBaseline(ownerUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await owner.query(`drop database ${name}`)
  await owner.end()
})

describe('versions of content that had drifted apart', () => {
  test('share the values of the English one, with their strategies, ticks and own statements', async () => {
    await client.query(`
      insert into languages (title, locale, tag) values ('English', 'en', 'en'), ('Deutsch', 'ge', 'de');
      insert into users (type, first_name, last_name, age_group_id, language_id) values ('individual', 'Ada', 'Byron', 3, 1);
      insert into topics (area, name, group_key, language_id, "order") values ('work', 'Writing', 'writing', 1, 2), ('school', 'Schreiben', 'writing', 2, 5);
      insert into strategies (area, topic_key, pattern, action, title, body, group_key, language_id)
        select 'school', 'writing', pattern, 'Forge', 'Start', 'Write one line.', 'start', id from languages join (values (1, 'precision'), (2, 'sequence')) given(id, pattern) using (id);
      insert into attributes (pattern, type, title, age_group_id, group_key, language_id) values
        ('confluence', 'Avoid', 'I wait.', 3, 'wait', 1), ('precision', 'Avoid', 'Ich warte.', 3, 'wait', 2);
      insert into attributes (pattern, type, title, age_group_id, language_id, user_id) values ('sequence', 'Avoid', 'My own.', 3, 1, 1);
      insert into selected_attributes (user_id, attribute_id) select 1, id from attributes where language_id = 1;
      insert into career_statement_questions (title, group_key, language_id) values ('What?', 'what', 1), ('Was?', 'what', 2);
      insert into career_statements (question_id, title, pattern, type, group_key, language_id)
        select id, title, 'sequence', 'Avoid', 'said', language_id from career_statement_questions`)

    await migrateDb(ownerUrl)

    expect(await rows('select name, area, "order" from topics order by id')).toEqual([
      { name: 'Writing', area: 'work', order: 2 },
      { name: 'Schreiben', area: 'work', order: 2 },
    ])
    expect(await rows('select area, topic_key, pattern from strategies order by id')).toEqual([
      { area: 'work', topic_key: 'writing', pattern: 'precision' },
      { area: 'work', topic_key: 'writing', pattern: 'precision' },
    ])
    expect(await rows('select title, pattern, user_id from attributes order by id')).toEqual([
      { title: 'I wait.', pattern: 'confluence', user_id: null },
      { title: 'Ich warte.', pattern: 'confluence', user_id: null },
      { title: 'My own.', pattern: 'sequence', user_id: 1 },
    ])
    expect(
      await rows(
        'select title from selected_attributes join attributes on id = attribute_id order by id',
      ),
    ).toEqual([{ title: 'I wait.' }, { title: 'My own.' }])
    expect(
      await rows(
        `select s.title, q.title as question from career_statements s join career_statement_questions q on q.id = question_id order by s.id`,
      ),
    ).toEqual([
      { title: 'What?', question: 'What?' },
      { title: 'Was?', question: 'Was?' },
    ])
  })
})
