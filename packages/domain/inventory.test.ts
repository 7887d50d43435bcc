import { describe, expect, test } from 'vitest'
import {
  facetOf,
  itemCount,
  numberOf,
  openCount,
  patternOf,
  progressOf,
  sisterFacets,
} from './inventory.ts'
import { patterns } from './patterns.ts'

const numbers = Array.from({ length: itemCount }, (_, index) => index + 1)

describe('the order of the statements', () => {
  test.each([
    [1, 'sequence', 1],
    [2, 'precision', 1],
    [3, 'technical_reasoning', 1],
    [4, 'confluence', 1],
    [5, 'sequence', 2],
    [17, 'sequence', 5],
    [25, 'sequence', 7],
    [28, 'confluence', 7],
  ] as const)('statement %i is about %s, facet %i', (number, pattern, facet) => {
    expect([patternOf(number), facetOf(number)]).toEqual([pattern, facet])
    expect(numberOf(pattern, facet)).toBe(number)
  })

  test('has 28 statements and 3 open questions', () =>
    expect([itemCount, openCount]).toEqual([28, 3]))

  test('gives each statement a unique pattern and facet', () =>
    expect(numbers.map((number) => numberOf(patternOf(number), facetOf(number)))).toEqual(numbers))

  test('gives each pattern seven statements', () => {
    for (const pattern of patterns) {
      expect(numbers.filter((number) => patternOf(number) === pattern).map(facetOf)).toEqual([
        1, 2, 3, 4, 5, 6, 7,
      ])
    }
  })

  test.each([0, 29, -1, 1.5, Number.NaN])(
    'throws a RangeError for the statement number %s',
    (number) => {
      expect(() => patternOf(number)).toThrow(RangeError)
      expect(() => facetOf(number)).toThrow(RangeError)
    },
  )

  test.each([0, 8, 1.5])('throws a RangeError for the facet %s', (facet) =>
    expect(() => numberOf('sequence', facet)).toThrow(RangeError),
  )
})

test.each([
  ['sequence', 5, 17],
  ['precision', 2, 10],
  ['technical_reasoning', 7, 11],
  ['confluence', 4, 12],
] as const)('the sister statements of %s are %i and %i', (pattern, one, other) =>
  expect(sisterFacets[pattern].map((facet) => numberOf(pattern, facet))).toEqual([one, other]),
)

describe('progressOf', () => {
  test.each([
    [0, 0],
    [1, 3],
    [28, 90],
    [30, 97],
    [31, 100],
  ])('%i answers are %i per cent', (answered, percent) =>
    expect(progressOf(answered)).toBe(percent),
  )

  test.each([-1, 32, 0.5])('throws a RangeError for %s answers', (answered) =>
    expect(() => progressOf(answered)).toThrow(RangeError),
  )
})
