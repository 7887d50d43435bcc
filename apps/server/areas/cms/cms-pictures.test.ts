import { maxPagePictures, pagePictureAddress, pagePictureBytes } from '@quartet/domain/pictures.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { asFile, bombPng, fileNamed, formOf, listFiles, wrongPages } from '../../testing/files.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
let other: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
  other = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

let counter = 0
const newKey = () => `pictured_${++counter}`
const upload = (content: Uint8Array<ArrayBuffer>, token: string | undefined = editor.token) =>
  world.call('POST /cms/picture', { token, body: formOf({ picture: asFile(content, 'map.png') }) })
const uploaded = async () => (await upload(fileNamed('photo.png'))).body.picture as string
const shown = (name: string, alt = 'A map') =>
  `<img src="${pagePictureAddress(name)}" alt="${alt}">`
const add = (body_html: string, more: Record<string, unknown> = {}) =>
  world.call('POST /cms/add', {
    token: editor.token,
    body: { language_id: 1, key: newKey(), title: 'Map', body_html, published: true, ...more },
  })
const fetched = (name: string, token?: string) => world.call(`GET /cms/picture/${name}`, { token })
/** Whether each of the people gets the picture, in the same order. */
const seenBy = async (name: string, ...people: (Member | undefined)[]) => {
  const answers = await Promise.all(people.map((one) => fetched(name, one?.token)))
  for (const answer of answers)
    if (answer.status !== 200) expect(statusAndBody(answer)).toEqual(apiError('photo_unknown'))
  return answers.map(({ status }) => status === 200)
}

describe('page pictures', () => {
  test.each(['photo.png', 'photo.jpg', 'page-it-tilted.webp'] as const)(
    '%s is accepted from an editor and re-encoded',
    async (name) => {
      const { status, body } = await upload(fileNamed(name))
      expect([status, body.picture]).toEqual([200, expect.stringMatching(/^[a-f\d]{32}\.webp$/)])
      const { headers, bytes } = await fetched(body.picture, editor.token)
      expect([
        headers.get('content-type'),
        headers.get('cache-control'),
        headers.get('x-content-type-options'),
      ]).toEqual(['image/webp', 'private, max-age=86400', 'nosniff'])
      expect(headers.get('vary')).toContain('authorization')
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
      expect(bytes.toString('latin1')).not.toMatch(/Exif|EXIF|home|48\.2082|script/)
    },
  )

  const wrongFiles = [
    ...wrongPages.picture_unknown.map((file) => [file, 'page_picture_unknown'] as const),
    ...wrongPages.picture_broken.map((file) => [file, 'picture_broken'] as const),
  ]
  test.each(wrongFiles)('%s is rejected as %s and nothing is stored', async (file, name) => {
    const before = (await listFiles(world.services.files, 'pages')).length
    expect(statusAndBody(await upload(fileNamed(file)))).toEqual(apiError(name))
    expect(await listFiles(world.services.files, 'pages')).toHaveLength(before)
  })

  test('too many pixels, too many bytes and a missing file are rejected', async () => {
    expect(statusAndBody(await upload(bombPng()))).toEqual(apiError('picture_too_big'))
    expect(statusAndBody(await upload(Buffer.alloc(pagePictureBytes + 1)))).toEqual(
      apiError('too_large'),
    )
    const none = await world.call('POST /cms/picture', {
      token: editor.token,
      body: formOf({ picture: 'a word' }),
    })
    expect([none.status, none.body.name]).toEqual([400, 'invalid'])
  })

  test('uploads by other people are rejected', async () => {
    expect(
      statusAndBody(await upload(fileNamed('photo.png'), (await world.person()).token)),
    ).toEqual(apiError('forbidden'))
    expect(statusAndBody(await world.call('POST /cms/picture', { body: formOf({}) }))).toEqual(
      apiError('unauthenticated'),
    )
  })

  test('an upload is logged without the name of the file', async () => {
    await uploaded()
    const { rows } = await world.pool.query(
      'select action, entity, new_value from logs join log_values on log_id = id order by id desc limit 1',
    )
    expect(rows).toEqual([{ action: 'create', entity: 'cms', new_value: { fields: ['picture'] } }])
  })

  test('a page keeps its own pictures with their alternative text, and loses pictures from elsewhere', async () => {
    const name = await uploaded()
    const elsewhere = [
      'https://example.org/x.webp',
      '//example.org/x.webp',
      `${pagePictureAddress(name)}?x`,
      '/api/users/photo/x.webp',
      'data:,x',
    ]
    const body = `<p>Here:</p><img class="x" onerror="a()" src="${pagePictureAddress(name)}" alt="A &quot;map&quot;">`
    const { row } = (
      await add(body + elsewhere.map((src) => `<img src="${src}" alt="no">`).join(''))
    ).body
    expect(row.body_html).toBe(
      `<p>Here:</p><img src="${pagePictureAddress(name)}" alt="A &quot;map&quot;" />`,
    )
    expect((await add(shown(name))).status).toBe(200)
  })

  test('a page needs alternative texts, stored files and at most twenty pictures', async () => {
    const name = await uploaded()
    for (const [body, code] of [
      [shown(name, ' '), 'alt_missing'],
      [`<p>x</p><img src="${pagePictureAddress(name)}">`, 'alt_missing'],
      [shown(`${'0'.repeat(32)}.webp`), 'picture_gone'],
      [shown(name).repeat(maxPagePictures + 1), 'pictures_many'],
    ] as const)
      expect(await add(body)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'body_html', code }] },
      })
    expect((await add(shown(name).repeat(maxPagePictures))).status).toBe(200)
  })
})

describe('access to a page picture', () => {
  test('is limited to editors while no page or only a draft shows it', async () => {
    const [member, name] = [await world.person(), await uploaded()]
    expect(await seenBy(name, editor, other, member, undefined)).toEqual([true, true, false, false])
    const { row } = (await add(shown(name), { published: false })).body
    expect(await seenBy(name, editor, other, member, undefined)).toEqual([true, true, false, false])
    const { id, key, title, body_html, edited_at } = row
    const body = { language_id: 1, key, title, body_html, edited_at, published: true }
    expect((await world.call(`PUT /cms/update/${id}`, { token: editor.token, body })).status).toBe(
      200,
    )
    expect(await seenBy(name, editor, other, member, undefined)).toEqual([true, true, true, false])
    await world.call(`DELETE /cms/delete/${id}`, { token: editor.token })
    expect(await seenBy(name, editor, member)).toEqual([true, false])
  })

  test('includes everybody for a public page, in each published language', async () => {
    const member = await world.person()
    const guest = await world.person({ role: 'guest' })
    const [english, german, secret] = [await uploaded(), await uploaded(), await uploaded()]
    const at = { key: 'about', order: 7 }
    await add(shown(english), at)
    await add(shown(german), { ...at, language_id: 2 })
    await add(shown(secret), { ...at, language_id: 8 })
    await world.pool.query('update languages set published = false where id = 8')
    for (const name of [english, german])
      expect(await seenBy(name, member, guest, undefined)).toEqual([true, true, true])
    expect(await seenBy(secret, member, guest, undefined, editor)).toEqual([
      false,
      false,
      false,
      true,
    ])
    await world.pool.query('update languages set published = true where id = 8')
    expect(await seenBy(secret, undefined)).toEqual([true])
  })

  test('includes the people who see the screen that contains the page', async () => {
    const guest = await world.person({ role: 'guest' })
    const teen = await world.person({ ageGroupId: 2, awaitsConsent: true })
    const [card, help, members] = [await uploaded(), await uploaded(), await uploaded()]
    await add(shown(card), { key: 'lci_cards', order: 90 })
    await add(shown(help), { key: 'lci_help_you', order: 90 })
    await add(shown(members), { key: 'videos', order: 90 })
    expect(await seenBy(card, guest, teen, undefined)).toEqual([true, false, false])
    expect(await seenBy(help, guest, teen, undefined)).toEqual([false, true, false])
    expect(await seenBy(members, guest, teen, undefined)).toEqual([false, false, false])
    expect(await seenBy(members, await world.person())).toEqual([true])
  })

  test('is denied to everybody for an invalid or unknown name', async () => {
    for (const name of [
      '%25',
      'map.webp',
      `${'0'.repeat(32)}.webp`,
      '..%2F..%2Fetc%2Fpasswd',
      'A'.repeat(32),
      '%25%25.webp',
    ])
      expect([name, statusAndBody(await fetched(name, editor.token))]).toEqual([
        name,
        apiError('photo_unknown'),
      ])
  })
})

test('unused pictures are deleted after a week; pictures of pages in the bin stay', async () => {
  const [unused, used, inBin] = [await uploaded(), await uploaded(), await uploaded()]
  await add(shown(used), { published: false })
  const { row } = (await add(shown(inBin))).body
  await world.call(`DELETE /cms/delete/${row.id}`, { token: editor.token })
  const run = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
  const names = () => listFiles(world.services.files, 'pages')
  world.time.now = new Date()
  await run()
  expect(await names()).toContain(unused)
  world.time.now = new Date(Date.now() + 8 * days)
  await run()
  expect(await names()).not.toContain(unused)
  expect(await names()).toEqual(expect.arrayContaining([used, inBin]))
})
