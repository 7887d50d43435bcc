import { describe, expect, test } from 'vitest'
import { classifications, classify, degreesOf } from './classification.ts'

const scored = (
  sequence: number,
  precision: number,
  technical_reasoning: number,
  confluence: number,
) => ({
  sequence,
  precision,
  technical_reasoning,
  confluence,
})
const every = Array.from({ length: 29 }, (_, index) => index + 7)
const bridge = { classification: 'Bridge Learner', standard: true }
const dynamic = { classification: 'Dynamic Learner', standard: true }
const strongWilled = { classification: 'Strong-Willed Learner', standard: true }
const provisional = { classification: 'Dynamic Learner', standard: false }
const none = { classification: null, standard: null }

describe('classify with the examples of table 2.3', () => {
  test.each([
    ['row 1', scored(22, 16, 17, 14), provisional],
    ['row 2', scored(18, 20, 11, 16), provisional],
    ['row 3', scored(23, 19, 20, 12), provisional],
    ['row 4', scored(25, 28, 21, 28), strongWilled],
    ['row 7', scored(20, 23, 35, 29), dynamic],
    ['row 8', scored(23, 31, 22, 25), dynamic],
    ['row 9', scored(31, 25, 18, 22), dynamic],
    ['row 10', scored(18, 19, 33, 30), dynamic],
    ['row 11', scored(32, 35, 18, 20), dynamic],
    ['row 12, lowest', scored(18, 18, 18, 18), bridge],
    ['row 12, highest', scored(24, 24, 24, 24), bridge],
    ['row 13', scored(17, 24, 24, 24), provisional],
    ['row 14', scored(25, 24, 24, 24), dynamic],
    ['row 15, two', scored(25, 25, 24, 7), dynamic],
    ['row 15, three', scored(25, 25, 25, 7), strongWilled],
    ['row 16', scored(35, 35, 35, 35), strongWilled],
    ['row 17', scored(7, 7, 7, 7), provisional],
    ['row 18', scored(25, 7, 7, 7), dynamic],
    ['row 19, below', scored(6, 20, 20, 20), none],
    ['row 19, above', scored(36, 20, 20, 20), none],
    ['row 19, missing', { sequence: 20, precision: 20, technical_reasoning: 20 }, none],
    ['row 19, null', { ...scored(20, 20, 20, 20), confluence: null }, none],
    ['not whole', scored(20, 20.5, 20, 20), none],
    ['nothing known', {}, none],
  ])('%s returns the published label', (_, scores, label) =>
    expect(classify(scores)).toEqual(label),
  )

  test.each(every)('row 5 is Strong-Willed with any Technical Reasoning score, here %i', (t) =>
    expect(classify(scored(28, 32, t, 25))).toEqual(strongWilled),
  )

  test.each(every)('row 6 is Strong-Willed with any Confluence score, here %i', (c) =>
    expect(classify(scored(32, 28, 29, c))).toEqual(strongWilled),
  )
})

test('all 707,281 combinations of scores fall into four classes of the computed sizes', () => {
  const counts = new Map<string, number>()
  for (const s of every)
    for (const p of every)
      for (const t of every)
        for (const c of every) {
          const { classification, standard } = classify({
            sequence: s,
            precision: p,
            technical_reasoning: t,
            confluence: c,
          })
          const name = `${classification} ${standard}`
          counts.set(name, (counts.get(name) ?? 0) + 1)
        }
  expect(Object.fromEntries(counts)).toEqual({
    'Dynamic Learner true': 491_832,
    'Strong-Willed Learner true': 110_473,
    'Dynamic Learner false': 102_575,
    'Bridge Learner true': 2_401,
  })
})

test('the three names of classifications match the seed data', () =>
  expect(classifications).toEqual(['Bridge Learner', 'Dynamic Learner', 'Strong-Willed Learner']))

describe('degreesOf', () => {
  test("returns the degree of each pattern's own score", () =>
    expect(degreesOf(scored(25, 24, 17, 35))).toEqual({
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Avoid',
      confluence: 'Use First',
    }))

  test('returns null for a pattern without a score and the degrees of the others', () =>
    expect(degreesOf({ sequence: 18, precision: null, technical_reasoning: 36 })).toEqual({
      sequence: 'As Needed',
      precision: null,
      technical_reasoning: null,
      confluence: null,
    }))
})
