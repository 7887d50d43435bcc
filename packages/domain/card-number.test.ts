import { describe, expect, test } from 'vitest'
import { containsCardNumber, isPracticeCard, passesLuhn, practiceCards } from './card-number.ts'

test('passesLuhn checks the check digit of a card number', () => {
  expect([passesLuhn('4242424242424242'), passesLuhn('4242424242424241')]).toEqual([true, false])
})

describe('containsCardNumber', () => {
  test.each([
    '4242424242424242',
    'my card: 4242 4242 4242 4242.',
    '4242-4242-4242-4242',
    '4242–4242–4242–4242',
    '4242\u00a04242\u00a04242\u00a04242',
    '4242 4242 4242 4242 731',
    '12 4242424242424242 12/30',
    'no4242424242424242x',
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '４２４２４２４２４２４２４２４２',
    '5105 1051 0510 5100',
    '2720990000000007',
    '378282246310005',
    '3782 822463 10005',
    '30569309025904',
    '6011111111111117',
    '3530111333300000',
    '4222222222222',
    '6304000000000000',
  ])('finds the card number in: %s', (text) => expect(containsCardNumber(text)).toBe(true))

  test.each([
    ['with a wrong check digit', '4242424242424241'],
    ['of no brand', '1234567812345670'],
    ['of a length that the brand does not have', '42424242424242424'],
    ['inside a longer number', '99424242424242424299'],
    ['of digits that stand in different sentences', '4242 4242. 4242 4242'],
    ['a telephone number', '+49 30 901820 and 0041 44 668 18 00'],
    ['an ISBN', '978-3-16-148410-0'],
    ['an IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['dates and years', '2026-11-21 10:00:00, 1999 2000 2001 2002'],
    ['nothing', ''],
  ])('finds no card number in a text %s', (_, text) => expect(containsCardNumber(text)).toBe(false))

  test('searches a text of a hundred thousand digits quickly', () => {
    expect(containsCardNumber('1 '.repeat(50_000))).toBe(false)
    expect(containsCardNumber('9'.repeat(100_000))).toBe(false)
  })
})

test('practice cards are valid card numbers of sixteen digits, and other numbers are not practice cards', () => {
  for (const number of [...practiceCards.accepted, ...practiceCards.declined])
    expect([number, number.length, containsCardNumber(number), isPracticeCard(number)]).toEqual([
      number,
      16,
      true,
      true,
    ])
  expect([
    isPracticeCard('4539578763621486'),
    isPracticeCard('4242 4242 4242 4242'),
    isPracticeCard(''),
  ]).toEqual([false, false, false])
})
