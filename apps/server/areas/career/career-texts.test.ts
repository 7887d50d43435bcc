import { careerPages as arabicPages } from '@quartet/content/cms/ar/career.ts'
import { careerPages as greekPages } from '@quartet/content/cms/el/career.ts'
import { careerPages as englishPages } from '@quartet/content/cms/en/career.ts'
import { careerPages as spanishPages } from '@quartet/content/cms/es/career.ts'
import { careerPages as germanPages } from '@quartet/content/cms/ge/career.ts'
import { careerPages as italianPages } from '@quartet/content/cms/it/career.ts'
import { careerPages as maltesePages } from '@quartet/content/cms/mt/career.ts'
import { careerPages as portuguesePages } from '@quartet/content/cms/pt/career.ts'
import { firstLanguages } from '@quartet/content/languages.ts'
import { readColumn } from '@quartet/content/table.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfTo } from '../../testing/files.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

type Text = { key: string; title: string; body: string; language_id: number }
const pages = {
  ...{ 1: englishPages, 2: germanPages, 3: italianPages, 4: greekPages },
  ...{ 5: maltesePages, 6: portuguesePages, 7: spanishPages, 8: arabicPages },
} as const
const languages = [1, 2, 3, 4, 5, 6, 7, 8] as const
const calls = {
  'GET /users/career/match': ['career_match'],
  'GET /users/career/match/statement': ['career_match_statement'],
  'GET /users/career/match/tasks': ['career_match_tasks'],
  'GET /users/pwp': ['pwp_intro', 'pwp_result'],
}

describe('the pages of the career match and of the Personal Work Profile', () => {
  test.each(languages)('are complete in language %i', async (languageId) => {
    const person = await world.person({ languageId })
    for (const [where, keys] of Object.entries(calls)) {
      const content: Text[] = (await world.call(where, { token: person.token })).body.content
      const own = pages[languageId].filter(({ key }) => keys.includes(key))
      expect(content.map(({ title }) => title)).toEqual(own.map(({ title }) => title))
      expect(
        content.every(({ language_id, body }) => language_id === languageId && body.length > 100),
      ).toBe(true)
    }
  })

  test('name the same twelve career fields in every language, with their groups and their source', () => {
    for (const languageId of languages) {
      const body =
        pages[languageId].find(({ key, order }) => key === 'career_match_tasks' && order === 2)
          ?.body_html ?? ''
      expect(body.match(/<li>/g)).toHaveLength(12)
      const groups = [...body.matchAll(/\(([\d, ]+)\)<\/li>/g)].flatMap(([, text = '']) =>
        text.split(', ').map(Number),
      )
      // each major group of the classification occurs once: the odd numbers from 11 to 55
      expect(groups.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 23 }, (_, at) => 11 + 2 * at),
      )
      expect(body).toMatch(/USDOL\/ETA.*CC BY 4\.0/s)
    }
  })

  test('contain the disclaimer wherever something is compared, and make no other claim', () => {
    const line = {
      1: 'This compares habits, not ability, and should not decide a career.',
      2: 'Das vergleicht Gewohnheiten, nicht Können, und sollte nicht über einen Beruf entscheiden.',
      3: 'Confronta abitudini, non capacità, e non dovrebbe decidere un mestiere.',
      4: 'Αυτό συγκρίνει συνήθειες, όχι ικανότητες, και δεν πρέπει να κρίνει μια σταδιοδρομία.',
      5: 'Dan iqabbel drawwiet, mhux ħila, u m’għandux jiddeċiedi karriera.',
      6: 'Isto compara hábitos, não capacidades, e não deve decidir uma carreira.',
      7: 'Esto compara hábitos, no capacidades, y no debe decidir el futuro profesional de nadie.',
      8: 'هذا يقارن العادات لا القدرة، ولا ينبغي أن يقرّر مهنة.',
    }
    for (const languageId of languages)
      for (const key of ['career_match', 'career_match_tasks', 'pwp_result'])
        expect(JSON.stringify(pages[languageId].filter((page) => page.key === key))).toContain(
          line[languageId],
        )
    expect(JSON.stringify(pages)).not.toMatch(
      /brain|Gehirn|cervello|scientific|wissenschaftlich|scientifico|best career|strength|weak/i,
    )
  })
})

describe('the career statements', () => {
  const all = (locale: string) => readColumn('career-statements', locale, 'title')

  test.each(firstLanguages)('$title: 144 different sentences of at most 20 words', ({ locale }) => {
    const sentences = all(locale)
    expect(sentences).toHaveLength(144)
    expect(new Set(sentences).size).toBe(144)
    for (const sentence of sentences)
      expect([sentence, sentence.split(/\s+/).length <= 20, /[.]$/.test(sentence)]).toEqual([
        sentence,
        true,
        true,
      ])
  })

  test('call nobody weak, good at something, or a type of brain', () => {
    expect(['en', 'ge', 'it'].flatMap(all).join(' ')).not.toMatch(
      /\bweak|good at|type of brain|schwach|schwäche|gut in\b|debol|brav[oa] (in|a)|cervello|gehirn/i,
    )
  })
})

describe('access to the career pages and to sharing the Personal Work Profile', () => {
  const school = async () =>
    ({ organizationId: (await world.organization()).id, type: 'student', role: 'student' }) as const
  const aged = async (turns18In: number | null, ageGroupId: 1 | 2 | 3 = 2): Promise<Member> => {
    const person = await world.person({ ...(await school()), ageGroupId })
    await world.pool.query('update users set turns_18_in = $2 where id = $1', [
      person.id,
      turns18In,
    ])
    return person
  }
  const share = (who: Member | undefined, body = pdfTo(['reader@example.org'])) =>
    world.call('POST /tasks/share_pwp_task', { token: who?.token, body })

  test('requires a session and a role other than guest, and the age: 13 for the career match, 16 for the profile', async () => {
    const readers = [await world.person({ role: 'guest' }), await aged(null, 1)]
    const [fourteen, seventeen] = [
      await aged(world.time.now.getFullYear() + 4),
      await aged(world.time.now.getFullYear() + 1),
    ]
    for (const where of Object.keys(calls)) {
      expect(statusAndBody(await world.call(where))).toEqual(apiError('unauthenticated'))
      for (const { token } of readers)
        expect(statusAndBody(await world.call(where, { token }))).toEqual(apiError('forbidden'))
      expect((await world.call(where, { token: seventeen.token })).status).toBe(200)
      expect((await world.call(where, { token: fourteen.token })).status).toBe(
        where === 'GET /users/pwp' ? 403 : 200,
      )
    }
    expect(statusAndBody(await share(undefined))).toEqual(apiError('unauthenticated'))
    for (const who of [...readers, fourteen])
      expect(statusAndBody(await share(who))).toEqual(apiError('forbidden'))
    expect(statusAndBody(await share(seventeen))).toEqual(apiError('share_addresses_closed'))
    expect((await share(await world.person())).status).toBe(200)
  })
})
