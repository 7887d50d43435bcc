import { decode } from '@quartet/domain/demand.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())
const wordsOf = (language: number | string) => world.call(`GET /words/trial/${language}`, {})

test('a visitor gets the school words of a published language, which a browser may cache', async () => {
  const { status, headers, body } = await wordsOf(2)
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=600'])
  expect(Object.keys(body.words[0]).sort()).toEqual(['forms', 'pattern', 'text', 'weight'])
  const { marks } = decode('Erstelle einen Zeitplan und prüfe die Fakten.', readyWall(body.words))
  expect(new Set(marks.map(({ pattern }) => pattern))).toContain('sequence')
})

test('words that administrators delete disappear', async () => {
  const { body: before } = await wordsOf(1)
  const [first] = before.words
  const { rows } = await world.pool.query(
    `update words set removed = 1 where text = $1 and wall_id =
       (select id from walls where area = 'school' and language_id = 1 and not children) returning id`,
    [first.text],
  )
  expect(rows).toHaveLength(1)
  const { body: after } = await wordsOf(1)
  expect(after.words).toEqual(before.words.filter((word: unknown) => word !== first))
})

test('an unknown language, an unpublished one and one without words are refused', async () => {
  const { rows } = await world.pool.query(
    `insert into languages (title, locale, tag, published) values
       ('Welsh', 'cy', 'cy', false), ('Irish', 'ga', 'ga', true) returning id`,
  )
  for (const id of [999, rows[0].id])
    expect(statusAndBody(await wordsOf(id))).toEqual(apiError('language_unknown'))
  expect((await wordsOf(rows[1].id)).status).toBe(404)
  expect((await wordsOf('xx')).status).toBe(400)
})
