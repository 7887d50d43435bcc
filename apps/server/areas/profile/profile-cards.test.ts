import { profilePages } from '@quartet/content/cms/en/profile.ts'
import { labelsOfOthers, resultTexts } from '@quartet/content/labels/en.ts'
import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { knownScores, take } from '../../testing/inventory.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

type CardText = { body: string; language_id: number }
type Card = {
  name: string
  short_name: string
  number_key: string
  number: number | null
  items: string[]
  bands: Record<string, CardText>
}
const cards = (person: Member, query = '') =>
  world.call(`GET /users/get/profile/cards${query}`, { token: person.token })
const lciCards = (person: Member) => world.call('GET /users/get/lci/cards', { token: person.token })
const text = ({ body }: CardText) => body.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')

describe('profile cards', () => {
  test("are four in the order of the patterns, each with letter, four items and the person's score", async () => {
    const ada = await world.person()
    const before: Card[] = (await cards(ada)).body.cards
    expect(
      before.map(({ number_key, short_name, number }) => [number_key, short_name, number]),
    ).toEqual([
      ['sequence', 'S', null],
      ['precision', 'P', null],
      ['technical_reasoning', 'T', null],
      ['confluence', 'C', null],
    ])
    for (const card of before)
      expect([
        card.items.length,
        card.items.every((item) => item.length > 20 && !item.includes('<')),
      ]).toEqual([4, true])
    await take(world, ada)
    const after: Card[] = (await cards(ada)).body.cards
    expect(Object.fromEntries(after.map(({ number_key, number }) => [number_key, number]))).toEqual(
      knownScores,
    )
  })

  test.each([1, 2, 3] as const)(
    'explain bands and labels in the texts of age group %i',
    async (ageGroupId) => {
      const words = resultTexts[ageGroupId]
      const { body } = await cards(await world.person({ ageGroupId }))
      for (const [at, pattern] of patterns.entries())
        for (const band of bands)
          expect(text(body.cards[at].bands[band])).toBe(words.bands[pattern][band])
      expect(text(body.definitions['Bridge Learner'])).toBe(words.labels.bridge)
      expect(text(body.definitions['Dynamic Learner'])).toBe(words.labels.dynamic)
      expect(text(body.definitions['Strong-Willed Learner'])).toBe(words.labels.strong_willed)
      expect(text(body.provisional)).toBe(words.provisional)
    },
  )

  test('explain the labels of somebody else in the third person, in the same words for all ages', async () => {
    const { body } = await cards(await world.person({ ageGroupId: 2 }), '?age_group_id=1')
    const { definitions, provisional } = body.of_others
    expect(text(definitions['Bridge Learner'])).toBe(labelsOfOthers.labels.bridge)
    expect(text(definitions['Dynamic Learner'])).toBe(labelsOfOthers.labels.dynamic)
    expect(text(definitions['Strong-Willed Learner'])).toBe(labelsOfOthers.labels.strong_willed)
    expect(text(provisional)).toBe(labelsOfOthers.provisional)
  })

  test('can be requested for another age group, to show the profile of somebody else', async () => {
    const grownUp = await world.person()
    const { body } = await cards(grownUp, '?age_group_id=1')
    expect(text(body.provisional)).toBe(resultTexts[1].provisional)
    expect(text((await cards(grownUp)).body.provisional)).toBe(resultTexts[3].provisional)
    for (const wrongly of ['0', '4', 'child'])
      expect(statusAndBody(await cards(grownUp, `?age_group_id=${wrongly}`))).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'age_group_id' }] },
      })
  })

  test("are in the person's language, or English where a text is missing, with items as plain text", async () => {
    const hebrew = await bareLanguage(world)
    await world.pool.query(
      `insert into cms (key, language_id, "order", title, body_html) values ('profile_cards', $1, 1, 'Order', '<ul><li>Eins &amp; <em>zwei</em></li><li>&lt;b&gt;</li></ul>')`,
      [hebrew],
    )
    await world.pool.query(
      "insert into cms (key, language_id, age_group_id, title, body_html) values ('label_bridge', $1, 3, 'x', '<p>A bridge</p>')",
      [hebrew],
    )
    const { cards: own, definitions } = (await cards(await world.person({ languageId: hebrew })))
      .body
    const [first, second] = own
    expect(first).toMatchObject({
      second_title: 'Order',
      items: ['Eins & zwei', '<b>'],
      language_id: hebrew,
    })
    expect([second.language_id, first.bands.Avoid.language_id]).toEqual([1, 1])
    expect(definitions['Bridge Learner']).toEqual({ body: '<p>A bridge</p>', language_id: hebrew })
    expect(definitions['Dynamic Learner'].language_id).toBe(1)
    expect(second.second_title).toBe(
      profilePages.find(({ key, order }) => key === 'profile_cards' && order === 2)?.title,
    )
    expect((await cards(await world.person())).body.cards[0].second_title).not.toBe('Order')
  })

  test('contain only the label definitions for guests', async () => {
    const { body } = await cards(await world.person({ role: 'guest' }))
    expect(body.cards).toEqual([])
    expect(text(body.definitions['Bridge Learner'])).toBe(resultTexts[3].labels.bridge)
  })

  test('require a session', async () =>
    expect(statusAndBody(await world.call('GET /users/get/profile/cards'))).toEqual(
      apiError('unauthenticated'),
    ))
})

describe('lci_cards, the pages that explain the scores', () => {
  test('return HTML to people who may use the inventory', async () => {
    const { status, body } = await lciCards(await world.person())
    expect(status).toBe(200)
    const forAdults = profilePages.filter(
      ({ key, age_group_id }) => key === 'lci_cards' && age_group_id !== 1 && age_group_id !== 2,
    )
    expect(body.cards.map(({ title }: { title: string }) => title)).toEqual(
      forAdults.map(({ title }) => title),
    )
    expect(body.cards).toHaveLength(2)
    expect(body.cards[0].body).toMatch(/^<p>.*<\/p>$/s)
  })

  test('are forbidden after the subscription has ended and allowed again after renewal', async () => {
    const ada = await world.person({ endsAt: new Date(start.getTime() + days) })
    expect((await lciCards(ada)).status).toBe(200)
    world.passes(days)
    const later = await world.signIn(ada)
    expect(statusAndBody(await lciCards(later))).toEqual(apiError('subscription_ended'))
    expect((await cards(later)).status).toBe(200)
    await world.pool.query(
      'update subscriptions set subscription_ends_at = $1 where user_id = $2',
      [new Date(start.getTime() + 9 * days), ada.id],
    )
    expect((await lciCards(later)).status).toBe(200)
  })

  test('are forbidden for guests and visitors', async () => {
    expect(statusAndBody(await lciCards(await world.person({ role: 'guest' })))).toEqual(
      apiError('forbidden'),
    )
    expect(statusAndBody(await world.call('GET /users/get/lci/cards'))).toEqual(
      apiError('unauthenticated'),
    )
  })
})
