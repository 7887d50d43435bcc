import { mailItems, mailNames } from '@quartet/domain/mails.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldsFor } from '../../mail/mail-texts.ts'
import { makeMailer } from '../../mail/mailer.ts'
import { makePostOffice } from '../../testing/faults/post-office.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
  editor = await world.person({ role: 'content_editor' })
})
beforeEach(
  async () =>
    void (await world.pool.query(
      'delete from localization; delete from jobs.job; delete from rate_limits',
    )),
)
afterAll(() => world.close())

type Texts = Record<string, string | null>
const call = (what: string, body?: unknown, { token } = editor) =>
  world.call(what, { token, ...(body !== undefined && { body }) })
const show = async (mail: string, language = 3) =>
  (await call(`GET /emails/show/${language}/${mail}`)).body.email
const line = async (key: string, language = 3) =>
  (await show(key.split('.')[1] ?? '', language)).texts.find(
    (one: { key: string }) => one.key === key,
  )
const save = (mail: string, texts: Texts, { language = 3, by = editor, before = {} } = {}) =>
  call(
    `PUT /emails/save/${language}/${mail}`,
    { texts: withKeys(mail, texts), before: withKeys(mail, before) },
    by,
  )
const withKeys = (mail: string, texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [`mail.${mail}.${field}`, text]))
const list = async (query: string) => (await call(`POST /emails?${query}`)).body.list
const names = async (query: string) => (await list(query)).map(({ mail }: { mail: string }) => mail)
const newestLog = async () => {
  const { rows } = await world.db.execute(
    sql`select action, entity, entity_id, count, old_value, new_value from logs join log_values on log_id = id where entity = 'emails' order by id desc limit 1`,
  )
  return rows[0]
}
const reset = async (languageId: number) => {
  const person = await world.person({ languageId })
  await world.call('POST /users/forgot/password', { body: { email: person.email } })
  return person
}

describe('the mails of the product', () => {
  test('are all listed, with what a language lacks or changed, and found by title and text', async () => {
    expect(await names('language=3')).toEqual(mailItems)
    const [first] = await list('language=3')
    expect(first).toEqual({
      ...{ mail: 'verify_code', legal: false, missing: 0, changed: 0 },
      subject: 'Il tuo codice per Quartet',
    })
    expect(await names('language=3&missing=1')).toEqual([])
    await save('welcome', { subject: 'Ciao da noi' })
    expect(await names('language=3&changed=1')).toEqual(['welcome'])
    expect(await names('language=3&search_text=CIAO%20da')).toEqual(['welcome'])
    expect(await names('language=3&search_text=forgotten')).toContain('password_reset')
    const hebrew = await bareLanguage(world)
    expect(await names(`language=${hebrew}&missing=1`)).toEqual(mailItems)
  })

  test('show all their texts beside the English ones, and their placeholders with examples', async () => {
    for (const mail of mailItems) expect((await show(mail, 8)).texts).not.toEqual([])
    const { texts, placeholders, legal } = await show('erasure_ordered_guardian')
    expect(legal).toBe(false)
    expect(placeholders.map(({ name }: { name: string }) => name).sort()).toEqual(
      ['contact', 'date', 'name', 'reason'].sort(),
    )
    for (const { example } of placeholders) expect(example).not.toBe('')
    expect(texts[0]).toMatchObject({
      ...{ key: 'mail.erasure_ordered_guardian.subject', field: 'subject', changed: false },
      english: '{{name}}’s Quartet account will be deleted on {{date}}',
    })
    expect(texts.map(({ field }: { field: string }) => field)).toContain('other_reason')
    expect(
      (await show('tasks_assigned', 8)).texts.map(({ field }: { field: string }) => field),
    ).toContain('more_few')
  })

  test('are changed for the next mail, in each process, and reset to what the product says', async () => {
    const { body } = await save('password_reset', {
      subject: 'Ecco il link',
      greeting: 'Ehi {{first_name}}!',
    })
    expect(body.email.texts[0]).toMatchObject({ value: 'Ecco il link', changed: true })
    const luca = await reset(3)
    const [mail] = await world.mails(luca.email)
    expect(mail).toMatchObject({ subject: 'Ecco il link' })
    expect(mail?.text).toContain('Ehi Ada!')
    expect(mail?.html).toContain('<html lang="it" dir="ltr">')

    await save('password_reset', { subject: null })
    const { original } = await line('mail.password_reset.subject')
    expect((await world.mails((await reset(3)).email))[0]?.subject).toBe(original)
    await save('password_reset', {
      greeting: (await line('mail.password_reset.greeting')).original,
    })
    expect((await world.pool.query('select from localization')).rowCount).toBe(0)
  })

  test('are not among the texts that pages load', async () => {
    await save('welcome', { subject: 'Ciao' })
    const { token } = await world.person({ languageId: 3 })
    expect((await world.call('GET /localization/show', { token })).body.localization).toEqual({})
    expect(
      (await call('PUT /localization/save/3', { texts: { 'mail.welcome.subject': 'Ciao' } }))
        .status,
    ).toBe(400)
  })

  test('log what every text said before and after', async () => {
    const { value } = await line('mail.welcome.subject')
    await save('welcome', { subject: 'Ciao' })
    expect(await newestLog()).toEqual({
      ...{ action: 'update', entity: 'emails', entity_id: 3, count: 1 },
      ...{
        old_value: { 'mail.welcome.subject': value },
        new_value: { 'mail.welcome.subject': 'Ciao' },
      },
    })
  })

  test('reject a text without a placeholder of the original, or with an unknown one, at its field', async () => {
    const key = 'mail.welcome.greeting'
    for (const greeting of [
      'Ciao',
      'Ciao {{nome}}',
      'Ciao {{first_name}} {{code}}',
      '{{first_name}} {{',
    ])
      expect(await save('welcome', { greeting, subject: 'Ciao' })).toMatchObject({
        status: 400,
        body: { fields: [{ path: `texts.${key}`, code: 'placeholders_lost' }] },
      })
    expect(await names('language=3&changed=1')).toEqual([])
    // the words for one more task may lack the number
    expect((await save('tasks_assigned', { more_one: 'e un altro' })).status).toBe(200)
  })

  test('reject unknown texts, mails and languages, and texts of another mail', async () => {
    for (const field of ['nothing', 'more_few', 'constructor'])
      expect((await save('welcome', { [field]: 'x' })).status).toBe(400)
    for (const key of ['mail.invited.subject', 'login.title'])
      expect(
        (await call('PUT /emails/save/3/welcome', { texts: { [key]: 'x' } })).body.fields,
      ).toMatchObject([{ code: 'text_unknown' }])
    expect((await save('welcome', { subject: 'x'.repeat(4001) })).status).toBe(400)
    expect((await call('GET /emails/show/3/nothing')).status).toBe(400)
    for (const what of ['GET /emails/show/900/welcome', 'POST /emails?language=900'])
      expect(statusAndBody(await call(what))).toEqual(apiError('language_unknown'))
  })

  test('return row_changed when somebody else changed the text meanwhile', async () => {
    const { value } = await line('mail.welcome.subject')
    const before = { subject: value }
    expect((await save('welcome', { subject: 'Ciao' }, { before })).status).toBe(200)
    expect(statusAndBody(await save('welcome', { subject: 'Ehi' }, { before }))).toEqual(
      apiError('row_changed'),
    )
    expect((await line('mail.welcome.subject')).value).toBe('Ciao')
  })
})

describe('a language without all texts of a mail', () => {
  test('sends the English one, as it was changed, and its own when it is complete', async () => {
    const hebrew = await bareLanguage(world, 'Ivrit')
    await save('password_reset', { subject: 'A new password' }, { language: 1 })
    const subject = async () => (await world.mails((await reset(hebrew)).email))[0]?.subject
    const texts = Object.fromEntries(
      fieldsFor('he', 'password_reset').map((field) => [
        field,
        field === 'greeting' ? 'שלום {{first_name}}' : 'שלום',
      ]),
    )
    await save('password_reset', { ...texts, closing: null }, { language: hebrew })
    expect(await subject()).toBe('A new password')
    expect((await list(`language=${hebrew}&changed=1`))[0]).toMatchObject({ missing: 1 })
    await save('password_reset', { closing: 'שלום' }, { language: hebrew })
    expect(await subject()).toBe('שלום')

    await world.pool.query('update languages set published = false where id = $1', [hebrew])
    expect(await subject()).toBe('A new password')
  })

  test('shows in its completeness how many mails it has', async () => {
    const mailsOf = async (id: number) =>
      (await call(`GET /languages/show/${id}`)).body.language.mails
    expect(await mailsOf(3)).toEqual({ count: mailItems.length, of: mailItems.length })
    const hebrew = await bareLanguage(world, 'Old Hebrew')
    expect(await mailsOf(hebrew)).toEqual({ count: 0, of: mailItems.length })
    await save('footer', { text: 'שלום' }, { language: hebrew, by: root })
    expect(await mailsOf(hebrew)).toEqual({ count: 1, of: mailItems.length })
  })
})

describe('mails about consent', () => {
  test('are changed by platform administrators only, also in a test', async () => {
    for (const mail of ['consent_request', 'guardian_link', 'teen_consent_refused', 'footer']) {
      const field = mail === 'footer' ? 'text' : 'closing'
      expect([mail, statusAndBody(await save(mail, { [field]: 'Altro.' }))]).toEqual([
        mail,
        apiError('forbidden'),
      ])
      const body = { texts: withKeys(mail, { [field]: 'Altro.' }) }
      expect(statusAndBody(await call(`POST /emails/test/3/${mail}`, body))).toEqual(
        apiError('forbidden'),
      )
      expect((await call(`POST /emails/test/3/${mail}`, {})).status).toBe(200)
    }
    const { value } = await line('mail.consent_request.subject')
    expect((await save('consent_request', { subject: 'Per favore' }, { by: root })).status).toBe(
      200,
    )
    expect(await newestLog()).toMatchObject({
      old_value: { 'mail.consent_request.subject': value },
      new_value: { 'mail.consent_request.subject': 'Per favore' },
    })
    expect(statusAndBody(await save('consent_request', { subject: null }))).toEqual(
      apiError('forbidden'),
    )
  })
})

describe('the preview', () => {
  const preview = (mail: string, texts: Texts, language = 3) =>
    call(`POST /emails/preview/${language}/${mail}`, { texts: withKeys(mail, texts) })

  test('is the whole mail as typed, with examples, from right to left where the language is', async () => {
    const { body } = await preview('welcome', {
      subject: 'Ciao',
      paragraphs: 'Uno <b>\n\nDue {{fir',
    })
    expect(body.subject).toBe('Ciao')
    expect(body.html).toContain('Uno &lt;b&gt;')
    expect(body.html).toContain('Maya')
    expect(body.html).toContain('class="button"')
    expect((await preview('welcome', {}, 8)).body.html).toContain('dir="rtl"')
    expect(await names('language=3&changed=1')).toEqual([])
  })

  test('fills every placeholder of every mail in every language', async () => {
    for (const language of [1, 8])
      for (const mail of mailNames) {
        const { body } = await preview(mail, {}, language)
        expect([mail, body.subject, body.html]).toEqual([
          mail,
          expect.not.stringMatching(/\{\{|^$/),
          expect.not.stringMatching(/\{\{|undefined|<p[^>]*>\s*<\/p>/),
        ])
      }
  })

  test('shows the English text where the language has none', async () => {
    const hebrew = await bareLanguage(world, 'Biblical Hebrew')
    const { body } = await preview('welcome', { subject: 'שלום' }, hebrew)
    expect(body.subject).toBe('שלום')
    expect(body.html).toContain('Start the inventory')
  })
})

describe('a test mail', () => {
  test('arrives at the own address over SMTP, in the edited language, as typed', async () => {
    const post = await makePostOffice()
    await post.open()
    const mailer = makeMailer('Quartet <q@localhost>', post.url, world.folder, world.services.files)
    const texts = withKeys('welcome', { subject: 'Si parte', button: 'Comincia qui' })
    const { body } = await call('POST /emails/test/3/welcome', { texts })
    expect(body).toEqual({ to: editor.email })
    const [mail] = await world.mails(editor.email)
    if (mail) await mailer.send(mail, { id: 'test', sentAt: world.time.now })
    mailer.close()
    await post.close()
    expect(post.received).toEqual([editor.email])
    const letter = post.letters[0]?.replace(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
    expect(letter).toContain('Subject: [Test] Si parte')
    expect(letter).toContain('<html lang="it" dir="ltr">')
    expect(letter).toContain('>Comincia qui</a>')
    expect(await names('language=3&changed=1')).toEqual([])
  })

  test('is refused with wrong placeholders, without a confirmed address, and too often', async () => {
    const texts = withKeys('welcome', { greeting: 'Ciao' })
    expect((await call('POST /emails/test/3/welcome', { texts })).body.fields).toMatchObject([
      { path: 'texts.mail.welcome.greeting', code: 'placeholders_lost' },
    ])
    const unverified = await world.person({ role: 'content_editor', verified: false })
    expect(statusAndBody(await call('POST /emails/test/3/welcome', {}, unverified))).toEqual(
      apiError('test_mail_unverified'),
    )
    for (let sent = 0; sent < 30; sent++)
      expect((await call('POST /emails/test/3/welcome', {})).status).toBe(200)
    expect((await call('POST /emails/test/3/welcome', {})).status).toBe(429)
  })
})

test('only people who edit texts see and change mails', async () => {
  const { token } = await world.person()
  for (const what of [
    'POST /emails',
    'GET /emails/show/3/welcome',
    'PUT /emails/save/3/welcome',
    'POST /emails/preview/3/welcome',
    'POST /emails/test/3/welcome',
  ]) {
    const body = what.startsWith('GET') ? {} : { body: { texts: {} } }
    expect([what, statusAndBody(await world.call(what, { token, ...body }))]).toEqual([
      what,
      apiError('forbidden'),
    ])
    expect([what, statusAndBody(await world.call(what, body))]).toEqual([
      what,
      apiError('unauthenticated'),
    ])
  }
})
