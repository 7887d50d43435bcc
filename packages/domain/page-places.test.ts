import { expect, test } from 'vitest'
import { placesOf } from './page-places.ts'

test('a page appears at its own address and on the screens that use its key', () => {
  expect(placesOf('trip')).toEqual(['/page/trip'])
  expect(placesOf('band_precision')).toEqual(['/new-theme/profile', '/page/band_precision'])
})
