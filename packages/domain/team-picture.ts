import { type Band, bandOf, bands } from './bands.ts'
import type { Classification } from './classification.ts'
import { type Pattern, perPattern, type Scores } from './patterns.ts'
import { randomFrom } from './random.ts'

/** Why a team still waits for a member. */
export const waitingReasons = ['invited', 'no_inventory', 'no_statements'] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** A member of a team as far as the picture of its patterns shows them. */
export type PicturePerson = {
  id: number
  name: string
  scores: Scores | null
  classification: Classification | null
  waiting: WaitingReason | null
}
export type ScoredPerson = PicturePerson & { scores: Scores }

export const scoredOf = (people: readonly PicturePerson[]): ScoredPerson[] =>
  people.filter((person): person is ScoredPerson => person.scores !== null)

/** The people whose score of a pattern lies in a band, in their order. */
export const inBand = <Person extends { scores: Scores | null }>(
  people: readonly Person[],
  pattern: Pattern,
  band: Band,
): Person[] => people.filter(({ scores }) => scores !== null && bandOf(scores[pattern]) === band)

/** The scores of a team in one pattern; `range` is null while nobody has any. */
export type PatternFigures = {
  range: { min: number; mean: number; max: number } | null
  counts: Record<Band, number>
}

/** The lowest, mean and highest score and the people in each band, for each pattern (D22). */
export function figuresOf(people: readonly PicturePerson[]): Record<Pattern, PatternFigures> {
  const scored = scoredOf(people)
  return perPattern((pattern) => {
    const all = scored.map(({ scores }) => scores[pattern])
    const sum = all.reduce((total, score) => total + score, 0)
    const countOf = (band: Band) => inBand(scored, pattern, band).length
    return {
      range:
        all.length === 0
          ? null
          : { min: Math.min(...all), mean: sum / all.length, max: Math.max(...all) },
      counts: Object.fromEntries(bands.map((band) => [band, countOf(band)])) as Record<
        Band,
        number
      >,
    }
  })
}

export type PictureSort = { by: 'name' | Pattern; isReversed: boolean }

/**
 * By name from A on, or by a pattern from the highest score on; equal scores by name. People without
 * scores come last.
 */
export function sortPeople(
  people: readonly PicturePerson[],
  { by, isReversed }: PictureSort,
  compareNames: (one: string, other: string) => number,
): PicturePerson[] {
  const sign = isReversed ? -1 : 1
  const byName = (one: PicturePerson, other: PicturePerson) => compareNames(one.name, other.name)
  const scoreOf = (person: PicturePerson) => (by === 'name' ? 0 : (person.scores?.[by] ?? 0))
  return people.toSorted(
    (one, other) =>
      Number(one.scores === null) - Number(other.scores === null) ||
      sign * (scoreOf(other) - scoreOf(one)) ||
      (by === 'name' ? sign : 1) * byName(one, other),
  )
}

/** The people with at least this score in a pattern. */
export const atLeast = (people: readonly PicturePerson[], pattern: Pattern, score: number) =>
  people.filter(({ scores }) => scores !== null && scores[pattern] >= score)

/**
 * The people with numbers for names, which do not follow from the order of the list: that may be
 * the one of the alphabet.
 */
export function withoutNames<Person extends { id: number; name: string }>(
  people: readonly Person[],
  nameOf: (number: number) => string,
): Person[] {
  const mixed = people.toSorted((one, other) => randomFrom(one.id)() - randomFrom(other.id)())
  const numbers = new Map(mixed.map(({ id }, at) => [id, at + 1]))
  return people.map((person) => ({ ...person, name: nameOf(numbers.get(person.id) ?? 0) }))
}
