import { expect, test } from 'vitest'
import { isWhole, missingIn, patternAt } from './forms.ts'

const words = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always']
const all = Array.from({ length: 31 }, (_, at) => ({
  number: at + 1,
  pattern: patternAt(at + 1),
  untranslated: false,
}))

test('patternAt returns null for the open questions', () =>
  expect([1, 2, 3, 4, 28, 29, 31].map(patternAt)).toEqual([
    'sequence',
    'precision',
    'technical_reasoning',
    'confluence',
    'confluence',
    null,
    null,
  ]))

test('a form with 31 questions and five scale words is complete', () => {
  expect(missingIn(all, words)).toEqual({ numbers: [], untranslated: [], patterns: [], scale: 0 })
  expect(isWhole(missingIn(all, words))).toBe(true)
})

test('missingIn lists everything that is missing', () => {
  const some = all.filter(({ number }) => number !== 3 && number !== 30)
  const missing = missingIn(some, ['Never', ' '])
  expect(missing).toEqual({
    numbers: [3, 30],
    untranslated: [],
    patterns: [{ pattern: 'technical_reasoning', count: 6 }],
    scale: 4,
  })
  expect(isWhole(missing)).toBe(false)
  expect(isWhole(missingIn(all, []))).toBe(false)
})

test('a form with an untranslated question is incomplete', () => {
  const missing = missingIn(
    all.map((one) => ({ ...one, untranslated: one.number === 5 })),
    words,
  )
  expect(missing).toMatchObject({ numbers: [], untranslated: [5], patterns: [] })
  expect(isWhole(missing)).toBe(false)
})

test('a statement with the wrong pattern is missing from its own pattern and counted in the other', () => {
  const wrong = all.map((one) =>
    one.number === 1 ? { ...one, pattern: 'confluence' as const } : one,
  )
  expect(missingIn(wrong, words).patterns).toEqual([
    { pattern: 'sequence', count: 6 },
    { pattern: 'confluence', count: 8 },
  ])
})
