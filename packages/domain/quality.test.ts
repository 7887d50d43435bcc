import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, sisterFacets } from './inventory.ts'
import { patterns } from './patterns.ts'
import { flagsOf, qualityFlags } from './quality.ts'

const numbers = Array.from({ length: 28 }, (_, index) => index + 1)
const filled = (value: number) => new Map(numbers.map((number) => [number, value]))
const text = 'I like to draw it first.'

/** Answers of 2, 3 and 4 that give As Needed for every pattern and consistent sister statements. */
const calm = () =>
  new Map(numbers.map((number) => [number, number % 8 < 4 ? 3 : number % 3 === 0 ? 2 : 4]))
const attempt = {
  answers: calm(),
  times: filled(8_000),
  open: [text, text, text],
  ageGroup: 3 as const,
  assisted: false,
}

test('a careful attempt has no flags', () => expect(flagsOf(attempt)).toEqual([]))

describe('nonstandard', () => {
  test('flags a pattern in Avoid without any in Use First', () => {
    const answers = calm()
    for (const number of [1, 5, 9, 13, 17, 21, 25]) answers.set(number, 2)
    expect(flagsOf({ ...attempt, answers })).toEqual(['nonstandard'])
  })

  test('does not flag a pattern in Avoid with another in Use First', () => {
    const answers = calm()
    for (const number of [1, 5, 9, 13, 17, 21, 25]) answers.set(number, 2).set(number + 1, 4)
    expect(flagsOf({ ...attempt, answers })).toEqual([])
  })
})

describe('straightline', () => {
  const sames = (count: number) =>
    new Map(numbers.map((number) => [number, number <= count ? 3 : 4]))

  test.each([24, 25, 28])('flags %i equal answers', (count) =>
    expect(flagsOf({ ...attempt, answers: sames(count) })).toEqual(['straightline']),
  )
  test('does not flag 23 equal answers', () =>
    expect(flagsOf({ ...attempt, answers: sames(23) })).toEqual([]))
})

describe('fast', () => {
  test('does not flag 3 seconds per item', () =>
    expect(flagsOf({ ...attempt, times: filled(3_000) })).toEqual([]))
  test('flags a total of one millisecond less', () =>
    expect(flagsOf({ ...attempt, times: filled(3_000).set(7, 2_999) })).toEqual(['fast']))

  test('counts a pause on one item as 60 seconds at most', () => {
    expect(flagsOf({ ...attempt, times: filled(888).set(1, 3_600_000) })).toEqual(['fast'])
    expect(flagsOf({ ...attempt, times: filled(889).set(1, 3_600_000) })).toEqual([])
  })

  test('does not flag an attempt with an unknown time for one item', () => {
    const times = filled(100)
    times.delete(28)
    expect(flagsOf({ ...attempt, times })).toEqual([])
    expect(flagsOf({ ...attempt, times: new Map() })).toEqual([])
  })

  test('ignores the time spent on open questions', () =>
    expect(flagsOf({ ...attempt, times: filled(1_000).set(29, 60_000).set(30, 60_000) })).toEqual([
      'fast',
    ]))

  test.each([
    [1, true, []],
    [1, false, ['fast']],
    [2, true, ['fast']],
    [3, true, ['fast']],
  ] as const)('in age group %i with assisted %s the flags are %o', (ageGroup, assisted, flags) =>
    expect(flagsOf({ ...attempt, times: filled(1_000), ageGroup, assisted })).toEqual(flags),
  )
})

describe('contradiction', () => {
  /**
   * Sister statements that differ by `gap` in the first `count` patterns and agree in the others.
   */
  const apart = (gap: number, count: number) => {
    const answers = calm()
    for (const pattern of patterns)
      for (const facet of sisterFacets[pattern]) answers.set(numberOf(pattern, facet), 3)
    for (const pattern of patterns.slice(0, count)) {
      const [one, other] = sisterFacets[pattern]
      answers.set(numberOf(pattern, one), 5).set(numberOf(pattern, other), 5 - gap)
    }
    return answers
  }

  test.each([
    [3, 2],
    [4, 2],
    [3, 3],
    [3, 4],
  ])('flags sister statements that differ by %i in %i patterns', (gap, count) =>
    expect(flagsOf({ ...attempt, answers: apart(gap, count) })).toContain('contradiction'),
  )
  test.each([
    [3, 1],
    [4, 1],
    [2, 4],
  ])('does not flag sister statements that differ by %i in %i patterns', (gap, count) =>
    expect(flagsOf({ ...attempt, answers: apart(gap, count) })).not.toContain('contradiction'),
  )
})

describe('undifferentiated', () => {
  const sequence = [1, 5, 9, 13, 17, 21, 25]
  /** 5, 4, 4 in turn, with some answers changed. */
  const agreeing = (...changes: [number, number][]) =>
    new Map([...numbers.map((number) => [number, number % 3 === 0 ? 5 : 4] as const), ...changes])
  /** Scores 21, 28, 28 and 28. */
  const sevenApart = () =>
    new Map(numbers.map((number) => [number, sequence.includes(number) ? 3 : 4]))

  test('flags four close scores without an answer below the middle', () =>
    expect(flagsOf({ ...attempt, answers: agreeing() })).toEqual(['undifferentiated']))
  test('does not flag when a single answer is below the middle', () =>
    expect(flagsOf({ ...attempt, answers: agreeing([2, 2]) })).toEqual([]))
  test('flags scores that are 7 apart', () =>
    expect(flagsOf({ ...attempt, answers: sevenApart() })).toEqual(['undifferentiated']))
  test('does not flag scores that are 8 apart', () =>
    expect(flagsOf({ ...attempt, answers: sevenApart().set(2, 5) })).toEqual([]))
  test('does not flag a Bridge', () => {
    const answers = new Map(numbers.map((number) => [number, number <= 12 ? 4 : 3]))
    expect(flagsOf({ ...attempt, answers })).toEqual([])
  })
})

describe('open_empty', () => {
  test.each([
    ['fourteen char.', ['open_empty']],
    ['fifteen charact', []],
    ['   fourteen char.   ', ['open_empty']],
    ['', ['open_empty']],
    ['😀😀😀😀😀😀😀😀', ['open_empty']],
  ])('an open answer of %j gives %o', (short, flags) =>
    expect(flagsOf({ ...attempt, open: [text, short, text] })).toEqual(flags),
  )

  test('counts a missing open answer as empty', () =>
    expect(flagsOf({ ...attempt, open: [text, text] })).toEqual(['open_empty']))
  test('does not apply to the form for children', () =>
    expect(flagsOf({ ...attempt, ageGroup: 1, open: [] })).toEqual([]))
  test('applies to the form for teens', () =>
    expect(flagsOf({ ...attempt, ageGroup: 2, open: [] })).toEqual(['open_empty']))
})

test('flagsOf throws a RangeError for answers that cannot be scored', () =>
  expect(() => flagsOf({ ...attempt, answers: new Map([[1, 3]]) })).toThrow(RangeError))

describe('for any attempt', () => {
  const sheet = (value: fc.Arbitrary<number>) =>
    fc
      .array(value, { minLength: 28, maxLength: 28 })
      .map((values) => new Map(values.map((input, index) => [index + 1, input])))
  const anyAttempt = fc.record({
    answers: sheet(fc.integer({ min: 1, max: 5 })),
    times: sheet(fc.nat({ max: 200_000 })),
    open: fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
    ageGroup: fc.constantFrom(1, 2, 3),
    assisted: fc.boolean(),
  })

  test('each flag appears once, in the order of the list', () =>
    fc.assert(
      fc.property(anyAttempt, (any) => {
        const flags = flagsOf(any)
        expect(qualityFlags.filter((flag) => flags.includes(flag))).toEqual(flags)
      }),
    ))

  test('more time on screen never makes an attempt fast', () =>
    fc.assert(
      fc.property(anyAttempt, fc.nat({ max: 100_000 }), (any, more) => {
        const longer = new Map([...any.times].map(([number, ms]) => [number, ms + more]))
        return flagsOf(any).includes('fast') || !flagsOf({ ...any, times: longer }).includes('fast')
      }),
    ))

  test('times and open texts do not affect the flags of the answers', () =>
    fc.assert(
      fc.property(anyAttempt, (any) => {
        const ofAnswers = (flags: string[]) =>
          flags.filter((flag) => flag !== 'fast' && flag !== 'open_empty')
        expect(ofAnswers(flagsOf({ ...any, times: new Map(), open: [] }))).toEqual(
          ofAnswers(flagsOf(any)),
        )
      }),
    ))
})
