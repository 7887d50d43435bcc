import { expect, test } from 'vitest'
import { directionOf } from './text-direction.ts'

test.each([
  ['Plan first', 'ltr'],
  ['أرتّب خطواتي', 'rtl'],
  ['12. 😀 أرتّب English', 'rtl'],
  ['“Ada” أرتّب', 'ltr'],
  ['שלום', 'rtl'],
  ['12 €', 'ltr'],
  ['', 'ltr'],
] as const)('the direction of %j is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
