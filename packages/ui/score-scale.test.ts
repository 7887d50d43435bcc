import { describe, expect, it } from 'vitest'
import { cutLines, positionOf } from './score-scale.ts'

describe('score scale', () => {
  it('runs from 7 at its start to 35 at its end', () => {
    expect([7, 21, 35].map(positionOf)).toEqual([0, 50, 100])
  })

  it.each([null, 6, 36, 20.5])('has no position for %s', (score) => {
    expect(positionOf(score)).toBeNull()
  })

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
