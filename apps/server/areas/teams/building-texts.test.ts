import { firstLanguages } from '@quartet/content/languages.ts'
import { teamSteps } from '@quartet/domain/team-steps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

type Cards = {
  cards: { key: string; step: number; language_id: number }[]
  cards_titles: string[]
  cards_instructions: string[]
}
async function cardsOf(languageId: number, ageGroupId: 1 | 3): Promise<Cards> {
  const { id: organizationId } = await world.organization()
  const place = { organizationId, type: 'student', role: 'student' } as const
  const { token } = await world.person({ ...place, languageId, ageGroupId })
  return (await world.call('POST /teams/cards', { token })).body
}
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

test.each(firstLanguages)(
  'the four steps are introduced in $title, to children in shorter words',
  async ({ id }) => {
    const [grown, young] = [await cardsOf(id, 3), await cardsOf(id, 1)]
    for (const { cards, cards_titles } of [grown, young]) {
      expect(cards).toEqual(teamSteps.map((key, at) => ({ key, step: at + 1, language_id: id })))
      expect(new Set(cards_titles).size).toBe(4)
    }
    for (const [at, text] of grown.cards_instructions.entries()) {
      expect(wordsIn(text)).toBeGreaterThan(70)
      expect(wordsIn(text)).toBeLessThan(150)
      expect(wordsIn(young.cards_instructions[at] ?? '')).toBeLessThan(75)
    }
  },
)

test('an unpublished introduction is left out', async () => {
  const hide = (published: boolean) =>
    world.pool.query("update cms set published = $1 where key = 'team_working'", [published])
  await hide(false)
  expect((await cardsOf(1, 3)).cards.map(({ step }) => step)).toEqual([1, 2, 4])
  await hide(true)
})

test('no introduction promises that teams do better', async () => {
  const { cards_instructions } = await cardsOf(1, 3)
  expect(cards_instructions[3]).toContain('No study shows that teams do better')
  const { cards_instructions: german } = await cardsOf(2, 3)
  expect(german[3]).toContain('Bessere Ergebnisse verspricht das nicht')
})
