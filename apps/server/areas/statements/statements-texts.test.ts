import { firstLanguages } from '@quartet/content/languages.ts'
import { readTable } from '@quartet/content/table.ts'
import { expect, test } from 'vitest'

const teamOf = (locale: string) =>
  readTable('team-statements', locale).rows.map(({ cells }) => cells)
const textsOf = (locale: string, ageGroupId: '1' | '2') =>
  teamOf(locale).flatMap(({ title = '', age_group_id }) =>
    age_group_id === ageGroupId ? [title] : [],
  )
const [grown, young] = [
  (locale: string) => textsOf(locale, '2'),
  (locale: string) => textsOf(locale, '1'),
]
const words = (sentence: string) => sentence.split(/\s+/).length

test.each(firstLanguages)(
  'has 144 different team statements in $title, with short ones for children',
  ({ locale }) => {
    expect([grown(locale).length, young(locale).length]).toEqual([96, 48])
    expect(new Set([...grown(locale), ...young(locale)]).size).toBe(144)
    for (const sentence of [...grown(locale), ...young(locale)])
      expect(sentence).toMatch(/^[\p{Lu}\p{Lo}«“¿¡].*[.؟]$/u)
    expect(grown(locale).filter((sentence) => words(sentence) > 20)).toEqual([])
    expect(young(locale).filter((sentence) => words(sentence) > 12)).toEqual([])
  },
)

test.each(firstLanguages)(
  'each Avoid statement in $title is a feeling and a wish',
  ({ locale }) => {
    const avoiding = teamOf(locale).filter(({ type }) => type === 'Avoid')
    expect(avoiding).toHaveLength(48)
    for (const { title } of avoiding) expect(title).toMatch(/^[^;:؛·]+[;:؛·] [^;:؛·]+\.$/)
  },
)

test('no team statement calls people weak or good at something, or mentions brain types', () => {
  expect(
    firstLanguages.flatMap(({ locale }) => [...grown(locale), ...young(locale)]).join(' '),
  ).not.toMatch(
    /\bweak|good at|\bbrain|schwach|schwäche|gut in\b|gehirn|debol|brav[oa] (in|a)|cervello/i,
  )
})
