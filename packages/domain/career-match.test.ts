import { describe, expect, test } from 'vitest'
import { bands } from './bands.ts'
import {
  countFeelings,
  countFeelingsByPattern,
  type Feeling,
  feelingSentences,
  habitMatches,
  matchOf,
  moodOf,
  overallMatch,
  type RatedDuty,
  remarkOf,
} from './career-match.ts'
import { neededDegrees } from './demand.ts'
import { type Pattern, perPattern } from './patterns.ts'

const duty = (feeling: Feeling | null, ...neededPatterns: Pattern[]): RatedDuty => ({
  feeling,
  neededPatterns,
})
/** `eend-`: two enjoyed, one neutral, one draining, one not rated. */
const rated = (letters: string) =>
  countFeelings(
    [...letters].map((letter) =>
      duty(({ e: 'enjoy', n: 'neutral', d: 'drain' } as const)[letter] ?? null),
    ),
  )

describe('habit match', () => {
  test('a job that mainly needs what a person avoids is never close', () => {
    const needed = { ...perPattern(() => 'Low' as const), confluence: 'Use First' as const }
    const own = { ...perPattern(() => 'Use First' as const), confluence: 'Avoid' as const }
    expect(matchOf(needed.confluence, own.confluence)).toBe('much forging')
    expect(overallMatch(needed, own)).toBe('much forging')
  })

  test('matchOf describes the match of each pattern in words', () => {
    expect(neededDegrees.map((needed) => bands.map((own) => matchOf(needed, own)))).toEqual([
      ['close', 'close', 'close'],
      ['much forging', 'close', 'close'],
      ['much forging', 'some stretch', 'close'],
    ])
  })

  test('overallMatch is weighted by what the job needs, and null when it needs nothing', () => {
    const needed = {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    } as const
    const own = perPattern(() => 'Avoid' as const)
    expect(overallMatch(needed, own)).toBe('much forging')
    expect(overallMatch(needed, { ...own, sequence: 'Use First' })).toBe('some stretch')
    const both = { ...own, sequence: 'Use First', precision: 'As Needed' } as const
    expect(overallMatch(needed, both)).toBe('close')
    const nothing = perPattern(() => 'Low' as const)
    expect(overallMatch(nothing, own)).toBeNull()
  })
})

test('a duty counts for each pattern marked in it, and for none without a mark', () => {
  const counts = countFeelingsByPattern([
    duty('enjoy', 'sequence', 'confluence'),
    duty('drain', 'sequence'),
    duty(null, 'sequence'),
    duty('drain'),
  ])
  expect(counts.sequence).toEqual({ all: 3, enjoy: 1, neutral: 0, drain: 1 })
  expect(counts.confluence).toEqual({ all: 1, enjoy: 1, neutral: 0, drain: 0 })
  expect(counts.precision).toEqual({ all: 0, enjoy: 0, neutral: 0, drain: 0 })
})

describe('feelingSentences', () => {
  test.each([
    ['', []],
    ['---', []],
    ['nn-', []],
    ['e', ['enjoy_all 1/1']],
    ['d', ['drain_all 1/1']],
    ['eeee', ['enjoy_all 4/4']],
    ['ddd', ['drain_all 3/3']],
    ['eeen', ['enjoy_some 3/4']],
    ['e---', ['enjoy_some 1/4']],
    ['dnn', ['drain_some 1/3']],
    ['eedn', ['enjoy_some 2/4', 'drain_others 1/4']],
    ['ed', ['enjoy_some 1/2', 'drain_others 1/2']],
  ])('says of the duties %s %j', (letters, said) => {
    const sentences = feelingSentences(rated(letters))
    expect(sentences.map(({ kind, count, all }) => `${kind} ${count}/${all}`)).toEqual(said)
  })
})

describe('moodOf', () => {
  test.each([
    ['', null],
    ['----', null],
    ['e', 'enjoy'],
    ['een', 'enjoy'],
    ['ddde', 'drain'],
    ['nnnn', 'neutral'],
    ['nned', 'mixed'],
    ['eedd', 'mixed'],
    ['eenn', null],
    ['ee--', null],
    ['d-------', null],
  ])('is of the duties %s %j', (letters, mood) => expect(moodOf(rated(letters))).toBe(mood))
})

test('remarkOf contrasts close habits with draining duties, and a stretch with enjoyed ones', () => {
  const moods = ['enjoy', 'drain', 'neutral', 'mixed', null] as const
  expect(
    [...habitMatches, null].map((match) => moods.map((mood) => remarkOf(match, mood))),
  ).toEqual([
    ['enjoy', 'but_drain', 'neutral', 'mixed', null],
    ['but_enjoy', 'drain', 'neutral', 'mixed', null],
    ['but_enjoy', 'drain', 'neutral', 'mixed', null],
    ['enjoy', 'drain', 'neutral', 'mixed', null],
  ])
})
