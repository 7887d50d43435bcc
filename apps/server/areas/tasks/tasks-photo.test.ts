import { readdirSync } from 'node:fs'
import { taskPhotoBytes } from '@quartet/domain/pictures.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  asFile,
  bombPng,
  type FileName,
  fileNamed,
  formOf,
  type PageName,
  pages,
  wrongPages,
} from '../../testing/files.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { languages } from '../languages/tables.ts'
import { settings } from '../settings/tables.ts'

let world: World
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
  ada = await world.person()
})
beforeEach(
  async () => void (await world.pool.query('delete from rate_limits; delete from settings')),
)
afterAll(() => world.close())

type Fields = Record<string, string | File>
const describeIt = (fields: Fields, who: { token?: string } = ada) =>
  world.call('POST /tasks/get/description', { token: who.token, body: formOf(fields) })
const photo = (name: FileName, as = 'task.png') => asFile(fileNamed(name), as)
const words = (name: PageName) => pages[name].text.split(/\s+/)
const counted = async () =>
  (await world.pool.query('select coalesce(sum(points), 0)::int sum from rate_limits')).rows[0].sum

describe('a photographed task', () => {
  test('becomes text in the language of the account', async () => {
    const max = await world.person({ languageId: 2 })
    const { status, headers, body } = await describeIt({ photo: photo('page-de-blurred.jpg') }, max)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const seen = body.photo_description.split(/\s+/)
    expect(
      words('page-de-blurred.jpg').filter((word) => !seen.includes(word)).length,
    ).toBeLessThanOrEqual(3)
    expect(body.photo_description).toMatch(/Müller.*Größe.*März/s)
  })

  test('is read in the requested language', async () => {
    const { body } = await describeIt({ photo: photo('page-it-tilted.webp'), language_id: '3' })
    expect(body.photo_description).toMatch(/città di Roma.*perché.*venerdì/s)
  })

  test('returns the positions of doubtful words', async () => {
    // letters that English does not have
    const { body } = await describeIt({ photo: photo('page-ar.png') })
    for (const { start, end } of body.doubtful)
      expect(body.photo_description.slice(start, end)).toMatch(/^\S+$/)
    expect(body.doubtful.length).toBeGreaterThan(2)
  })

  test('without text succeeds with an empty description', async () => {
    const { status, body } = await describeIt({ photo: photo('no-text.jpg') })
    expect([status, body]).toEqual([200, { photo_description: '', doubtful: [] }])
  })

  test('leaves neither a file nor a row', async () => {
    const countTasks = async () =>
      (await world.pool.query('select count(*)::int from tasks')).rows[0].count
    const before = await countTasks()
    await describeIt({ photo: photo('page-en-small.png') })
    expect([
      readdirSync(world.folder, { recursive: true }).filter((name) => /\.\w+$/.test(String(name))),
      await countTasks(),
    ]).toEqual([[], before])
  })

  test('is allowed for children', async () => {
    const mia = await world.person({ ageGroupId: 1, role: 'student' })
    expect(
      (await describeIt({ photo: photo('page-en-small.png') }, mia)).body.photo_description,
    ).toContain('maps')
  })

  test('is rejected when it is not a valid picture, whatever its name', async () => {
    for (const name of wrongPages.picture_unknown)
      expect(statusAndBody(await describeIt({ photo: photo(name) }))).toEqual(
        apiError('page_unknown'),
      )
    for (const name of wrongPages.picture_broken)
      expect(statusAndBody(await describeIt({ photo: photo(name) }))).toEqual(
        apiError('picture_broken'),
      )
    expect(statusAndBody(await describeIt({ photo: asFile(bombPng()) }))).toEqual(
      apiError('picture_too_big'),
    )
    expect(
      statusAndBody(await describeIt({ photo: asFile(Buffer.alloc(taskPhotoBytes + 1)) })),
    ).toEqual(apiError('too_large'))
    expect(
      (await describeIt({ photo: asFile(Buffer.alloc(taskPhotoBytes + 70_000)) })).status,
    ).toBe(413)
    expect((await describeIt({ photo: 'no file' })).body.name).toBe('invalid')
    expect((await describeIt({})).body.name).toBe('invalid')
  })

  test('requires a session and is forbidden for guests', async () => {
    expect(statusAndBody(await describeIt({ photo: photo('photo.png') }, {}))).toEqual(
      apiError('unauthenticated'),
    )
    expect(
      statusAndBody(
        await describeIt({ photo: photo('photo.png') }, await world.person({ role: 'guest' })),
      ),
    ).toEqual(apiError('forbidden'))
  })

  test('reports a language without OCR, and when OCR is disabled', async () => {
    const [hebrew] = await world.db
      .insert(languages)
      .values({ title: 'Hebrew', locale: 'he', tag: 'he', rtl: 1 })
      .returning()
    const query = (language_id: string) => describeIt({ photo: photo('photo.png'), language_id })
    expect(statusAndBody(await query(String(hebrew?.id)))).toEqual(apiError('ocr_no_letters'))
    expect(statusAndBody(await query('900'))).toEqual(apiError('language_unknown'))
    await world.db.insert(settings).values({ key: 'ocr', value: false })
    expect(statusAndBody(await query('1'))).toEqual(apiError('ocr_off'))
    expect(await counted()).toBe(0)
  })

  test('returns ocr_down when the engine crashes, uses no points, and works in the next request', async () => {
    await world.services.pictureReader.end()
    const reading = describeIt({ photo: photo('page-en.png') })
    await expect
      .poll(() => world.services.pictureReader.pid, { timeout: 10_000 })
      .toEqual(expect.any(Number))
    process.kill(world.services.pictureReader.pid ?? 0, 'SIGKILL')
    const away = await reading
    expect([statusAndBody(away), away.headers.get('retry-after')]).toEqual([
      apiError('ocr_down'),
      '5',
    ])
    expect(await counted()).toBe(0)
    expect((await describeIt({ photo: photo('page-en.png') })).status).toBe(200)
  })
})
