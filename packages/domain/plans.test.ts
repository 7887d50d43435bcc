import { expect, test } from 'vitest'
import { defaultPrices, isPrice, offers, plans } from './plans.ts'

test('every plan has an annual term, and every price a default', () => {
  for (const plan of plans)
    expect(offers.some((offer) => offer.plan === plan && offer.term === 'annual')).toBe(true)
  expect(offers.map(({ plan, term, price }) => [plan, term, defaultPrices[price]])).toEqual([
    ['basic', 'semester', 1499],
    ['basic', 'annual', 3999],
    ['family', 'annual', 7999],
    ['professional', 'annual', 9999],
  ])
})

test.each([
  [1, true],
  [1499, true],
  [1_000_000, true],
  [0, false],
  [-100, false],
  [14.99, false],
  [1_000_001, false],
  [Number.NaN, false],
])('%s is a price: %s', (price, is) => expect(isPrice(price)).toBe(is))
