import { firstLanguages } from '@quartet/content/languages.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { ownStatements } from '@quartet/domain/plp.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addContent } from '../../testing/content.ts'
import { decodedTask, makeDocument, ownStatement, tickStatements } from '../../testing/documents.ts'
import { formOf } from '../../testing/files.ts'
import { take } from '../../testing/inventory.ts'
import { type ReadPdf, readPdf } from '../../testing/pdf.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { attributeTables } from '../attributes/tables.ts'
import { originalsOf } from '../localization/interface-texts.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const make = (reader: Pick<Member, 'token'>, body: object, what: 'pdf' | 'pages' = 'pdf') =>
  makeDocument(world, reader, body, what)
async function read(reader: Pick<Member, 'token'>, body: object) {
  const { status, bytes, headers } = await make(reader, body)
  expect(status).toBe(200)
  return { ...(await readPdf(bytes)), kilobytes: bytes.length / 1000, headers }
}

/** Extraction moves combining marks and the letters of ligatures within a word. */
const lettersOf = (word: string) =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').split('').sort().join('')

/** Whether a text is in a document; in right-to-left text word by word, but for combining marks. */
function hasText({ pages, words }: ReadPdf, text: string, isRtl: boolean) {
  if (!isRtl) return pages.join(' ').includes(text.replace(/\s+/g, ' '))
  const shown = new Set(words.map(lettersOf))
  const expected = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return expected.every((word) => /\p{M}|لا/u.test(word) || shown.has(lettersOf(word)))
}

async function scored(draft: Parameters<World['person']>[0] = {}) {
  const person = await world.person(draft)
  await take(world, person)
  return person
}

const text = 'Hi Maya,\n\nplan the steps first.\n\n\nMeasure exactly and imagine a new way.'

describe.each(firstLanguages)('in $title', ({ id: languageId, tag, locale, rtl }) => {
  const isRtl = rtl === 1
  let ada: Member
  let titles: string[]
  let words: Readonly<Record<string, string>>
  beforeAll(async () => {
    ada = await scored({ languageId })
    titles = await tickStatements(world, ada)
    words = await originalsOf(locale)
  })

  /** What every document has. */
  function expectReadable(pdf: Awaited<ReturnType<typeof read>>, most = 150) {
    expect([pdf.isTagged, pdf.lang]).toEqual([true, tag])
    expect(pdf.title?.length).toBeGreaterThan(5)
    expect(pdf.tags).toEqual(expect.arrayContaining(['H1', 'P']))
    expect(pdf.fonts.length).toBeGreaterThan(0)
    expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    expect(pdf.kilobytes).toBeLessThan(most)
    expect(pdf.size).toEqual([595, 842])
  }

  test('the profile is one page with the chosen statements in their order', async () => {
    const pdf = await read(ada, { kind: 'plp' })
    expectReadable(pdf)
    expect(pdf.pages).toHaveLength(1)
    for (const title of titles) expect([title, hasText(pdf, title, isRtl)]).toEqual([title, true])
    const places = titles.map((title) => pdf.pages[0]?.indexOf(title) ?? -1)
    if (!isRtl) expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(pdf.alts).toHaveLength(4)
    expect(pdf.alts[0]).toContain(words['pattern.sequence'])
    expect(pdf.alts[0]).toMatch(/28\D+25\D+31/)
    expect(pdf.headers.get('content-disposition')).toContain('profile.pdf')
  })

  test('the full profile has the texts of all four patterns', async () => {
    const pdf = await read(ada, { kind: 'plp', sheet: 'full' })
    expectReadable(pdf)
    expect(pdf.pages.length).toBeGreaterThan(1)
    expect(pdf.tags).toEqual(expect.arrayContaining(['Table', 'TH', 'TD', 'L', 'LI']))
    expect(hasText(pdf, words['profile.history'] ?? '?', isRtl)).toBe(true)
  })

  test('the card is one page without the greeting', async () => {
    const { id } = await decodedTask(world, ada, { description: text, name: 'Bridge' })
    const pdf = await read(ada, { kind: 'card', task_id: id })
    expectReadable(pdf)
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]).toContain('Bridge')
    expect(pdf.pages[0]).not.toContain('Maya')
    expect(pdf.pages[0]).toContain('I write one card for each step.')
    expect(pdf.pages[0]).toContain('It went well.')
  })

  test('tasks are printed one after the other, a job with its duties', async () => {
    const one = await decodedTask(world, ada, { description: text, name: 'Bridge' })
    const job = await decodedTask(world, ada, { description: text, name: 'Engineer' }, 'career')
    const pdf = await read(ada, { kind: 'tasks', task_ids: [job.id, one.id] })
    expectReadable(pdf)
    expect(pdf.pages).toHaveLength(2)
    expect(pdf.pages[0]).toContain('Engineer')
    expect(pdf.pages[1]).toContain('Bridge')
    expect(hasText(pdf, words['decode.duties_title'] ?? '?', isRtl)).toBe(true)
    expect(pdf.tags.filter((tagged) => tagged === 'H1')).toHaveLength(2)
  })

  test('the work profile has the chosen statements under their questions', async () => {
    const { body } = await world.call('POST /users/career/statements', {
      token: ada.token,
      body: {},
    })
    const chosen = body.statements.slice(0, 3)
    await world.call(`PUT /users/update/career/statements/${ada.id}`, {
      token: ada.token,
      body: { my_career_statements: chosen.map(({ id }: { id: number }) => id) },
    })
    const pdf = await read(ada, { kind: 'pwp' })
    expectReadable(pdf)
    expect(pdf.pages).toHaveLength(1)
    for (const { title } of chosen)
      expect([title, hasText(pdf, title, isRtl)]).toEqual([title, true])
  })
})

describe('hard cases', () => {
  const markup = '#import "a": * $x^2$ *bold* _it_ `raw` <label> @ref \\ // 100 % [x] {y} #panic()'

  test('text that looks like code, emoji and two scripts are text', async () => {
    const ada = await scored()
    for (const title of [markup, 'I draw 😀 مخطط first'])
      expect((await ownStatement(world, ada, title)).status).toBe(200)
    const pdf = await read(ada, { kind: 'plp' })
    expect(pdf.pages[0]).toContain(markup)
    expect(pdf.pages[0]).toContain('I draw')
    expect(pdf.pages[0]).toContain('😀')
    const { id } = await decodedTask(world, ada, {
      name: '#set page(fill: red)',
      description: markup,
    })
    // in the card, a marked word is followed by its letter
    const card = await read(ada, { kind: 'card', task_id: id })
    expect(card.pages[0]).toContain(markup.slice(0, markup.indexOf('<label')))
    expect(card.pages[0]).toContain('@ref \\ // 100 % [x] {y} #panic()')
    expect((await read(ada, { kind: 'tasks', task_ids: [id] })).pages[0]).toContain(markup)
  })

  test('200 own statements stay on one page that says how many more there are', async () => {
    const ada = await scored()
    await tickStatements(world, ada, 0)
    const ids = await addContent(
      world.db,
      attributeTables,
      Array.from({ length: ownStatements.most }, (_, at) => ({
        ...{ type: 'Avoid', age_group_id: 3, language_id: 1, user_id: ada.id },
        pattern: patterns[at % patterns.length],
        group_key: `own ${at}`,
        title: `${'I write long statements. '.repeat(10)}${at}`,
      })),
    )
    await world.call(`PUT /users/update_my_attributes/${ada.id}`, {
      token: ada.token,
      body: { ticked: ids },
    })
    const pdf = await read(ada, { kind: 'plp' })
    expect(pdf.pages).toHaveLength(1)
    const shown = pdf.pages[0]?.match(/\(own statement\)/g)?.length ?? 0
    const more = [...(pdf.pages[0]?.matchAll(/and (\d+) more in the full version/g) ?? [])]
    expect(more).toHaveLength(4)
    expect(shown + more.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(200)
    const full = await read(ada, { kind: 'plp', sheet: 'full' })
    expect(full.pages.join(' ').match(/I write long statements\. \d+/g)).toHaveLength(200)
  })

  test('a name of 120 characters fits', async () => {
    const ada = await scored()
    const name = { first_name: 'Wolfeschlegel '.repeat(5).trim(), last_name: 'x'.repeat(50) }
    await world.call(`PUT /users/save/${ada.id}`, { token: ada.token, body: name })
    const pdf = await read(ada, { kind: 'plp' })
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]?.replaceAll(/[-\s]/g, '')).toContain('x'.repeat(50))
  })

  test('a profile without a result, and without statements', async () => {
    const ada = await world.person()
    for (const body of [{ kind: 'plp' }, { kind: 'pwp' }])
      expect(statusAndBody(await make(ada, body))).toEqual(apiError('no_result'))
    await take(world, ada)
    await tickStatements(world, ada, 0)
    const pdf = await read(ada, { kind: 'plp' })
    expect(pdf.pages[0]?.match(/Nothing chosen here yet\./g)).toHaveLength(4)
  })

  test('a card of a task that is not decoded, of a person without a result', async () => {
    const ada = await world.person()
    const { id } = await addTask(world, ada)
    await world.pool.query('update walls set removed = 1')
    const { pages } = await read(ada, { kind: 'card', task_id: id })
    await world.pool.query('update walls set removed = 0')
    expect(pages[0]?.match(/Not rated yet/g)).toHaveLength(4)
  })

  test('paper is Letter in the United States', async () => {
    const ada = await scored()
    await world.pool.query("update users set country = 'US' where id = $1", [ada.id])
    expect((await read(ada, { kind: 'plp' })).size).toEqual([612, 792])
  })
})

describe('who reads', () => {
  test('others get the third person, and only the requested parts', async () => {
    const ada = await scored()
    const [title = ''] = await tickStatements(world, ada)
    const own = await read(ada, { kind: 'plp' })
    expect(own.pages[0]).toContain('You use')
    const others = await read(ada, { kind: 'plp', audience: 'others' })
    expect(others.pages[0]).not.toMatch(/\bYou(r|rself)?\b/)
    expect(others.pages[0]).toContain(title)
    const parts = await read(ada, { kind: 'plp', parts: ['definition'] })
    expect(parts.pages[0]).not.toContain(title)
    expect(parts.alts).toEqual([])
    const { id } = await decodedTask(world, ada, { description: text })
    const card = await read(ada, { kind: 'card', task_id: id, parts: ['text'], audience: 'others' })
    expect(card.pages[0]).not.toMatch(/You:|It went well|\(28\)/)
  })

  test('a full profile without the scores names no degree, not even by the order of statements', async () => {
    const ada = await scored()
    const { body } = await world.call(`GET /users/show/${ada.id}`, { token: ada.token })
    const attributes: { id: number; pattern: string; type: string; title: string }[] =
      body.user.attributes
    const chosen = patterns.flatMap((pattern) =>
      attributes.filter(
        (one, at) =>
          one.pattern === pattern &&
          one.type !== 'Sequence' &&
          attributes.findIndex(
            ({ pattern, type }) => pattern === one.pattern && type === one.type,
          ) === at,
      ),
    )
    await world.call(`PUT /users/update_my_attributes/${ada.id}`, {
      token: ada.token,
      body: { selected_attributes: chosen.map(({ id }) => id) },
    })
    const { pages } = await read(ada, { kind: 'plp', sheet: 'full', parts: ['statements'] })
    const all = pages.join(' ')
    expect(all).not.toMatch(/Avoid|As Needed|Use First|Learner/)
    const places = chosen.map(({ title }) => all.indexOf(title))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
  })

  test('a child reads words for children', async () => {
    const { id: organizationId } = await world.organization()
    const kid = await scored({ ageGroupId: 1, role: 'student', type: 'student', organizationId })
    const pdf = await read(kid, { kind: 'plp' })
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]).toContain('How you learn, Ada')
    expect(pdf.pages[0]).toContain('The planner')
  })

  test('staff get what they see on the screen, and people elsewhere get nothing', async () => {
    const { id: organizationId } = await world.organization()
    const member = { role: 'institution_member', type: 'institution', organizationId } as const
    const [open, closed] = [await scored({ ...member, sharesScores: true }), await scored(member)]
    const admin = await world.person({ ...member, role: 'institution_admin' })
    const stranger = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: (await world.organization()).id,
    })
    const { id } = await decodedTask(world, open, { description: text })
    expect((await read(admin, { kind: 'plp', user_id: open.id })).title).toContain(
      '’s learning profile',
    )
    expect(statusAndBody(await make(admin, { kind: 'plp', user_id: closed.id }))).toEqual(
      apiError('no_result'),
    )
    for (const what of ['pdf', 'pages'] as const)
      for (const body of [
        { kind: 'plp', user_id: open.id },
        { kind: 'card', task_id: id },
        { kind: 'tasks', task_ids: [id] },
      ])
        expect(statusAndBody(await make(stranger, body, what))).toEqual(notFound)
    expect(
      statusAndBody(await make(admin, { kind: 'tasks', task_ids: [id, 2_000_000_000] })),
    ).toEqual(notFound)
  })

  test('children have no work profile, and guests and visitors no documents', async () => {
    const guest = await world.person({ role: 'guest' })
    expect(statusAndBody(await make(guest, { kind: 'plp' }))).toEqual(apiError('forbidden'))
    expect(statusAndBody(await make({ token: '' }, { kind: 'plp' }))).toEqual(
      apiError('unauthenticated'),
    )
  })

  test.each([
    {},
    { kind: 'x' },
    { kind: 'card' },
    { kind: 'tasks', task_ids: [] },
    { kind: 'plp', sheet: 'half' },
    { kind: 'plp', parts: ['notes'] },
    { kind: 'pwp', user_id: 1 },
  ])('%j is rejected', async (body) => {
    expect((await make(await world.person(), body)).status).toBe(400)
  })
})

describe('a share without a PDF', () => {
  test.each([
    ['POST /users/share/{id}', 'Ada Person'],
    ['POST /tasks/share_plp_task', 'Ada Person'],
    ['POST /tasks/share/{task}', 'Essay'],
    ['POST /tasks/share_pwp_task', 'Personal Work Profile'],
  ])(
    '%s attaches what the server makes for others, also to a request in JSON',
    async (where, text) => {
      const ada = await scored()
      const { id } = await decodedTask(world, ada)
      const path = where.replace('{id}', String(ada.id)).replace('{task}', String(id))
      const emails = [`reader-${id}@example.org`]
      for (const body of [{ emails }, formOf({ emails })]) {
        expect(statusAndBody(await world.call(path, { token: ada.token, body })).status).toBe(200)
        const mail = (await world.mails(emails[0])).at(-1)
        const file = mail?.attachment?.file ?? 'none.pdf'
        const pdf = await readPdf(
          (await world.services.files.read('attachments', file)) ?? Buffer.alloc(0),
        )
        expect([pdf.isTagged, pdf.pages.length]).toEqual([true, 1])
        expect(pdf.pages[0]).toContain(text)
        expect(pdf.pages[0]).not.toMatch(/\bYou(r|rself)?\b/)
      }
    },
  )
})

test('tasks that are too long for one document are refused together, and each is made alone', async () => {
  const ada = await world.person()
  const description = 'Plan each step. '.repeat(1250)
  const ids: number[] = []
  while (ids.length * description.length <= taskBounds.document)
    ids.push((await addTask(world, ada, { description })).id)
  expect(statusAndBody(await make(ada, { kind: 'tasks', task_ids: ids }))).toEqual(
    apiError('document_too_long'),
  )
  expect((await make(ada, { kind: 'tasks', task_ids: ids.slice(0, 1) })).status).toBe(200)
})

describe('the engine', () => {
  test('draws the same pages as one picture', async () => {
    const ada = await scored()
    const { status, bytes, headers } = await make(ada, { kind: 'plp', sheet: 'full' }, 'pages')
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const svg = Buffer.from(bytes).toString()
    expect(svg).toMatch(/^<svg [^>]*data-pages="3"/)
    expect(svg).not.toMatch(/<script|href="http|<foreignObject/)
  })

  test('reports a crash and works again in the next call', async () => {
    const ada = await scored()
    const { typesetter } = world.services
    await typesetter.end()
    const breaking = make(ada, { kind: 'plp', sheet: 'full' })
    while (!typesetter.pid) await new Promise(setImmediate)
    process.kill(typesetter.pid, 'SIGKILL')
    expect(statusAndBody(await breaking)).toEqual(apiError('documents_busy'))
    expect((await breaking).headers.get('retry-after')).toBe('5')
    expect((await make(ada, { kind: 'plp' })).status).toBe(200)
  })

  test('skips the document of a caller who left, and serves the others', async () => {
    const [ada, ben] = [await scored(), await scored()]
    const { typesetter } = world.services
    await make(ben, { kind: 'plp' })
    const send = vi.spyOn(typesetter, 'send')
    const { pid = 0 } = typesetter
    process.kill(pid, 'SIGSTOP')
    const first = make(ben, { kind: 'plp' })
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000)
    const leaving = new AbortController()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` }
    const body = JSON.stringify({ kind: 'plp' })
    const left = world.app.request('/api/documents/pdf', {
      ...{ method: 'POST', headers, body, signal: leaving.signal },
    })
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), 10_000)
    leaving.abort()
    process.kill(pid, 'SIGCONT')
    expect((await first).status).toBe(200)
    await Promise.allSettled([left])
    expect(await send.mock.results[1]?.value).toBe('down')
    send.mockRestore()
  })

  test('says that a document cannot be set, and goes on with the next one', async () => {
    const [ada, ben] = [await scored(), await scored({ languageId: 3 })]
    const { typesetter } = world.services
    await make(ada, { kind: 'plp' })
    const { pid } = typesetter
    // Typst knows codes of two and three letters
    await world.pool.query("update languages set tag = 'quartet' where id = 3")
    expect(statusAndBody(await make(ben, { kind: 'plp' }))).toEqual(apiError('document_failed'))
    await world.pool.query("update languages set tag = 'it' where id = 3")
    expect((await make(ben, { kind: 'plp' })).status).toBe(200)
    expect(typesetter.pid).toBe(pid)
  })
})
