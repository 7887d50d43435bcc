import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTask } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let school: { id: number }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  school = await world.organization({ seats: 100 })
  admin = await world.person({ role: 'institution_admin', organizationId: school.id })
  await rename(admin, 'Grace', 'Weber')
})
afterAll(() => world.close())

const rename = (who: Member, first: string, last: string) =>
  world.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
    who.id,
    first,
    last,
  ])
const learner = (more: Partial<Parameters<World['person']>[0]> = {}) =>
  world.person({ role: 'institution_member', organizationId: school.id, ...more })
const tasksOf = async (names: string[], area: 'school' | 'work' = 'school') => {
  const ids: number[] = []
  for (const name of names) ids.push((await addTask(world, admin, { name }, area)).id as number)
  return ids
}
const push = (task_ids: number[], people: Member[]) =>
  world.call('POST /tasks/push_task', {
    token: admin.token,
    body: { task_ids, user_ids: people.map(({ id }) => id) },
  })

describe('the mail about assigned tasks', () => {
  test('goes once to each person with something new, in their language', async () => {
    const [ada, mia, samir] = [
      await learner(),
      await learner({ languageId: 2 }),
      await learner({ languageId: 8 }),
    ]
    const [essay = 0, poem = 0] = await tasksOf(['Essay <b>', 'Poem: evil.example'])
    await push([essay, poem], [ada, mia, samir])
    const [mail, ...more] = await world.mails(ada.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'New in your task list, from Grace Weber',
      of: [ada.id, admin.id],
    })
    expect(mail?.text).toContain(
      '• Essay b\n• Poem: evil example\n\nhttps://quartet.test/new-theme/tasks',
    )
    expect(mail?.html).toContain(
      '<li dir="auto">Essay b</li><li dir="auto">Poem: evil example</li>',
    )
    const [german] = await world.mails(mia.email)
    expect(german?.subject).toBe('Grace Weber hat etwas Neues für dich')
    const [arabic] = await world.mails(samir.email)
    expect(arabic?.html).toContain('lang="ar" dir="rtl"')
    expect(arabic?.subject).toContain('Grace Weber')

    await push([essay, poem], [ada, mia, samir])
    for (const { email } of [ada, mia, samir]) expect(await world.mails(email)).toHaveLength(1)
    const late = await learner()
    await push([essay], [ada, late])
    expect([await world.mails(ada.email), await world.mails(late.email)]).toMatchObject([
      [mail],
      [{ subject: mail?.subject }],
    ])
  })

  test('names five tasks and counts the others, and opens the list that has them', async () => {
    const ada = await learner()
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
    const ids = await tasksOf(names, 'work')
    await push(ids, [ada])
    const [mail] = await world.mails(ada.email)
    expect(mail?.text.match(/^• .*$/gm)).toHaveLength(6)
    expect(mail?.text).toContain('• and 2 more\n\nhttps://quartet.test/new-theme/at-work\n')
  })

  test('does not go to an address that is not confirmed, nor to people without an address', async () => {
    const [unconfirmed, nowhere] = [await learner({ verified: false }), await learner()]
    await world.pool.query('update users set email = null where id = $1', [nowhere.id])
    const ids = await tasksOf(['Essay'])
    expect((await push(ids, [unconfirmed, nowhere])).body).toEqual({ created: 2, skipped: 0 })
    expect(await world.mails(unconfirmed.email)).toEqual([])
  })

  test('says so without a name when the giver has none that a mail may show', async () => {
    const ada = await learner()
    await rename(admin, '🦊', '')
    await push(await tasksOf(['Essay']), [ada])
    const [mail] = await world.mails(ada.email)
    expect(mail?.subject).toBe('Something new in your task list')
    expect(mail?.text).toContain('There’s something new in your task list:\n\n• Essay')
  })

  test('is not sent to somebody whom the call gives nothing', async () => {
    const [outside, ada] = [await world.person(), await learner()]
    const ids = await tasksOf(['Essay'])
    await push(ids, [outside])
    await push([...ids, 2_000_000_000], [ada])
    expect([await world.mails(outside.email), await world.mails(ada.email)]).toEqual([[], []])
  })

  test('goes to everybody whom one call may name', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => learner()))
    await push(await tasksOf(['Essay']), people)
    for (const { email } of people) expect(await world.mails(email)).toHaveLength(1)
  })
})
