import { child as arabicChild } from '@quartet/content/team/ar/child.ts'
import { teenAdult as arabic } from '@quartet/content/team/ar/teen-adult.ts'
import { child as greekChild } from '@quartet/content/team/el/child.ts'
import { teenAdult as greek } from '@quartet/content/team/el/teen-adult.ts'
import { child as englishChild } from '@quartet/content/team/en/child.ts'
import { teenAdult as english } from '@quartet/content/team/en/teen-adult.ts'
import { child as spanishChild } from '@quartet/content/team/es/child.ts'
import { teenAdult as spanish } from '@quartet/content/team/es/teen-adult.ts'
import { child as germanChild } from '@quartet/content/team/ge/child.ts'
import { teenAdult as german } from '@quartet/content/team/ge/teen-adult.ts'
import { child as italianChild } from '@quartet/content/team/it/child.ts'
import { teenAdult as italian } from '@quartet/content/team/it/teen-adult.ts'
import { child as malteseChild } from '@quartet/content/team/mt/child.ts'
import { teenAdult as maltese } from '@quartet/content/team/mt/teen-adult.ts'
import { child as portugueseChild } from '@quartet/content/team/pt/child.ts'
import { teenAdult as portuguese } from '@quartet/content/team/pt/teen-adult.ts'
import { type TeamStatements, teamQuestionKinds } from '@quartet/content/team/team-statements.ts'
import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { expect, test } from 'vitest'

const languages: Record<string, TeamStatements> = {
  english: { teenAdult: english, child: englishChild },
  german: { teenAdult: german, child: germanChild },
  italian: { teenAdult: italian, child: italianChild },
  greek: { teenAdult: greek, child: greekChild },
  maltese: { teenAdult: maltese, child: malteseChild },
  portuguese: { teenAdult: portuguese, child: portugueseChild },
  spanish: { teenAdult: spanish, child: spanishChild },
  arabic: { teenAdult: arabic, child: arabicChild },
}
const cells = teamQuestionKinds.flatMap((kind) => patterns.flatMap((pattern) => bands.map((type) => ({ kind, pattern, type }))))
const grown = ({ teenAdult }: TeamStatements) => cells.flatMap(({ kind, pattern, type }) => teenAdult[kind].statements[pattern][type])
const young = ({ child }: TeamStatements) => cells.flatMap(({ kind, pattern, type }) => child[kind][pattern][type])
const words = (sentence: string) => sentence.split(/\s+/).length

test.each(Object.entries(languages))('the team statements in %s are 144 different sentences, the children’s short', (_, team) => {
  expect([grown(team).length, young(team).length]).toEqual([96, 48])
  expect(new Set([...grown(team), ...young(team)]).size).toBe(144)
  for (const sentence of [...grown(team), ...young(team)]) expect(sentence).toMatch(/^[\p{Lu}\p{Lo}«“¿¡].*[.؟]$/u)
  expect(grown(team).filter((sentence) => words(sentence) > 20)).toEqual([])
  expect(young(team).filter((sentence) => words(sentence) > 12)).toEqual([])
})

test.each(Object.entries(languages))('a team statement of Avoid in %s is a feeling and a wish', (_, team) => {
  const avoiding = cells
    .filter(({ type }) => type === 'Avoid')
    .flatMap(({ kind, pattern }) => [...team.teenAdult[kind].statements[pattern].Avoid, ...team.child[kind][pattern].Avoid])
  expect(avoiding).toHaveLength(48)
  for (const sentence of avoiding) expect(sentence).toMatch(/^[^;:؛·]+[;:؛·] [^;:؛·]+\.$/)
})

test('the team statements call nobody weak, nobody good at something, and nobody’s brain a type', () => {
  expect(
    Object.values(languages)
      .flatMap((team) => [...grown(team), ...young(team)])
      .join(' '),
  ).not.toMatch(/\bweak|good at|\bbrain|schwach|schwäche|gut in\b|gehirn|debol|brav[oa] (in|a)|cervello/i)
})
