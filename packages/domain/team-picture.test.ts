import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bands } from './bands.ts'
import { patterns, perPattern, type Scores } from './patterns.ts'
import { compareTwo } from './team-comparison.ts'
import { notesOf } from './team-notes.ts'
import {
  atLeast,
  figuresOf,
  type PicturePerson,
  type ScoredPerson,
  sortPeople,
  withoutNames,
} from './team-picture.ts'

/** Scores in report order, or null for somebody who waits. */
const person = (id: number, scores: number[] | null, name = `Person ${id}`): PicturePerson => ({
  id,
  name,
  scores: scores && perPattern((pattern) => scores[patterns.indexOf(pattern)] ?? 0),
  classification: null,
  waiting: scores ? null : 'no_inventory',
})
const scored = (id: number, scores: number[]) => person(id, scores) as ScoredPerson
const compare = (one: string, other: string) => one.localeCompare(other)
const anyScores: fc.Arbitrary<Scores> = fc.record(perPattern(() => fc.integer({ min: 7, max: 35 })))
const anyTeam = fc
  .array(fc.option(anyScores), { maxLength: 40 })
  .map((all) => all.map((scores, id) => ({ ...person(id, null), scores })))

describe('the figures of a pattern', () => {
  const team = [person(1, [25, 7, 18, 35]), person(2, [17, 8, 24, 30]), person(3, null)]

  test('are the lowest, mean and highest score, and how many are in each band', () => {
    expect(figuresOf(team).sequence).toEqual({
      range: { min: 17, mean: 21, max: 25 },
      counts: { Avoid: 1, 'As Needed': 0, 'Use First': 1 },
    })
    expect(figuresOf(team).technical_reasoning.counts['As Needed']).toBe(2)
  })

  test('have no range while nobody has scores', () => {
    expect(figuresOf([person(3, null)]).precision).toEqual({
      range: null,
      counts: { Avoid: 0, 'As Needed': 0, 'Use First': 0 },
    })
  })

  test('count everybody with scores exactly once', () => {
    fc.assert(
      fc.property(anyTeam, (people) => {
        const { counts } = figuresOf(people).confluence
        const known = people.filter(({ scores }) => scores).length
        return bands.reduce((sum, band) => sum + counts[band], 0) === known
      }),
    )
  })
})

describe('the notes about a team', () => {
  test('name a gap, a crowd and two people who should talk', () => {
    const team = [
      person(1, [25, 20, 20, 20]),
      person(2, [30, 20, 20, 17]),
      person(3, [24, 25, 20, 20]),
      person(4, [17, 20, 20, 25]),
    ]
    const notes = notesOf(team)
    expect(notes.map(({ kind, pattern }) => [kind, pattern])).toEqual([
      ['gap', 'technical_reasoning'],
      ['crowd', 'sequence'],
      ['talk', 'sequence'],
      ['talk', 'confluence'],
    ])
    expect(notes[1]).toMatchObject({ count: 2, of: 4 })
    expect(notes[2]).toMatchObject({ count: 2 })
    expect(notes[3]).toMatchObject({ pairs: [{ first: { id: 4 }, avoids: { id: 2 } }] })
  })

  test('say nothing of gaps and crowds among fewer than three people', () => {
    expect(notesOf([person(1, [25, 20, 20, 20]), person(2, [25, 20, 20, 20])])).toEqual([])
    expect(notesOf([person(1, null), person(2, null), person(3, null)])).toEqual([])
  })

  test('count people without scores for nothing', () => {
    const team = [person(1, [25, 20, 20, 20]), person(2, [20, 25, 25, 25]), person(3, null)]
    expect(notesOf(team)).toEqual([])
  })

  test('are no crowd just below half', () => {
    const team = [25, 25, 20, 20, 20].map((score, id) => person(id, [score, 25, 25, 25]))
    expect(notesOf(team).filter(({ pattern }) => pattern === 'sequence')).toEqual([])
  })

  test('name a few of many pairs, and give their number', () => {
    const team = Array.from({ length: 500 }, (_, id) =>
      person(id, [id < 250 ? 30 : 10, 25, 25, 25]),
    )
    const note = notesOf(team).find(({ kind }) => kind === 'talk')
    expect(note).toMatchObject({ count: 62_500 })
    expect(note?.kind === 'talk' && note.pairs).toHaveLength(3)
  })
})

describe('sorting', () => {
  const team = [
    person(1, [20, 7, 7, 7], 'Eva'),
    person(2, null, 'Ada'),
    person(3, [30, 7, 7, 7], 'Bo'),
  ]
  const idsBy = (by: 'name' | 'sequence' | 'precision', isReversed = false) =>
    sortPeople(team, { by, isReversed }, compare).map(({ id }) => id)

  test('is by name or from the highest score, and people without scores come last', () => {
    expect(idsBy('name')).toEqual([3, 1, 2])
    expect(idsBy('name', true)).toEqual([1, 3, 2])
    expect(idsBy('sequence')).toEqual([3, 1, 2])
    expect(idsBy('sequence', true)).toEqual([1, 3, 2])
    expect(idsBy('precision', true)).toEqual([3, 1, 2])
  })

  test('a threshold keeps who has at least this score', () => {
    expect(atLeast(team, 'sequence', 30).map(({ id }) => id)).toEqual([3])
    expect(atLeast(team, 'sequence', 31)).toEqual([])
  })
})

test('numbers for names are the same each time, all different, and not in the order of the list', () => {
  const team = Array.from({ length: 30 }, (_, id) => person(id, null))
  const names = withoutNames(team, String).map(({ name }) => Number(name))
  expect(names.toSorted((one, other) => one - other)).toEqual(team.map((_, at) => at + 1))
  expect(names).not.toEqual(team.map((_, at) => at + 1))
  expect(withoutNames(team, String).map(({ name }) => Number(name))).toEqual(names)
})

test('two people are compared by their bands, and by the difference of their scores', () => {
  const [one, other] = [scored(1, [30, 20, 10, 25]), scored(2, [10, 24, 7, 35])]
  expect(compareTwo(one, other)).toEqual([
    { pattern: 'sequence', difference: 20, kind: 'first_avoid', more: one, less: other },
    { pattern: 'precision', difference: 4, kind: 'both_needed', more: one, less: other },
    { pattern: 'technical_reasoning', difference: 3, kind: 'both_avoid', more: one, less: other },
    { pattern: 'confluence', difference: 10, kind: 'both_first', more: one, less: other },
  ])
  expect(compareTwo(other, one)[0]).toMatchObject({ more: one, less: other })
})
