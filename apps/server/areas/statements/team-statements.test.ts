import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

type Statement = {
  id: number
  title: string
  question: string
  age_group_id: 1 | 2 | 3
  language_id: number
}
const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
const list = async (query: string): Promise<{ list: Statement[]; count: number }> =>
  (await call(`POST /statements?${query}`)).body
const show = async (id: number) => (await call(`GET /statements/show/${id}`)).body

describe('bundled team statements', () => {
  test('belong to two questions: 48 for children and 96 for everybody from 13, in every language', async () => {
    const questions = (await call('POST /statements/questions?language=1')).body
    expect(
      questions.list
        .map(({ title, kind }: { title: string; kind: string }) => [kind, title])
        .toSorted(),
    ).toEqual([
      ['bring', 'What I bring to a team'],
      ['need', 'What I need from a team'],
    ])
    for (const language of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect((await list(`language=${language}`)).count).toBe(144)
      expect((await list(`language=${language}&age_group_id=1`)).count).toBe(48)
      expect(
        (await list(`language=${language}&age_group_id=2&pattern=precision&type=Avoid`)).count,
      ).toBe(8)
    }
  })

  test('have a version in each language, under the question in that language', async () => {
    const [german] = (await list('language=2&age_group_id=2')).list
    const { versions } = await show(german?.id ?? 0)
    expect(versions.map(({ language_id }: Statement) => language_id).toSorted()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
    expect(['Das bringe ich in ein Team mit', 'Das brauche ich von einem Team']).toContain(
      german?.question,
    )
  })
})
