import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patterns } from './patterns.ts'
import { type Answer, missingNumbers, scoresOf } from './scoring.ts'

const sheet = (answers: readonly number[]) =>
  new Map(answers.map((answer, index) => [index + 1, answer]))
const everywhere = (answer: Answer) => sheet(Array.from({ length: 28 }, () => answer))
const complete = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 28, maxLength: 28 })

describe('scoresOf', () => {
  test.each([
    [1, 7],
    [3, 21],
    [5, 35],
  ] as const)('returns %i everywhere as %i for each pattern', (answer, score) =>
    expect(Object.values(scoresOf(everywhere(answer)))).toEqual([score, score, score, score]),
  )

  test('counts each statement for its own pattern only', () => {
    const answers = everywhere(1).set(1, 5).set(6, 3).set(28, 2)
    expect(scoresOf(answers)).toEqual({
      sequence: 11,
      precision: 9,
      technical_reasoning: 7,
      confluence: 8,
    })
  })

  test('returns the sum of every fourth answer', () => {
    const byHand = (answers: number[], first: number) =>
      [0, 4, 8, 12, 16, 20, 24].reduce((sum, step) => sum + (answers[first + step] ?? 0), 0)
    fc.assert(
      fc.property(complete, (answers) => {
        expect(Object.values(scoresOf(sheet(answers)))).toEqual(
          patterns.map((_, first) => byHand(answers, first)),
        )
      }),
    )
  })

  test('always returns scores between 7 and 35', () =>
    fc.assert(
      fc.property(complete, (answers) =>
        Object.values(scoresOf(sheet(answers))).every((score) => score >= 7 && score <= 35),
      ),
    ))

  test('does not depend on the order of the answers', () => {
    const shuffled = complete.chain((answers) => {
      const answered = [...sheet(answers)]
      return fc.tuple(fc.constant(answered), fc.shuffledSubarray(answered, { minLength: 28 }))
    })
    fc.assert(
      fc.property(shuffled, ([answered, other]) => {
        expect(scoresOf(new Map(other))).toEqual(scoresOf(new Map(answered)))
      }),
    )
  })

  test('throws an error with the numbers of unanswered items', () => {
    const answers = everywhere(3)
    answers.delete(4)
    answers.delete(28)
    expect(() => scoresOf(answers)).toThrow(new RangeError('Items without an answer: 4, 28'))
  })

  test.each([0, 6, 2.5, Number.NaN])(
    'throws an error with the item number for an answer of %s',
    (answer) =>
      expect(() => scoresOf(everywhere(3).set(9, answer))).toThrow(
        new RangeError('Items with a wrong number or answer: 9'),
      ),
  )

  test.each([0, 29, 1.5])('throws an error for the item number %s', (number) =>
    expect(() => scoresOf(everywhere(3).set(number, 3))).toThrow(
      new RangeError(`Items with a wrong number or answer: ${number}`),
    ),
  )

  test('reports missing and invalid answers in one error', () => {
    const answers = everywhere(3).set(2, 9)
    answers.delete(1)
    expect(() => scoresOf(answers)).toThrow(
      'Items without an answer: 1. Items with a wrong number or answer: 2',
    )
  })
})

describe('missingNumbers', () => {
  test('lists the missing numbers of a set or a map in order', () => {
    expect(missingNumbers(new Set([5, 2]), 6)).toEqual([1, 3, 4, 6])
    expect(missingNumbers(sheet([1, 1, 1]), 5)).toEqual([4, 5])
  })

  test('returns an empty list for complete answers', () =>
    expect(missingNumbers(everywhere(1), 28)).toEqual([]))

  test('returns all 31 numbers for an empty set', () =>
    expect(missingNumbers(new Set(), 31)).toHaveLength(31))
})
