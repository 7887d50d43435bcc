import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandOf, bands, nearBand } from './bands.ts'

describe('bandOf', () => {
  test.each([
    [7, 'Avoid'],
    [17, 'Avoid'],
    [18, 'As Needed'],
    [24, 'As Needed'],
    [25, 'Use First'],
    [35, 'Use First'],
  ])('a score of %i is called %s', (score, band) => expect(bandOf(score)).toBe(band))

  test.each([6, 36, 0, -7, 17.5, 24.999, Number.NaN, Number.POSITIVE_INFINITY, null])('a score of %s has no band', (score) =>
    expect(bandOf(score)).toBeNull(),
  )

  test('a higher score never has a lower band', () => {
    const score = fc.integer({ min: 7, max: 35 })
    const rank = (value: number) => bands.indexOf(bandOf(value) ?? 'Avoid')
    fc.assert(fc.property(score, score, (one, other) => rank(Math.max(one, other)) >= rank(Math.min(one, other))))
  })
})

describe('nearBand', () => {
  test.each([
    [17, 'As Needed'],
    [18, 'Avoid'],
    [24, 'Use First'],
    [25, 'As Needed'],
  ])('a score of %i is close to %s', (score, band) => expect(nearBand(score)).toBe(band))

  test.each([7, 16, 19, 23, 26, 35])('a score of %i is close to no other band', (score) => expect(nearBand(score)).toBeNull())

  test.each([6, 36, 17.5, 24.5, Number.NaN, null])('a score of %s, which is none, is close to nothing', (score) =>
    expect(nearBand(score)).toBeNull(),
  )
})
