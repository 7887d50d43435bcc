import { sharedBytes } from '@quartet/domain/pictures.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { makeMailer } from '../../mail/mailer.ts'
import { retain } from '../../retention.ts'
import { removeFiles } from '../../testing/canary/traces.ts'
import { makePostOffice } from '../../testing/faults/post-office.ts'
import {
  asFile,
  bombPng,
  fileNamed,
  formOf,
  listFiles,
  pdfTo,
  pictureTo,
  wrongPdfs,
  wrongPictures,
} from '../../testing/files.ts'
import { seenPages, seenPicture } from '../../testing/rendered-file.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { erase, makeSchool } from '../../testing/sharing.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let ada: Member
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await world.person()
  await world.pool.query(
    "delete from rate_limits; delete from jobs.job; delete from settings where key = 'social_share'",
  )
})
afterAll(() => world.close())

const reader = () => `reader${++counter}@example.org`
const share = (who: Member, body: FormData) =>
  world.call('POST /users/share', { token: who.token, body })
const sharePlp = (who: Member, body: FormData, whose = who.id) =>
  world.call(`POST /users/share/${whose}`, { token: who.token, body })
const list = async (who: Member) =>
  (await world.call('GET /users/shares', { token: who.token })).body
const attachments = () => listFiles(world.services.files, 'attachments')
const attachedTo = async (email: string) => {
  const [mail] = await world.mails(email)
  return {
    ...mail?.attachment,
    content: await world.services.files.read('attachments', mail?.attachment?.file ?? 'none.png'),
  }
}

describe("sharing the caller's own profile", () => {
  test('mails the re-encoded picture to one address in the language of the sender', async () => {
    const jonas = await world.person({ languageId: 2 })
    const to = reader()
    expect(statusAndBody(await share(jonas, pictureTo(to, 'script-chunk.png')))).toEqual({
      status: 200,
      body: {},
    })
    const [mail, ...more] = await world.mails(to)
    expect([more.length, mail?.subject]).toEqual([
      0,
      expect.stringMatching(/^Ada Person\d+ teilt ein Lernprofil mit dir$/),
    ])
    expect(mail?.text).toContain(`(${jonas.email})`)
    expect(mail?.text).toContain('Es ist kein Test')
    expect(mail?.html).toContain('lang="de"')
    const { content, ...attachment } = await attachedTo(to)
    expect(attachment).toEqual({
      file: expect.stringMatching(/^[\w-]{32}\.png$/),
      filename: 'profile.png',
      contentType: 'image/png',
    })
    expect(seenPicture(content ?? Buffer.alloc(0))).toEqual(seenPicture(fileNamed('photo.png')))
    expect(content?.toString('latin1')).not.toContain('script')
  })

  const wrongPngs = Object.entries(wrongPictures).flatMap(([name, files]) =>
    files.map((file) => [file, name] as const),
  )
  test.each([
    ...wrongPngs.filter(([file]) => file.endsWith('.png')),
    ['photo.jpg', 'picture_unknown'] as const,
  ])('with %s is rejected as %s, and nothing is sent', async (file, name) => {
    expect(statusAndBody(await share(ada, pictureTo(reader(), file)))).toEqual(
      apiError(name as 'picture_unknown'),
    )
    expect([await world.mails(), (await list(ada)).count]).toEqual([[], 0])
  })

  test('with a picture of too many pixels or bytes is rejected', async () => {
    expect(
      statusAndBody(await share(ada, formOf({ image: asFile(bombPng()), email: reader() }))),
    ).toEqual(apiError('picture_too_big'))
    expect(
      statusAndBody(
        await share(ada, formOf({ image: asFile(Buffer.alloc(sharedBytes + 1)), email: reader() })),
      ),
    ).toEqual(apiError('too_large'))
  })

  test('requires a valid address', async () => {
    expect(statusAndBody(await share(ada, pictureTo('')))).toEqual(
      wrong({ email: 'email_missing' }),
    )
    const bad = [
      'x@',
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org,b@example.org',
      'Ada <a@example.org>',
      '"a b"@example.org',
    ]
    for (const email of [
      ...bad,
      'a@example.org;b@example.org',
      'a@example.org b@example.org',
      'a@exam\u0000ple.org',
      'a\u202e@example.org',
    ])
      expect([email, (await share(ada, pictureTo(email))).body.fields?.[0]?.path]).toEqual([
        email,
        'email',
      ])
    expect(await world.mails()).toEqual([])
  })

  test('gets the same response whether the address has an account or not', async () => {
    const known = await world.person()
    const answers = [
      await share(ada, pictureTo(known.email)),
      await share(ada, pictureTo(reader())),
    ]
    expect(answers.map(statusAndBody)).toEqual([
      statusAndBody(answers[1] as never),
      statusAndBody(answers[1] as never),
    ])
  })

  test('shows the name of the sender without any link in it', async () => {
    await world.pool.query('update users set first_name = $1, last_name = $2 where id = $3', [
      'Win at https://evil.example',
      '<b>now</b>\r\nBcc: x@example.org',
      ada.id,
    ])
    const to = reader()
    await share(ada, pictureTo(to))
    const [mail] = await world.mails(to)
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/evil\.|https:\/\/evil|<b>|\r\n?Bcc/)
    expect(mail?.html).not.toContain('<b>')
  })
})

describe('sharing the Personal Learning Profile', () => {
  test('mails the rewritten PDF to each address separately', async () => {
    const to = [reader(), reader(), reader(), reader(), reader()]
    expect((await sharePlp(ada, pdfTo(to))).status).toBe(200)
    for (const email of to) {
      const { content, ...attachment } = await attachedTo(email)
      expect(attachment).toMatchObject({ filename: 'profile.pdf', contentType: 'application/pdf' })
      expect(seenPages(content ?? Buffer.alloc(0))).toEqual(seenPages(fileNamed('page.pdf')))
      expect((await world.mails(email)).map((mail) => mail.to)).toEqual([email])
    }
    expect(new Set(await attachments()).size).toBeGreaterThanOrEqual(5)
  })

  test.each(
    Object.entries(wrongPdfs).flatMap(([name, files]) =>
      files.map((file) => [file, name] as const),
    ),
  )('with %s is rejected as %s, and nothing is sent', async (file, name) => {
    expect(statusAndBody(await sharePlp(ada, pdfTo([reader()], file)))).toEqual(
      apiError(name as 'pdf_active'),
    )
    expect(await world.mails()).toEqual([])
  })

  test('accepts one to five valid addresses', async () => {
    expect(statusAndBody(await sharePlp(ada, pdfTo(Array.from({ length: 6 }, reader))))).toEqual(
      wrong({ emails: 'emails_many' }),
    )
    expect(statusAndBody(await sharePlp(ada, pdfTo([])))).toEqual(
      wrong({ emails: 'email_missing' }),
    )
    expect(statusAndBody(await sharePlp(ada, pdfTo([reader(), 'x@', ''])))).toEqual(
      wrong({ 'emails.1': 'email_wrong', 'emails.2': 'email_missing' }),
    )
    const one = reader()
    expect((await sharePlp(ada, pdfTo([one, one.toUpperCase(), one]))).status).toBe(200)
    expect(await world.mails()).toHaveLength(1)
  })

  test('of somebody else requires access to it and names its owner', async () => {
    const [home, elsewhere] = [await world.organization(), await world.organization()]
    const member = { organizationId: home.id, type: 'institution' } as const
    const [admin, stranger] = [
      await world.person({ ...member, role: 'institution_admin' }),
      await world.person({
        organizationId: elsewhere.id,
        type: 'institution',
        role: 'institution_admin',
      }),
    ]
    const [open, closed] = [
      await world.person({ ...member, sharesScores: true }),
      await world.person(member),
    ]
    const to = reader()
    expect((await sharePlp(admin, pdfTo([to]), open.id)).status).toBe(200)
    expect((await world.mails(to))[0]?.subject).toMatch(
      /^Ada Person\d+ shared Ada Person\d+’s learning profile with you$/,
    )
    // without consent no scores can be shown
    expect(statusAndBody(await sharePlp(admin, pdfTo([reader()]), closed.id))).toEqual(
      apiError('forbidden'),
    )
    for (const who of [stranger, ada, closed])
      expect(statusAndBody(await sharePlp(who, pdfTo([reader()]), open.id))).toEqual(notFound)

    for (const who of [admin, open])
      expect(await list(who)).toEqual({
        list: [
          {
            ...{
              id: expect.any(Number),
              kind: 'plp',
              recipient: 'address',
              recipient_name: null,
              email: to,
              sent_at: world.time.now.toISOString(),
            },
            sender: { id: admin.id, name: expect.stringMatching(/^Ada/) },
            person: { id: open.id, name: expect.stringMatching(/^Ada/) },
          },
        ],
        count: 1,
      })
  })
})

describe('permission to share', () => {
  test('requires a confirmed address and access', async () => {
    const ended = new Date(world.time.now.getTime() - 30 * days)
    for (const [who, name] of [
      [
        await world.person({ verified: false, type: 'institution', role: 'institution_member' }),
        'share_unverified',
      ],
      [await world.person({ endsAt: ended }), 'subscription_ended'],
    ] as const) {
      expect(statusAndBody(await share(who, pictureTo(reader())))).toEqual(apiError(name))
      expect(statusAndBody(await sharePlp(who, pdfTo([reader()])))).toEqual(apiError(name))
    }
    expect((await world.call('POST /users/share', { body: pictureTo(reader()) })).status).toBe(401)
  })

  test('returns the options: mail for whoever can reach somebody, social links for adults when they are enabled', async () => {
    const shareOptions = async (draft: Parameters<World['person']>[0]) =>
      (await world.call('GET /users/share/options', { token: (await world.person(draft)).token }))
        .body
    expect(await shareOptions({ ageGroupId: 3 })).toEqual({ mail: true, social: false })
    await world.pool.query("insert into settings (key, value) values ('social_share', true)")
    expect(await shareOptions({ ageGroupId: 3 })).toEqual({ mail: true, social: true })
    expect(await shareOptions({ ageGroupId: 2 })).toEqual({ mail: false, social: false })
    const school = await world.organization()
    const pupil = { ageGroupId: 1, organizationId: school.id, type: 'student' } as const
    expect(await shareOptions(pupil)).toEqual({ mail: false, social: false })
    await world.person({
      organizationId: school.id,
      type: 'institution',
      role: 'institution_admin',
    })
    expect(await shareOptions(pupil)).toEqual({ mail: true, social: false })
  })

  test('is denied for all addresses when one has reached its limit, without using up points', async () => {
    const full = reader()
    for (let at = 0; at < 3; at++)
      expect((await share(await world.person(), pictureTo(full))).status).toBe(200)
    const [fine, answer] = [reader(), await sharePlp(ada, pdfTo([reader(), full]))]
    expect(statusAndBody(answer)).toEqual(apiError('share_recipient_full'))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(await world.mails()).toHaveLength(3)
    for (let at = 0; at < 4; at++)
      expect((await sharePlp(ada, pdfTo(Array.from({ length: 5 }, reader)))).status).toBe(200)
    expect(statusAndBody(await share(ada, pictureTo(fine)))).toEqual(apiError('share_day_full'))
  })

  test('loses no points for a rejected file', async () => {
    for (let at = 0; at < 25; at++) await share(ada, pictureTo('once@example.org', 'text.png'))
    expect((await share(ada, pictureTo('once@example.org'))).status).toBe(200)
  })
})

describe('shared profiles', () => {
  test('are logged with a count but without addresses', async () => {
    const to = [reader(), reader()]
    await sharePlp(ada, pdfTo(to))
    const { rows } = await world.pool.query(
      'select action, entity, count, old_value, new_value from logs join log_values on log_id = id order by id desc limit 1',
    )
    expect(rows).toEqual([
      { action: 'share', entity: 'shares', count: 2, old_value: null, new_value: { kind: 'plp' } },
    ])
  })

  test('are listed newest first for the sender only, and counted in the stored data', async () => {
    const [first, second] = [reader(), reader()]
    await share(ada, pictureTo(first))
    world.passes(1000)
    await sharePlp(ada, pdfTo([second]))
    expect(
      (await list(ada)).list.map(({ email, kind }: { email: string; kind: string }) => [
        email,
        kind,
      ]),
    ).toEqual([
      [second, 'plp'],
      [first, 'profile'],
    ])
    expect(await list(await world.person())).toEqual({ list: [], count: 0 })
    const { kept: saved } = (await world.call('GET /users/own_data', { token: ada.token })).body
    expect(saved).toContainEqual({ kind: 'shares', count: 2, until: 'log' })
  })

  test('are deleted with the sender, together with unsent mails and their files', async () => {
    const to = reader()
    await share(ada, pictureTo(to))
    const { file } = await attachedTo(to)
    await erase(world, ada)
    expect(await world.mails(to)).toEqual([])
    await removeFiles(world)
    expect(await attachments()).not.toContain(file)
    expect((await world.pool.query('select 1 from shares where email = $1', [to])).rows).toEqual([])
  })

  test('are deleted with the owner of the profile', async () => {
    const admin = await world.person({ role: 'super_admin', type: 'institution' })
    const to = reader()
    await sharePlp(admin, pdfTo([to]), ada.id)
    expect(await world.mails(to)).toHaveLength(1)
    // although the sender belongs to no institution
    expect((await list(ada)).list).toMatchObject([{ email: to, sender: { id: admin.id } }])
    await erase(world, ada)
    expect(await world.mails(to)).toEqual([])
    expect(await list(admin)).toEqual({ list: [], count: 0 })
  })

  test('are stored as long as the log, and files of undelivered mails for three days', async () => {
    world.time.now = new Date()
    const writer = await world.signIn(ada)
    await share(writer, pictureTo(reader()))
    const before = await attachments()
    world.passes(2 * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await attachments()).toEqual(before)
    world.passes(2 * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await attachments()).toEqual([])
    expect((await list(await world.signIn(ada))).count).toBe(1)
    world.passes(365 * days)
    await world.pool.query('update users set last_active_at = $1', [world.time.now])
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect((await list(await world.signIn(ada))).count).toBe(0)
  })
})

describe('while the mail server refuses mails', () => {
  test('a profile is shared all the same, and arrives with its PDF later', async () => {
    const office = await makePostOffice()
    await office.open()
    office.rejectMails(true)
    const to = reader()
    expect(statusAndBody(await sharePlp(ada, pdfTo([to])))).toEqual({ status: 200, body: {} })
    expect((await list(ada)).list).toMatchObject([{ email: to }])

    const { files } = world.services
    const mailer = makeMailer('Quartet <quartet@localhost>', office.url, world.folder, files)
    const mark = { id: 'one', sentAt: world.time.now }
    const [mail] = await world.mails(to)
    if (!mail) throw new Error('no mail was queued')
    await expect(mailer.send(mail, mark)).rejects.toThrow(/try later/)
    const { file, content } = await attachedTo(to)
    expect(seenPages(content ?? Buffer.alloc(0))).toEqual(seenPages(fileNamed('page.pdf')))

    office.rejectMails(false)
    await mailer.send(mail, mark)
    expect(office.received).toEqual([to])
    expect(await attachments()).not.toContain(file)
    mailer.close()
    await office.close()
  })
})

describe('what is shared of or by a minor', () => {
  const agreedBy = (who: Member, email: string, state = 'given') =>
    world.pool.query(
      `with young as (update users set consent_by = 'guardian' where id = $1::int)
       insert into consent_requests (token_hash, user_id, country, language_id, guardian_email, state, sent_at)
       values ($2::text || $1::int, $1::int, 'DE', 2, $2, $3, now())`,
      [who.id, email, state],
    )
  const peopleFor = (who: Member, query = '') =>
    world.call(`GET /users/share/people${query}`, { token: who.token })
  const pdf = () => asFile(fileNamed('page.pdf'), 'profile.pdf', 'application/pdf')
  const sendTo = (who: Member, fields: Record<string, string | string[]>, whose = who.id) =>
    sharePlp(who, formOf({ pdf: pdf(), ...fields }), whose)

  test('can go to staff of the institution and to the guardian who agreed', async () => {
    const { teacher, mia, teen, grown } = await makeSchool(world)
    const staff = [{ id: teacher.id, name: expect.stringMatching(/^Ada/) }]
    for (const minor of [mia, teen])
      expect((await peopleFor(minor)).body).toEqual({ audience: 'trusted', staff, guardian: false })
    await agreedBy(mia, 'mum@example.org')
    await agreedBy(teen, 'dad@example.org', 'asked')
    expect((await peopleFor(mia)).body.guardian).toBe(true)
    expect((await peopleFor(teen)).body.guardian).toBe(false)
    expect((await peopleFor(grown)).body).toEqual({
      ...{ audience: 'anyone', staff: [], guardian: false },
    })
    expect((await peopleFor(teacher, `?user_id=${mia.id}`)).body).toEqual({
      ...{ audience: 'trusted', staff: [], guardian: true },
    })
    await world.pool.query("update users set consent_by = 'self' where id = $1", [mia.id])
    expect((await peopleFor(teacher, `?user_id=${mia.id}`)).body.guardian).toBe(false)
    expect((await peopleFor(mia)).body.guardian).toBe(true)
    expect(statusAndBody(await peopleFor(teen, `?user_id=${mia.id}`))).toEqual(notFound)
    expect((await world.call('GET /users/share/people')).status).toBe(401)
  })

  test('is mailed to them in their language, and no address is shown to anybody', async () => {
    const { teacher, mia } = await makeSchool(world)
    await agreedBy(mia, 'mum@example.org')
    const message = 'See https://evil.example\n<b>bye</b>'
    const fields = { user_ids: [String(teacher.id)], guardian: 'true', message }
    expect(statusAndBody(await sendTo(mia, fields))).toEqual({ status: 200, body: {} })
    const [toTeacher] = await world.mails(teacher.email)
    const [toGuardian] = await world.mails('mum@example.org')
    expect(toTeacher?.subject).toMatch(/^Ada Person\d+ shared a learning profile with you$/)
    expect(toTeacher?.text).toContain('at your institution')
    expect(toTeacher?.text).toContain('> See https: //evil. example\n> <b>bye</b>')
    expect(toTeacher?.html).not.toMatch(/<b>|href="https:\/\/evil/)
    expect(toTeacher?.text).not.toContain(mia.email)
    expect([toTeacher?.replyTo, toGuardian?.replyTo]).toEqual([undefined, undefined])
    expect(toTeacher?.text).toMatch(/Replies to this email don’t reach Ada Person\d+\./)
    expect(toGuardian?.text).toMatch(/Antworten auf diese E-Mail kommen bei Ada Person\d+ nicht an/)
    expect(toGuardian?.subject).toContain('möchte Ihnen')
    expect((await list(mia)).list).toMatchObject([
      { recipient: 'guardian', email: '', recipient_name: null },
      { recipient: 'staff', email: '', recipient_name: expect.stringMatching(/^Ada/) },
    ])
  })

  test('can be answered when a teenager sends it', async () => {
    const { teacher, teen } = await makeSchool(world)
    await agreedBy(teen, 'dad@example.org')
    await sendTo(teen, { user_ids: [String(teacher.id)], guardian: 'true' })
    for (const [to, sentence] of [
      [teacher.email, /Replies go to Ada Person\d+\./],
      ['dad@example.org', /Antworten gehen an Ada Person\d+\./],
    ] as const) {
      const [mail] = await world.mails(to)
      expect(mail?.replyTo).toBe(teen.email)
      expect(mail?.text).toMatch(sentence)
    }
  })

  test('cannot be answered when the address of the teenager is not confirmed', async () => {
    const { teacher, teen } = await makeSchool(world)
    await world.pool.query('update users set email_verified_at = null where id = $1', [teen.id])
    await sendTo(teen, { user_ids: [String(teacher.id)] })
    const [mail] = await world.mails(teacher.email)
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).toMatch(/Replies to this email don’t reach/)
    expect(mail?.text).not.toMatch(/Replies go to/)
  })

  test('cannot go to other addresses or people, whoever sends it', async () => {
    const { teacher, stranger, mia, teen, classmate } = await makeSchool(world)
    for (const [who, whose] of [
      [mia, mia],
      [teen, teen],
      [teacher, teen],
    ] as const)
      expect(statusAndBody(await sendTo(who, { emails: [reader()] }, whose.id))).toEqual(
        apiError('share_addresses_closed'),
      )
    expect(statusAndBody(await share(teen, pictureTo(reader())))).toEqual(
      apiError('share_addresses_closed'),
    )
    for (const other of [stranger, classmate, teen])
      expect(statusAndBody(await sendTo(teen, { user_ids: [String(other.id)] }))).toEqual(
        apiError('share_person_unknown'),
      )
    expect(statusAndBody(await sendTo(teen, { guardian: 'true' }))).toEqual(
      apiError('share_person_unknown'),
    )
    expect(statusAndBody(await sendTo(ada, { user_ids: [String(teacher.id)] }))).toEqual(
      apiError('share_person_unknown'),
    )
    expect(statusAndBody(await sendTo(teen, { guardian: 'false' }))).toEqual(
      wrong({ emails: 'email_missing' }),
    )
    expect(await world.mails()).toEqual([])
  })

  test('includes the picture of the profile', async () => {
    const { teacher, mia } = await makeSchool(world)
    const body = formOf({
      image: asFile(fileNamed('photo.png')),
      user_ids: [String(teacher.id)],
    })
    expect((await share(mia, body)).status).toBe(200)
    expect(await attachedTo(teacher.email)).toMatchObject({ filename: 'profile.png' })
  })
})

describe('a message', () => {
  test('is quoted, and answers go to the sender', async () => {
    const to = reader()
    const fields = { emails: [to], message: '\u202EHi!\r\n\r\n\r\n\r\nBcc: a@evil.example' }
    await sharePlp(
      ada,
      formOf({ pdf: asFile(fileNamed('page.pdf'), 'p.pdf', 'application/pdf'), ...fields }),
    )
    const [mail] = await world.mails(to)
    expect(mail?.replyTo).toBe(ada.email)
    expect(mail?.text).toMatch(/Replies go to Ada Person\d+\./)
    expect(mail?.text).toContain('wrote to you:\n> Hi!\n> \n> Bcc: a@evil. example')
    expect(mail?.subject).not.toContain('Bcc')
  })

  test('has at most five hundred characters, and only then anything is sent', async () => {
    const fields = { emails: [reader()], message: 'x'.repeat(501) }
    const body = formOf({
      pdf: asFile(fileNamed('page.pdf'), 'p.pdf', 'application/pdf'),
      ...fields,
    })
    expect(statusAndBody(await sharePlp(ada, body))).toEqual(wrong({ message: 'too_long' }))
  })

  test('does not go to fifty addresses', async () => {
    const to = (count: number) => pdfTo(Array.from({ length: count }, reader))
    expect(statusAndBody(await sharePlp(ada, to(15)))).toEqual(wrong({ emails: 'emails_many' }))
    expect(statusAndBody(await sharePlp(ada, to(50)))).toEqual(apiError('too_complex'))
    expect(await world.mails()).toEqual([])
  })
})
