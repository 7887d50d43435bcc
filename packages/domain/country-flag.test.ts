import { expect, test } from 'vitest'
import { flagOf } from './country-flag.ts'

test('a flag is made of the letters of its country', () => {
  expect([flagOf('it'), flagOf('gb'), flagOf(''), flagOf('Italy')]).toEqual(['🇮🇹', '🇬🇧', '', ''])
})
