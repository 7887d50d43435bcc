import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { begin, take } from '../../testing/inventory.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { remindOfRetakes } from './retake-jobs.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from jobs.job; delete from notifications; delete from settings')
})
afterAll(() => world.close())

const remind = () => withoutTenantScope(() => remindOfRetakes(world.services))
const agree = ({ id }: Member) =>
  world.pool.query(
    `insert into consents (user_id, purpose, text_version, how, given_at)
     values ($1, 'email_reminders', '1', 'registration', now())`,
    [id],
  )
const subjects = async ({ email }: Member) =>
  (await world.mails(email)).map(({ subject }) => subject)
const remindersOf = async ({ id }: Member) =>
  (
    await world.pool.query("select from notifications where user_id = $1 and kind = 'retake_due'", [
      id,
    ])
  ).rowCount
const mail = 'You can take the inventory again'

test('everybody is reminded once, 90 days after the inventory, and by mail who agreed to it', async () => {
  const [ada, mia] = [await world.person(), await world.person()]
  await agree(ada)
  for (const who of [ada, mia]) await take(world, who)
  world.passes(90 * days - 1)
  await remind()
  expect(await remindersOf(ada)).toBe(0)
  world.passes(1)
  await Promise.all([remind(), remind()])
  await remind()
  expect([await remindersOf(ada), await remindersOf(mia)]).toEqual([1, 1])
  expect([await subjects(ada), await subjects(mia)]).toEqual([[mail], []])
})

test('there is no mail after the consent was withdrawn, or when the mail is switched off', async () => {
  const [ada, mia] = [await world.person(), await world.person()]
  for (const who of [ada, mia]) {
    await agree(who)
    await take(world, who)
  }
  world.passes(90 * days)
  const [adaNow, miaNow] = [await world.signIn(ada), await world.signIn(mia)]
  await world.call('DELETE /users/consents/email_reminders', { token: adaNow.token })
  const body = { kind: 'retake_due', mail: false }
  await world.call('PUT /notifications/settings', { token: miaNow.token, body })
  await remind()
  expect([await remindersOf(ada), await remindersOf(mia)]).toEqual([1, 1])
  expect([await subjects(ada), await subjects(mia)]).toEqual([[], []])
})

test('nobody is reminded who took it again, is taking it, has no access or is leaving', async () => {
  const [again, taking, ended, leaving, longAgo] = [
    await world.person(),
    await world.person(),
    await world.person({ endsAt: new Date('2026-12-24') }),
    await world.person(),
    await world.person(),
  ]
  for (const who of [again, taking, ended, leaving, longAgo]) await take(world, who)
  await world.pool.query("update attempts set finished_at = '2025-01-01' where user_id = $1", [
    longAgo.id,
  ])
  world.passes(90 * days)
  await take(world, await world.signIn(again), { retake: true })
  await begin(world, await world.signIn(taking), { retake: true })
  await world.pool.query('update users set erase_from = now() where id = $1', [leaving.id])
  await remind()
  for (const who of [again, taking, ended, leaving, longAgo]) expect(await remindersOf(who)).toBe(0)
})

test('an installation can switch the reminders off', async () => {
  const ada = await world.person()
  await take(world, ada)
  world.passes(90 * days)
  await world.pool.query("insert into settings (key, value) values ('retake_reminders', false)")
  await remind()
  expect(await remindersOf(ada)).toBe(0)
})
