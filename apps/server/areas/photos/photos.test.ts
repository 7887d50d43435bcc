import { photoBytes } from '@quartet/domain/pictures.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import {
  asFile,
  bombPng,
  fileNamed,
  formOf,
  listFiles,
  pictures,
  wrongPictures,
} from '../../testing/files.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { erasePerson } from '../privacy/commands.ts'

let world: World
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await world.person()
})
afterAll(() => world.close())

const upload = (who: Member, content: Uint8Array<ArrayBuffer>, whose = who.id) =>
  world.call(`POST /users/update_photo/${whose}`, {
    token: who.token,
    body: formOf({ image: asFile(content, 'me.png') }),
  })
const choose = (who: Member, image: string) =>
  world.call('PUT /users/photo', { token: who.token, body: { image } })
const shown = async (who: Member) =>
  (await world.call(`GET /users/show/${who.id}`, { token: who.token })).body.user.image
const fetched = (image: string) => world.call(`GET /users/photo/${image}`)
/** Removes the files queued for removal, as the job does, and returns their names. */
async function removed() {
  const { rows } = await world.pool.query(
    "delete from jobs.job where name = 'remove-files' returning data",
  )
  for (const { data } of rows)
    for (const name of data.names) await world.services.files.remove(data.kind, name)
  return rows.flatMap(({ data }) => data.names as string[])
}

describe('a photo', () => {
  test.each(pictures)(
    'from %s becomes the image of its owner under an unguessable name',
    async (name) => {
      const { status, body } = await upload(ada, fileNamed(name))
      expect([status, body.image]).toEqual([200, expect.stringMatching(/^[\w-]{32}\.webp$/)])
      expect(await shown(ada)).toBe(body.image)
    },
  )

  test('is served to anybody who has its name, cached only by the browser for a day, and cannot run as a script', async () => {
    const { image } = (await upload(ada, fileNamed('photo.jpg'))).body
    const { status, headers, bytes } = await fetched(image)
    expect([
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/webp', 'private, max-age=86400', 'nosniff'])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  })

  test('that does not exist answers 404 without caching, whatever its name', async () => {
    for (const name of [
      'drawn-7',
      'a'.repeat(32),
      `${'a'.repeat(32)}.webp`,
      '..%2F..%2Fetc%2Fpasswd',
      'a%00.webp',
      `${'a'.repeat(119)}.`,
    ]) {
      const answer = await fetched(name)
      expect([name, statusAndBody(answer), answer.headers.get('cache-control')]).toEqual([
        name,
        apiError('photo_unknown'),
        'no-store',
      ])
    }
  })

  test('replaces the previous one, whose file is deleted', async () => {
    const first = (await upload(ada, fileNamed('photo.png'))).body.image
    expect(await removed()).toEqual([])
    const second = (await upload(ada, fileNamed('photo.jpg'))).body.image
    expect(await removed()).toEqual([first])
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200])
    expect((await world.call('DELETE /users/photo', { token: ada.token })).body).toEqual({
      image: null,
    })
    expect([await shown(ada), await removed()]).toEqual([null, [second]])
  })

  test.each(
    Object.entries(wrongPictures).flatMap(([name, files]) =>
      files.map((file) => [file, name] as const),
    ),
  )('in %s is rejected as %s, and nothing changes', async (file, name) => {
    await choose(ada, 'drawn-3')
    expect(statusAndBody(await upload(ada, fileNamed(file)))).toEqual(
      apiError(name as 'picture_unknown'),
    )
    expect(await shown(ada)).toBe('drawn-3')
  })

  test('with too many pixels or bytes is rejected', async () => {
    expect(statusAndBody(await upload(ada, bombPng()))).toEqual(apiError('picture_too_big'))
    expect(statusAndBody(await upload(ada, Buffer.alloc(photoBytes + 1)))).toEqual(
      apiError('too_large'),
    )
    expect(statusAndBody(await upload(ada, Buffer.alloc(photoBytes + 100_000)))).toEqual(
      apiError('too_large'),
    )
  })

  test('that is missing or not a file is rejected as invalid', async () => {
    for (const body of [formOf({}), formOf({ image: 'a word' })]) {
      const answer = await world.call(`POST /users/update_photo/${ada.id}`, {
        token: ada.token,
        body,
      })
      expect([answer.status, answer.body.name]).toEqual([400, 'invalid'])
    }
    const json = await world.call(`POST /users/update_photo/${ada.id}`, {
      token: ada.token,
      body: { image: 'a' },
    })
    expect(statusAndBody(json)).toEqual(apiError('unsupported_media'))
  })

  test('can only be changed by its owner', async () => {
    const admin = await world.person({ role: 'super_admin', type: 'institution' })
    expect(statusAndBody(await upload(admin, fileNamed('photo.png'), ada.id))).toEqual(notFound)
    expect(statusAndBody(await upload(ada, fileNamed('photo.png'), admin.id))).toEqual(notFound)
    expect(
      (await world.call(`POST /users/update_photo/${ada.id}`, { body: formOf({}) })).status,
    ).toBe(401)
  })

  test('is not allowed for children, who choose a drawn picture instead', async () => {
    const mia = await world.person({ ageGroupId: 1 })
    expect(statusAndBody(await upload(mia, fileNamed('photo.png')))).toEqual(
      apiError('not_for_children'),
    )
    expect((await choose(mia, 'drawn-12')).body).toEqual({ image: 'drawn-12' })
    expect(await shown(mia)).toBe('drawn-12')
  })

  test('is logged as a change without its name', async () => {
    await upload(ada, fileNamed('photo.png'))
    const { rows } = await world.pool.query(
      'select action, entity, new_value from logs join log_values on log_id = id order by id desc limit 1',
    )
    expect(rows).toEqual([{ action: 'update', entity: 'users', new_value: { fields: ['image'] } }])
  })

  test('is deleted together with the person', async () => {
    const { image } = (await upload(ada, fileNamed('photo.png'))).body
    const { db, queue } = world.services
    await withoutTenantScope(() =>
      db.transaction((tx) => erasePerson(tx, { queue, now: world.time.now }, ada.id, 'inactive')),
    )
    expect(await removed()).toEqual([image])
    expect((await fetched(image)).status).toBe(404)
  })
})

test('a drawn picture must be one of the twelve', async () => {
  for (const image of ['drawn-0', 'drawn-13', '../drawn-1', '', 'constructor'])
    expect((await choose(ada, image)).body.name).toBe('invalid')
  expect((await choose(ada, 'drawn-1')).status).toBe(200)
})

test('deletes unused photo files after a day and keeps the others', async () => {
  const { image } = (await upload(ada, fileNamed('photo.png'))).body
  await world.services.files.write('avatars', 'orphan.webp', Buffer.from('x'))
  const names = () => listFiles(world.services.files, 'avatars')
  const run = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
  world.time.now = new Date()
  await run()
  expect(await names()).toContain('orphan.webp')
  world.time.now = new Date(Date.now() + 2 * days)
  await run()
  expect(await names()).not.toContain('orphan.webp')
  expect(await names()).toContain(image)
})
