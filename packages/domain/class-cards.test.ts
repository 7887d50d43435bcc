import { describe, expect, test } from 'vitest'
import {
  type CardHolder,
  cardNameOf,
  classCodeFrom,
  classPinFrom,
  isEasyPin,
  plainCardName,
  plainClassPin,
  spokenClassCode,
  whyNoCard,
} from './class-cards.ts'

/** Random numbers in this order. */
function series(...numbers: number[]) {
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

describe('a class code', () => {
  test('has six letters and digits that do not look like others', () => {
    expect(classCodeFrom(series(0, 0.999))).toBe('A9A9A9')
    for (const letter of '01IOLio') expect(classCodeFrom(Math.random), letter).not.toContain(letter)
  })
  test('is read in two parts', () => {
    expect(spokenClassCode('ABC234')).toBe('ABC-234')
  })
})

describe('a PIN', () => {
  test('has four digits, also with zeros in front', () => {
    expect(classPinFrom(series(0.0042))).toBe('0042')
  })
  test('is none that is guessed first', () => {
    expect(classPinFrom(series(0, 0.1234, 0.9876, 0.2015, 0.5555, 0.4711))).toBe('4711')
    for (const pin of ['0000', '9999', '1234', '6789', '4321', '2014', '1988'])
      expect(isEasyPin(pin), pin).toBe(true)
    for (const pin of ['1357', '0246', '4711', '1122', '2210', '1901'])
      expect(isEasyPin(pin), pin).toBe(false)
  })
  test('can be typed in digits of other scripts', () => {
    expect(plainClassPin(' ٤٧١١ ')).toBe('4711')
    expect(plainClassPin('۴۷۱۱')).toBe('4711')
    expect(plainClassPin('4711')).toBe('4711')
  })
})

describe('the name on a card', () => {
  test.each([
    ['Zoë', 'zoe'],
    [' Anna-Maria ', 'annamaria'],
    ['José', 'JOSE'.toLowerCase()],
    ['سارة', 'سارة'],
    ['علي م ٢', 'عليم2'],
    ['ΝΙΚΟΣ Π', 'νικοσπ'],
    ['ΝΙΚΟΣΠ', 'νικοσπ'],
    ['Νίκος', 'νικοσ'],
  ])('%s is compared as %s', (typed, plain) => {
    expect(plainCardName(typed)).toBe(plain)
  })
  test('is as short as the class allows', () => {
    const ada = { firstName: 'Ada', lastName: 'Lovelace' }
    expect(cardNameOf(ada, new Set())).toBe('Ada')
    expect(cardNameOf(ada, new Set(['ada']))).toBe('Ada L')
    expect(cardNameOf(ada, new Set(['ada', 'adal']))).toBe('Ada L 2')
    expect(cardNameOf(ada, new Set(['ada', 'adal', 'adal2']))).toBe('Ada L 3')
    expect(cardNameOf({ firstName: 'Bo', lastName: '' }, new Set(['bo']))).toBe('Bo 2')
    expect(cardNameOf({ firstName: '☺', lastName: '' }, new Set())).toBe('A')
  })
})

describe('a card', () => {
  const child: CardHolder = {
    ageGroupId: 1,
    turns18In: null,
    hasConfirmedAddress: false,
    hasOwnPassword: false,
    hasOtherSignIn: false,
    isStaff: false,
  }
  test.each<[string, Partial<CardHolder>, ReturnType<typeof whyNoCard>]>([
    ['a child', {}, null],
    ['a teenager', { ageGroupId: 2, turns18In: 2030 }, null],
    ['somebody in the year of turning 18', { ageGroupId: 2, turns18In: 2026 }, null],
    ['somebody the year after', { ageGroupId: 2, turns18In: 2025 }, 'adult'],
    ['an adult', { ageGroupId: 3 }, 'adult'],
    ['staff', { isStaff: true }, 'staff'],
    ['a child with a confirmed address', { hasConfirmedAddress: true }, 'own_sign_in'],
    ['a child with a password', { hasOwnPassword: true }, 'own_sign_in'],
    ['a child with a linked sign-in', { hasOtherSignIn: true }, 'own_sign_in'],
  ])('for %s', (_who, more, reason) => {
    expect(whyNoCard({ ...child, ...more }, 2026)).toBe(reason)
  })
})
