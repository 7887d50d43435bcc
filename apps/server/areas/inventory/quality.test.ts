import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import { minAlpha } from '@quartet/domain/reliability.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { take } from '../../testing/inventory.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { updateReliability } from './form-jobs.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

type Figures = {
  pattern: string
  n: number
  mean: number | null
  sd: number | null
  alpha: number | null
  items: unknown
}
type FormView = {
  form: { id: number; age_group_id: number; language_id: number; pilot: boolean }
  n: number
  patterns: Figures[]
}
async function qualityOf(age: number, language = 1): Promise<FormView> {
  const { body } = await world.call('GET /forms/quality', { token: editor.token })
  const formView = body.forms.find(
    ({ form }: FormView) => form.age_group_id === age && form.language_id === language,
  )
  if (!formView) throw new Error('no such form')
  return formView
}
/** The error on the profile of somebody who has just finished an inventory. */
const scoreErrorOf = async () => (await take(world, await world.person())).body.user.score_error

/** A person who agreed to research statistics. */
async function volunteer() {
  const who = await world.person()
  await agree(who)
  return who
}
const agree = ({ id }: Member, purpose: ConsentPurpose = 'research_statistics', by = 'self') =>
  world.pool.query(
    `insert into consents (user_id, purpose, by, guardian_email, text_version, how, given_at)
     values ($1, $2, $3, case when $3 = 'guardian' then 'mum@example.org' end, '1', 'registration', now())`,
    [id, purpose, by],
  )

/**
 * Adds `count` people with a finished inventory, each with a level of its own and some answers one
 * higher.
 */
async function answered(count: number) {
  const people = await Promise.all(Array.from({ length: count }, volunteer))
  await world.pool.query(
    `with begun as (
      insert into attempts (user_id, form_id, finished_at)
      select person, (select id from forms where age_group_id = 3 and language_id = 1 and status = 'active'), now() from unnest($1::int[]) person
      returning id, form_id)
    insert into answers (attempt_id, number, question_id, value)
    select b.id, q.number, q.id, 1 + b.id % 4 + (case when (b.id + q.number) % 3 = 0 then 1 else 0 end)
    from begun b join questions q on q.form_id = b.form_id and q.part = 1`,
    [people.map(({ id }) => id)],
  )
}

test('figures are null for fewer than five people; for five they match a calculation by hand', async () => {
  expect(await qualityOf(3)).toMatchObject({ n: 0, patterns: [], form: { pilot: true } })
  const levels = [1, 2, 3, 4, 5]
  for (const [at, level] of levels.entries()) {
    await take(world, await volunteer(), { values: Array(28).fill(level) })
    const { n, patterns } = await qualityOf(3)
    expect(n).toBe(at + 1)
    if (at < 4)
      expect(patterns.every(({ mean, alpha }) => mean === null && alpha === null)).toBe(true)
  }
  const { patterns } = await qualityOf(3)
  expect(patterns.map(({ pattern }) => pattern)).toEqual([
    'sequence',
    'precision',
    'technical_reasoning',
    'confluence',
  ])
  // scores 7, 14, 21, 28, 35: mean 21, variance 490/4
  for (const { mean, sd, alpha, items } of patterns) {
    expect(mean).toBe(21)
    expect(sd).toBeCloseTo(Math.sqrt(122.5), 10)
    expect(alpha).toBeCloseTo(1, 10)
    expect(items).toBeNull()
  }
})

test('a person who answers twice counts once; other forms are not affected', async () => {
  const ada = await volunteer()
  await take(world, ada)
  const { n } = await qualityOf(3)
  world.passes(100 * 24 * 3_600_000)
  await take(world, await world.signIn(ada), { retake: true })
  editor = await world.signIn(editor)
  expect((await qualityOf(3)).n).toBe(n)
  expect((await qualityOf(2)).n).toBe(0)
})

test('from a hundred people on, statements have correlations and the pilot mark is removed and the error of a score is known', async () => {
  await updateReliability(world.db, new Date())
  expect((await qualityOf(3)).form.pilot).toBe(true)
  expect(await scoreErrorOf()).toBe(3)
  await answered(100)
  const { n, patterns } = await qualityOf(3)
  expect(n).toBeGreaterThanOrEqual(100)
  for (const { alpha, items } of patterns) {
    expect(alpha).toBeGreaterThan(minAlpha)
    expect(items).toHaveLength(7)
  }
  await updateReliability(world.db, new Date())
  expect((await qualityOf(3)).form.pilot).toBe(false)
  expect((await qualityOf(2)).form.pilot).toBe(true)
  const errors = patterns.map(({ sd, alpha }) => (sd ?? 0) * Math.sqrt(1 - (alpha ?? 0)))
  expect(await scoreErrorOf()).toBe(Math.ceil(Math.max(...errors)))
})

test('the sums are cached for an hour while hardly anybody finishes an inventory', async () => {
  const meanOf = async () => (await qualityOf(3)).patterns[0]?.mean
  const before = (await meanOf()) ?? Number.NaN
  await world.pool.query('update answers set value = 6 - value')
  expect(await meanOf()).toBe(before)
  world.passes(3_600_000)
  expect(await meanOf()).toBeCloseTo(7 * 6 - before, 10)
})

test('only people count who agreed to research statistics, or for whom a guardian did, until the consent is withdrawn', async () => {
  const peopleCounted = async () => (await qualityOf(3)).n
  const before = await peopleCounted()
  const [silent, other, child, ada] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ]
  for (const who of [silent, other, child, ada]) await take(world, who)
  await agree(other, 'email_reminders')
  world.passes(3_600_000)
  expect(await peopleCounted()).toBe(before)
  await agree(child, 'research_statistics', 'guardian')
  await agree(ada)
  world.passes(3_600_000)
  expect(await peopleCounted()).toBe(before + 2)

  const withdraw = await world.call('DELETE /users/consents/research_statistics', {
    token: ada.token,
  })
  expect(withdraw.status).toBe(200)
  expect(await peopleCounted()).toBe(before + 1)
  await world.pool.query('delete from users where id = $1', [child.id])
  expect(await peopleCounted()).toBe(before)
})
