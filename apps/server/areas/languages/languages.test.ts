import { firstLanguages } from '@quartet/content/languages.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorld, type World } from '../../testing/world.ts'
import { languages } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const list = async (token?: string) => (await world.call('POST /langs', { token })).body.languages
const expected = firstLanguages.map(({ flag: _, ...language }) => language)
const published = expected.filter((language) => language.published)

describe('the list of languages', () => {
  test('returns published languages with tag and direction to visitors and members', async () => {
    expect(published.length).toBeGreaterThan(2)
    expect(await list()).toEqual(published)
    expect(await list((await world.person()).token)).toEqual(published)
    expect(await list('forged')).toEqual(published)
    expect((await world.call('POST /langs', { body: {} })).body.languages).toEqual(published)
  })

  test('returns all languages to content editors and super admins, but not to institution admins', async () => {
    for (const role of ['content_editor', 'super_admin'])
      expect(await list((await world.person({ role })).token)).toEqual(expected)
    expect(await list((await world.person({ role: 'institution_admin' })).token)).toEqual(published)
  })

  test('shows a language only while it is published', async () => {
    const ids = async () => (await list()).map(({ id }: { id: number }) => id)
    const all = published.map(({ id }) => id)
    await world.db.update(languages).set({ published: false }).where(eq(languages.id, 3))
    expect(await ids()).toEqual(all.filter((id) => id !== 3))
    await world.db.update(languages).set({ published: true }).where(eq(languages.id, 3))
    expect(await ids()).toEqual(all)
  })

  test('assigns the next free id to a new language', async () => {
    const [made] = await world.db
      .insert(languages)
      .values({ title: 'Hebrew', locale: 'he', tag: 'he', rtl: 1 })
      .returning()
    expect(made?.id).toBe(9)
  })
})
