import { expect, test } from 'vitest'
import { flagOf } from './country-flag.ts'

test('flagOf builds a flag from the letters of a country code', () => {
  expect([flagOf('it'), flagOf('gb'), flagOf(''), flagOf('Italy')]).toEqual(['🇮🇹', '🇬🇧', '', ''])
})
