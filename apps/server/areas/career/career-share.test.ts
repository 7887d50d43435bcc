import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asFile, fileNamed, formOf, pdfTo, wrongPdfs } from '../../testing/files.ts'
import { seenPages } from '../../testing/rendered-file.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

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

const reader = () => `employer${++counter}@example.org`
const share = (who: Member, body: FormData) =>
  world.call('POST /tasks/share_pwp_task', { token: who.token, body })

describe('sharing the own Personal Work Profile', () => {
  test.each([
    [1, /^Ada Person\d+ shared a work profile with you$/, /habits, not ability/],
    [2, /^Ada Person\d+ teilt ein Arbeitsprofil mit dir$/, /Gewohnheiten, nicht Können/],
    [3, /^Ada Person\d+ condivide con te un profilo di lavoro$/, /abitudini, non capacità/],
  ])(
    'in language %i mails the pages to each address and says what they are not',
    async (languageId, subject, line) => {
      const who = await world.person({ languageId })
      const to = [reader(), reader()]
      expect(statusAndBody(await share(who, pdfTo(to)))).toEqual({ status: 200, body: {} })
      for (const email of to) {
        const [mail] = await world.mails(email)
        expect(mail?.subject).toMatch(subject)
        expect(mail?.text).toMatch(line)
        expect(mail?.attachment).toMatchObject({
          filename: 'work-profile.pdf',
          contentType: 'application/pdf',
        })
        const sent = await world.services.files.read(
          'attachments',
          mail?.attachment?.file ?? 'none.pdf',
        )
        expect(seenPages(sent ?? Buffer.alloc(0))).toEqual(seenPages(fileNamed('page.pdf')))
      }
      const { body } = await world.call('GET /users/shares', { token: who.token })
      expect(body.list).toMatchObject([
        { kind: 'pwp', person: { id: who.id } },
        { kind: 'pwp', sender: { id: who.id } },
      ])
    },
  )

  test.each(
    Object.entries(wrongPdfs).flatMap(([name, files]) =>
      files.map((file) => [file, name] as const),
    ),
  )('rejects %s as %s and sends nothing', async (file, name) => {
    expect(statusAndBody(await share(ada, pdfTo([reader()], file)))).toEqual(
      apiError(name as 'pdf_active'),
    )
    expect(await world.mails()).toEqual([])
  })

  test('requires one to five valid addresses, and a PDF or something to show', async () => {
    expect(statusAndBody(await share(ada, pdfTo(Array.from({ length: 6 }, reader))))).toEqual(
      wrong({ emails: 'emails_many' }),
    )
    expect(statusAndBody(await share(ada, pdfTo(['x@'])))).toEqual(
      wrong({ 'emails.0': 'email_wrong' }),
    )
    expect(statusAndBody(await share(ada, formOf({ emails: [reader()] })))).toEqual(
      apiError('no_result'),
    )
    expect(
      statusAndBody(
        await share(ada, formOf({ pdf: asFile(fileNamed('photo.png')), emails: [reader()] })),
      ),
    ).toMatchObject({ status: 422 })
    expect(await world.mails()).toEqual([])
  })

  test('requires a confirmed address and active access', async () => {
    const unverified = await world.person({
      verified: false,
      type: 'institution',
      role: 'institution_member',
    })
    const ended = await world.person({ endsAt: new Date(world.time.now.getTime() - 30 * days) })
    expect(statusAndBody(await share(unverified, pdfTo([reader()])))).toEqual(
      apiError('share_unverified'),
    )
    expect(statusAndBody(await share(ended, pdfTo([reader()])))).toEqual(
      apiError('subscription_ended'),
    )
  })
})
