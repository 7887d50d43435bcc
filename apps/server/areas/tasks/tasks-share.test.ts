import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formOf, pdfTo } from '../../testing/files.ts'
import { seenPages } from '../../testing/rendered-file.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let ada: Member
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await world.person()
  await world.pool.query('delete from rate_limits; delete from jobs.job')
})
afterAll(() => world.close())

const reader = () => `reader${++counter}@example.org`
const share = (who: Member, path: string, body: FormData) =>
  world.call(`POST /tasks/${path}`, { token: who.token, body })

describe('sharing a task', () => {
  test.each([
    ['school', 'share_school_task'],
    ['work', 'share_work_strategy'],
    ['school', 'share'],
    ['career', 'share'],
  ] as const)(
    'of %s by %s mails the PDF to each address and appears in the list of shares',
    async (area, path) => {
      const { id } = await addTask(world, ada, {}, area)
      const to = [reader(), reader()]
      expect(statusAndBody(await share(ada, `${path}/${id}`, pdfTo(to)))).toEqual({
        status: 200,
        body: {},
      })
      for (const email of to) {
        const [mail] = await world.mails(email)
        expect(mail?.subject).toMatch(/^Ada Person\d+ shared a task with you$/)
        expect(mail?.attachment).toMatchObject({
          filename: 'task-details.pdf',
          contentType: 'application/pdf',
        })
        const bytes = await world.services.files.read(
          'attachments',
          mail?.attachment?.file ?? 'none',
        )
        expect(seenPages(bytes ?? Buffer.alloc(0)).length).toBeGreaterThan(0)
      }
      const { list } = (await world.call('GET /users/shares', { token: ada.token })).body
      expect(list).toMatchObject([{ kind: 'task' }, { kind: 'task' }])
    },
  )

  test('uses the language of the sender', async () => {
    const jonas = await world.person({ languageId: 2 })
    const { id } = await addTask(world, jonas)
    const to = reader()
    await share(jonas, `share/${id}`, pdfTo([to]))
    expect((await world.mails(to))[0]?.subject).toMatch(/teilt eine Aufgabe mit dir$/)
  })

  test('answers 404 for a task of another area, another person or an unknown task', async () => {
    const work = await addTask(world, ada, {}, 'work')
    const foreign = await addTask(world, await world.person())
    const tries = [
      `share_school_task/${work.id}`,
      `share/${foreign.id}`,
      `share_work_strategy/${foreign.id}`,
      'share/2000000000',
    ]
    for (const path of tries)
      expect([path, statusAndBody(await share(ada, path, pdfTo([reader()])))]).toEqual([
        path,
        notFound,
      ])
    expect(await world.mails()).toEqual([])
  })

  test('of a learner is only allowed to callers who see the whole task', async () => {
    const school = await world.organization()
    const draft = { type: 'institution', organizationId: school.id } as const
    const admin = await world.person({ role: 'institution_admin', ...draft })
    const [closed, open] = [
      await world.person(draft),
      await world.person({ ...draft, sharesScores: true }),
    ]
    expect(
      statusAndBody(
        await share(admin, `share/${(await addTask(world, closed)).id}`, pdfTo([reader()])),
      ),
    ).toEqual(apiError('forbidden'))
    const to = reader()
    expect(
      (await share(admin, `share/${(await addTask(world, open)).id}`, pdfTo([to]))).status,
    ).toBe(200)
    expect((await world.mails(to))[0]?.subject).toMatch(
      /shared one of Ada Person\d+’s tasks with you$/,
    )
  })

  test('to any address is denied to children and to people with an unconfirmed address', async () => {
    const child = await world.person({ role: 'student', ageGroupId: 1 })
    const { id } = await addTask(world, child)
    expect(statusAndBody(await share(child, `share/${id}`, pdfTo([reader()])))).toEqual(
      apiError('share_addresses_closed'),
    )
    const school = await world.organization()
    const new_ = await world.person({
      verified: false,
      type: 'institution',
      organizationId: school.id,
    })
    const theirs = await addTask(world, new_)
    expect(statusAndBody(await share(new_, `share/${theirs.id}`, pdfTo([reader()])))).toEqual(
      apiError('share_unverified'),
    )
  })

  test('requires an address, a valid PDF or none, and a session', async () => {
    const { id } = await addTask(world, ada)
    expect(statusAndBody(await share(ada, `share/${id}`, pdfTo([''])))).toEqual(
      wrong({ 'emails.0': 'email_missing' }),
    )
    expect(statusAndBody(await share(ada, `share/${id}`, pdfTo([reader()], 'text.pdf')))).toEqual(
      apiError('pdf_broken'),
    )
    expect((await share(ada, `share/${id}`, formOf({ emails: [reader()] }))).status).toBe(200)
    expect(
      statusAndBody(await world.call(`POST /tasks/share/${id}`, { body: pdfTo([reader()]) })),
    ).toEqual(apiError('unauthenticated'))
  })

  test("is also possible for the caller's Personal Learning Profile", async () => {
    const to = reader()
    expect((await share(ada, 'share_plp_task', pdfTo([to]))).status).toBe(200)
    expect((await world.mails(to))[0]).toMatchObject({ attachment: { filename: 'profile.pdf' } })
  })
})

describe('printing a task with the profile of its owner', () => {
  test('returns the whole task of any area', async () => {
    const { id } = await addTask(world, ada, {}, 'career')
    const { body } = await world.call('POST /tasks/print_plp', {
      token: ada.token,
      body: { task_id: id },
    })
    expect(body.task).toMatchObject({ id, area: 'career', person: { id: ada.id } })
    expect(
      (await world.call('POST /tasks/print_plp', { token: ada.token, body: {} })).body.name,
    ).toBe('invalid')
  })
})
