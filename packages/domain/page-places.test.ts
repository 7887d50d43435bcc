import { expect, test } from 'vitest'
import { placesOf } from './page-places.ts'

test('a page appears at its own address, and where its key is used', () => {
  expect(placesOf('trip')).toEqual(['/page/trip'])
  expect(placesOf('band_precision')).toEqual(['/new-theme/profile', '/page/band_precision'])
})
