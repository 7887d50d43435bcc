import { describe, expect, it } from 'vitest'
import { cutLines, positionOf, rangeOf } from './score-scale.ts'

describe('score scale', () => {
  it('runs from 7 at its start to 35 at its end', () => {
    expect([7, 21, 35].map(positionOf)).toEqual([0, 50, 100])
  })

  it.each([null, 6, 36, 20.5])('has no position for %s', (score) => {
    expect(positionOf(score)).toBeNull()
  })

  it.each([
    [21, 3, { from: 39.29, to: 60.71 }],
    [8, 3, { from: 0, to: 14.29 }],
    [35, 3, { from: 89.29, to: 100 }],
  ])('ends the range of %i ± %i on the scale', (score, error, expected) => {
    expect(rangeOf(score, error)?.from).toBeCloseTo(expected.from, 2)
    expect(rangeOf(score, error)?.to).toBeCloseTo(expected.to, 2)
  })

  it('has no range without a score', () => expect(rangeOf(null, 3)).toBeNull())

  it('draws each line between the two scores that it separates', () => {
    for (const { below, above, position } of cutLines) {
      expect(positionOf(below)).toBeLessThan(position)
      expect(positionOf(above)).toBeGreaterThan(position)
    }
    expect(cutLines.map(({ below, above }) => [below, above])).toEqual([
      [17, 18],
      [24, 25],
    ])
  })
})
