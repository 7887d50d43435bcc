/** Whether the check digit of a card number is correct (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string) {
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)
  const sum = [...digits]
    .reverse()
    .reduce(
      (total, digit, at) => total + (at % 2 === 0 ? Number(digit) : doubled(Number(digit))),
      0,
    )
  return sum % 10 === 0
}

/**
 * Prefixes and lengths of the card numbers of each brand. Without them, every tenth long number
 * would count as a card number.
 */
const brands: readonly { prefix: RegExp; lengths: readonly number[] }[] = [
  { prefix: /^4/, lengths: [13, 16, 19] }, // Visa
  { prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] }, // Mastercard
  { prefix: /^3[47]/, lengths: [15] }, // American Express
  { prefix: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19] }, // Discover
  { prefix: /^(30[0-5]|309|36|3[89])/, lengths: [14, 15, 16, 17, 18, 19] }, // Diners Club
  { prefix: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19] }, // JCB
  { prefix: /^62/, lengths: [16, 17, 18, 19] }, // UnionPay
  { prefix: /^(5018|5020|5038|5893|6304|6759|676[1-3])/, lengths: [13, 14, 15, 16, 17, 18, 19] }, // Maestro
]

const isCardNumber = (digits: string) =>
  brands.some(({ prefix, lengths }) => lengths.includes(digits.length) && prefix.test(digits)) &&
  passesLuhn(digits)

/** Groups of digits separated by at most one space or dash. */
const digitGroups = /\d+(?:[\s\p{Pd}]\d+)*/gu

/**
 * Whether a text contains the number of a payment card, in one piece or in groups, also next to
 * other numbers.
 */
export function containsCardNumber(text: string) {
  for (const [run] of withLatinDigits(text).matchAll(digitGroups)) {
    const groups = run.split(/\D/)
    for (let from = 0; from < groups.length; from++)
      for (
        let to = from + 1, digits = groups[from] ?? '';
        digits.length <= 19;
        digits += groups[to++]
      ) {
        if (isCardNumber(digits)) return true
        if (to >= groups.length) break
      }
  }
  return false
}

/** Converts full-width and Arabic digits to ASCII digits. */
const withLatinDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Test numbers published by payment services; no bank issues them. */
export const practiceCards = {
  accepted: [
    '4242424242424242',
    '4000056655665556',
    '4111111111111111',
    '4012888888881881',
    '5555555555554444',
    '2223003122003222',
    '5200828282828210',
    '5105105105105100',
    '6011111111111117',
    '6011000990139424',
    '3566002020360505',
    '6200000000000005',
  ],
  declined: [
    '4000000000000002',
    '4000000000009995',
    '4000000000009987',
    '4000000000009979',
    '4000000000000119',
  ],
  expired: ['4000000000000069'],
  /** Saved, but every charge without a new card fails. */
  declinedLater: ['4000000000000341'],
  /** A payment has to be confirmed by its owner; a charge without them fails. */
  confirmed: ['4000002760003184'],
} as const

const practiceNumbers: ReadonlySet<string> = new Set(Object.values(practiceCards).flat())
export const isPracticeCard = (digits: string) => practiceNumbers.has(digits)
