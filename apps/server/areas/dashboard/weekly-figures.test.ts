import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { giveScores, makeInstitution } from '../../testing/groups.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { sendWeeklyFigures } from './jobs.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => world.pool.query('delete from jobs.job; delete from settings'))
afterAll(() => world.close())

const send = () => withoutTenantScope(() => sendWeeklyFigures(world.services))
const mailsTo = ({ email }: Member) => world.mails(email)

async function schoolOf(pupils: number) {
  const school = await makeInstitution(world)
  for (let at = 0; at < pupils; at++) {
    const pupil = await school.pupil(`Pupil${at}`)
    if (at < 2) await giveScores(world, pupil, [30, 20, 10, 20])
  }
  await world.pool.query('delete from jobs.job')
  return school
}

test('administrators get the figures of their own institution, once a week', async () => {
  const [one, other] = [await schoolOf(5), await schoolOf(6)]
  await Promise.all([send(), send()])
  await send()
  const [mail, ...others] = await mailsTo(one.admin)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Took the inventory: 2 of 5')
  expect(mail?.text).toContain('/overview')
  expect((await mailsTo(other.admin))[0]?.text).toContain('Took the inventory: 2 of 6')
  world.passes(7 * days)
  await send()
  expect(await mailsTo(one.admin)).toHaveLength(2)
})

test('there is no mail about fewer than five people, nor to people who teach or learn', async () => {
  const few = await schoolOf(4)
  const facilitator = await world.person({ role: 'facilitator', organizationId: few.school.id })
  await send()
  for (const who of [few.admin, facilitator]) expect(await mailsTo(who)).toEqual([])
})

test('each administrator can switch the mail off, and an installation too', async () => {
  const school = await schoolOf(5)
  const body = { kind: 'weekly_figures', mail: false }
  await world.call('PUT /notifications/settings', { token: school.admin.token, body })
  await send()
  expect(await mailsTo(school.admin)).toEqual([])
  const [loud, settings] = [await schoolOf(5), "('email_digest', false)"]
  await world.pool.query(`insert into settings (key, value) values ${settings}`)
  await send()
  expect(await mailsTo(loud.admin)).toEqual([])
})
