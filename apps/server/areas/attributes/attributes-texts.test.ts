import { plpPages as arabic } from '@quartet/content/cms/ar/plp.ts'
import { plpPages as english } from '@quartet/content/cms/en/plp.ts'
import { plpPages as german } from '@quartet/content/cms/ge/plp.ts'
import { plpPages as italian } from '@quartet/content/cms/it/plp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const box = (person?: Member) => world.call('GET /users/plp/box', { token: person?.token })
const steps = (person?: Member) =>
  world.call('GET /users/how/to/use/your/pattern', { token: person?.token })
type Text = { title: string; body: string; language_id: number }
const pages = { 1: english, 2: german, 3: italian, 8: arabic } as const
const cases = ([1, 2, 3, 8] as const).flatMap((language) =>
  ([1, 2, 3] as const).map((age) => [language, age] as const),
)

test.each(cases)(
  'language %i, age group %i: returns the box and the five steps',
  async (languageId, ageGroupId) => {
    const person = await world.person({ languageId, ageGroupId })
    const own = pages[languageId].filter(
      ({ age_group_id }) => age_group_id === (ageGroupId === 1 ? 1 : null),
    )
    const titles = (key: string) => own.filter((page) => page.key === key).map(({ title }) => title)
    const [boxes, five]: [Text[], Text[]] = [
      (await box(person)).body.content,
      (await steps(person)).body.content,
    ]
    expect(boxes.map(({ title }) => title)).toEqual(titles('plp_box'))
    expect(five.map(({ title }) => title)).toEqual(titles('how_to_use_pattern_school'))
    expect([boxes.length, five.length]).toEqual([1, 5])
    for (const { body, language_id } of [...boxes, ...five])
      expect([language_id, /^<p>.{20,}<\/(p|ul)>$/s.test(body)]).toEqual([languageId, true])
  },
)

describe('texts about patterns', () => {
  test('make no claims about brains, proof, careers or better learning', () => {
    const text = JSON.stringify(Object.values(pages))
    expect(text).not.toMatch(
      /brain|Gehirn|cervello|scientific|wissenschaftlich|scientific|best career|learn better|lernst besser|impari meglio/i,
    )
  })
})

describe('access to the texts', () => {
  test('requires a session; the steps for a task also require access to tasks', async () => {
    expect(statusAndBody(await box())).toEqual(apiError('unauthenticated'))
    expect(statusAndBody(await steps())).toEqual(apiError('unauthenticated'))
    const guest = await world.person({ role: 'guest' })
    expect(statusAndBody(await box(guest))).toEqual(apiError('forbidden'))
    expect(statusAndBody(await steps(guest))).toEqual(apiError('forbidden'))
    const ada = await world.person({ endsAt: new Date(world.time.now.getTime() + days) })
    expect((await steps(ada)).status).toBe(200)
    world.passes(days)
    const later = await world.signIn(ada)
    expect((await box(later)).status).toBe(200)
    expect(statusAndBody(await steps(later))).toEqual(apiError('subscription_ended'))
  })
})
