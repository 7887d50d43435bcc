import { utimesSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { limits } from '../../security/rate-limits.ts'
import { addContent } from '../../testing/content.ts'
import { listFiles } from '../../testing/files.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { heard } from '../../testing/sound.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { attributes, attributeTables } from '../attributes/tables.ts'
import { cms } from '../cms/tables.ts'
import { forms, questions } from '../inventory/tables.ts'
import { languages } from '../languages/tables.ts'
import { settings } from '../settings/tables.ts'

let world: World
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
  ada = await world.person()
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits; delete from settings')
  for (const name of await listSpeechFiles()) await world.services.files.remove('speech', name)
})
afterAll(() => world.close())

const listSpeechFiles = () => listFiles(world.services.files, 'speech')
const speak = (body: unknown, who: { token?: string } = ada) =>
  world.call('POST /users/text/to/speech', { token: who.token, body })
const statement = async (languageId = 1) => {
  const [row] = await world.db
    .select()
    .from(attributes)
    .where(eq(attributes.languageId, languageId))
    .limit(1)
  return row?.title ?? ''
}
const counted = async () =>
  (await world.pool.query('select coalesce(sum(points), 0)::int sum from rate_limits')).rows[0].sum

describe('text to speech', () => {
  test('returns an MP3 of the text in the language of the account', async () => {
    const { status, headers, bytes } = await speak({ text: ' I like\n to know  why. ' })
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'audio/mpeg',
      'no-store',
    ])
    const sound = await heard(bytes)
    expect(sound.loudness).toBeGreaterThan(0.02)
    expect(sound.words.map(([start]) => start)).toEqual([0, 2, 7, 10, 15])
    const max = await world.person({ languageId: 2 })
    const german = await heard((await speak({ text: 'I like to know why.' }, max)).bytes)
    expect(german.seconds).not.toBe(sound.seconds)
    expect(
      (await heard((await speak({ text: 'I like to know why.', language_id: 1 }, max)).bytes))
        .seconds,
    ).toBe(sound.seconds)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('speaks language %i', async (language_id) => {
    expect(
      (await heard((await speak({ text: 'radio 12', language_id })).bytes)).loudness,
    ).toBeGreaterThan(0.02)
  })

  test('is available to everybody signed in: guests, children and people waiting for consent', async () => {
    const readers = [
      { role: 'guest' },
      { ageGroupId: 1, role: 'student' },
      { awaitsConsent: true },
    ] as const
    for (const draft of readers)
      expect((await speak({ text: 'Hello.' }, await world.person(draft))).status).toBe(200)
    expect(statusAndBody(await speak({ text: 'Hello.' }, {}))).toEqual(apiError('unauthenticated'))
  })

  test('rejects texts that cannot be spoken, with the reason', async () => {
    for (const text of ['', ' \n\t ', undefined, null])
      expect(statusAndBody(await speak({ text }))).toEqual(wrong({ text: 'required' }))
    expect(statusAndBody(await speak({ text: 'a'.repeat(1001) }))).toEqual(
      wrong({ text: 'too_long' }),
    )
    expect(statusAndBody(await speak({ text: 'long '.repeat(2000) }))).toEqual(
      wrong({ text: 'too_long' }),
    )
    for (const text of ['a\0b', 'a\ud800b', '\u0001\u001b[31m', 'a\u0085b\u007f'])
      expect(statusAndBody(await speak({ text }))).toEqual(wrong({ text: 'control_characters' }))
    for (const text of ['...', '\u200b', '—'])
      expect(statusAndBody(await speak({ text }))).toEqual(wrong({ text: 'nothing_to_say' }))
    expect(statusAndBody(await speak({ text: 'x', language_id: 900 }))).toEqual(
      apiError('language_unknown'),
    )
    expect((await speak({ text: 'x', language_id: 'en' })).body.name).toBe('invalid')
    expect((await speak({ text: 'x'.repeat(1_000_001) })).body.name).toBe('too_large')
    expect((await speak({ text: '😀👍🏽' })).status).toBe(200)
    expect((await speak({ text: 'a'.repeat(1000) })).status).toBe(200)
  })

  test('reports a language without a voice, and when speech is disabled', async () => {
    const [hebrew] = await world.db
      .insert(languages)
      .values({ title: 'Hebrew', locale: 'he', tag: 'he', rtl: 1 })
      .returning()
    expect(statusAndBody(await speak({ text: 'שלום', language_id: hebrew?.id }))).toEqual(
      apiError('speech_no_voice'),
    )
    await world.db.insert(settings).values({ key: 'tts', value: false })
    expect(statusAndBody(await speak({ text: 'Hello.' }))).toEqual(apiError('speech_off'))
    expect(await counted()).toBe(0)
  })

  test('speaks markup as text', async () => {
    const { seconds } = await heard(
      (await speak({ text: '<speak>one<break time="30s"/>two</speak> & three' })).bytes,
    )
    expect(seconds).toBeLessThan(15)
    expect(seconds).toBeGreaterThan(
      (await heard((await speak({ text: 'one two three' })).bytes)).seconds + 2,
    )
  })
})

describe('speech for catalogue texts', () => {
  test('is generated once and cached under an opaque name: the same bytes without work', async () => {
    const text = await statement()
    const first = await speak({ text })
    expect(await listSpeechFiles()).toEqual([expect.stringMatching(/^[\w-]{43}\.mp3$/)])
    expect(await counted()).toBe(2)
    await world.services.speaker.end()
    const second = await speak({ text: `  ${text.replaceAll(' ', '\n ')}` }, await world.person())
    expect(second.bytes).toEqual(first.bytes)
    expect([world.services.speaker.pid, await counted()]).toEqual([undefined, 2])
  })

  test('includes statements, questions, answers, titles and paragraphs of pages', async () => {
    const [page] = await world.db.select().from(cms).where(eq(cms.key, 'profile_cards')).limit(1)
    const [item] = await world.db
      .select()
      .from(questions)
      .innerJoin(forms, eq(forms.id, questions.formId))
      .where(eq(forms.languageId, 1))
      .limit(1)
    const paragraph = 'A <em>new</em> paragraph with 3 &lt; 4 &amp; more.'
    await world.db.insert(cms).values({
      key: 'fresh',
      languageId: 1,
      title: 'A fresh page',
      bodyHtml: `<h2>Part</h2><p>${paragraph}</p>`,
    })
    const texts = [
      await statement(),
      item?.questions.text ?? '',
      item?.forms.scale[0] ?? '',
      page?.title ?? '',
      'A fresh page',
      'Part',
      'A new paragraph with 3 < 4 & more.',
    ]
    for (const [at, text] of texts.entries()) {
      expect((await speak({ text })).status).toBe(200)
      expect([text, (await listSpeechFiles()).length]).toEqual([text, at + 1])
    }
    const german = await statement(2)
    await speak({ text: german, language_id: 2 })
    expect(await listSpeechFiles()).toHaveLength(texts.length + 1)
    // not cached in the voice of another language, which nobody requests twice
    await speak({ text: german, language_id: 1 })
    expect(await listSpeechFiles()).toHaveLength(texts.length + 1)
  })

  test('does not include texts people wrote, even statements or variations of ours', async () => {
    const own = 'I count the birds of my street.'
    const values = { pattern: 'sequence', type: 'Avoid', age_group_id: 3, language_id: 1 }
    await addContent(world.db, attributeTables, [
      { ...values, group_key: 'own', title: own, user_id: ada.id },
    ])
    const text = await statement()
    for (const written of [
      own,
      text.slice(0, -2),
      `${text} And I.`,
      text.toUpperCase(),
      "' or '1'='1",
      '%',
    ])
      expect((await speak({ text: written })).status).toBe(200)
    expect(await listSpeechFiles()).toEqual([])
  })

  test('is generated again after 90 days', async () => {
    const text = await statement()
    await speak({ text })
    const [name = ''] = await listSpeechFiles()
    const written = (ago: number) => {
      const at = new Date(world.time.now.getTime() - ago)
      utimesSync(path.join(world.folder, 'speech', name), at, at)
    }
    written(89 * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await listSpeechFiles()).toHaveLength(1)
    written(91 * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await listSpeechFiles()).toEqual([])
  })

  test('is returned even if it cannot be stored', async () => {
    const { files } = world.services
    const write = files.write
    files.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    expect((await speak({ text: await statement() })).status).toBe(200)
    files.write = write
    expect(await listSpeechFiles()).toEqual([])
  })
})

describe('the speech service', () => {
  test('reports a crash, takes no point and works again in the next call', async () => {
    await world.services.speaker.end()
    const breaking = speak({ text: '9 '.repeat(499) })
    while (!world.services.speaker.pid) await new Promise(setImmediate)
    process.kill(world.services.speaker.pid, 'SIGKILL')
    expect(statusAndBody(await breaking)).toEqual(apiError('speech_down'))
    expect((await breaking).headers.get('retry-after')).toBe('5')
    expect(await counted()).toBe(0)
    expect((await speak({ text: 'Hello.' })).status).toBe(200)
  })

  test('does not block other requests while thirty people listen', async () => {
    await speak({ text: 'Warm.' })
    let done = false
    const speaking = Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        speak({ text: `Number ${at} likes to know how things work.` }),
      ),
    )
    void speaking.finally(() => {
      done = true
    })
    for (let call = 0; call < 10; call++)
      expect((await world.call(`GET /users/show/${ada.id}`, ada)).status).toBe(200)
    expect(done).toBe(false)
    expect((await speaking).map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  test('has a limit per person, independent of other people', async () => {
    await speak({ text: 'One.' })
    await world.pool.query("update rate_limits set points = $1 where key like 'speechPerson:%'", [
      limits.speechPerson.points,
    ])
    expect(statusAndBody(await speak({ text: 'Two.' }))).toEqual(apiError('too_many'))
    expect((await speak({ text: 'Two.' }, await world.person())).status).toBe(200)
    const text = await statement()
    await speak({ text }, await world.person())
    expect((await speak({ text })).status).toBe(200) // cached speech costs nothing
  })
})
