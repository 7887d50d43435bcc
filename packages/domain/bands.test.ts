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
  ])('maps a score of %i to %s', (score, band) => expect(bandOf(score)).toBe(band))

  test.each([6, 36, 0, -7, 17.5, 24.999, Number.NaN, Number.POSITIVE_INFINITY, null])(
    'returns null for a score of %s',
    (score) => expect(bandOf(score)).toBeNull(),
  )

  test('never returns a lower band for a higher score', () => {
    const score = fc.integer({ min: 7, max: 35 })
    const rank = (value: number) => bands.indexOf(bandOf(value) ?? 'Avoid')
    fc.assert(
      fc.property(
        score,
        score,
        (one, other) => rank(Math.max(one, other)) >= rank(Math.min(one, other)),
      ),
    )
  })
})

describe('nearBand', () => {
  test.each([
    [17, 'As Needed'],
    [18, 'Avoid'],
    [24, 'Use First'],
    [25, 'As Needed'],
  ])('reports that a score of %i is close to %s', (score, band) =>
    expect(nearBand(score)).toBe(band),
  )

  test.each([7, 16, 19, 23, 26, 35])(
    'returns null for a score of %i, which is not close to another band',
    (score) => expect(nearBand(score)).toBeNull(),
  )

  test.each([6, 36, 17.5, 24.5, Number.NaN, null])(
    'returns null for the invalid score %s',
    (score) => expect(nearBand(score)).toBeNull(),
  )
})
