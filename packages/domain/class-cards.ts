import { isAdult } from './age.ts'
import { codeLetters } from './invitations.ts'
import type { AgeGroup } from './patterns.ts'

/** Cards of one class, which its teacher can print on a few sheets. */
export const classCardMax = 60
/** Hours after which a session that a card opened ends: without use, and in total. */
export const classSessionHours = { idle: 2, absolute: 8 } as const
/** Months after which a card that nobody has used ends. */
export const unusedCardMonths = 12

export const classCodeLength = 6
export const classPinLength = 4

/** A class code from random numbers below 1, without letters and digits that look like others. */
export const classCodeFrom = (random: () => number) =>
  Array.from(
    { length: classCodeLength },
    () => codeLetters[Math.floor(random() * codeLetters.length)],
  ).join('')

/** A class code as it is read aloud. */
export const spokenClassCode = (code: string) => code.replace(/^(.{3})(?=.)/, '$1-')

const digitsOf = (number: number) => String(number).padStart(classPinLength, '0')

/** A PIN from random numbers below 1; none that children would guess first. */
export function classPinFrom(random: () => number): string {
  for (;;) {
    const pin = digitsOf(Math.floor(random() * 10 ** classPinLength))
    if (!isEasyPin(pin)) return pin
  }
}

/** One digit repeated, digits in a row, and years of birth of children and parents. */
export function isEasyPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  const [step = 0] = steps
  return (steps.size === 1 && Math.abs(step) <= 1) || /^(19[6-9]|20[0-2])/.test(pin)
}

/** In ASCII digits, whatever the keyboard of the child. */
const withPlainDigits = (typed: string) =>
  typed.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))

/** A PIN as it is stored. */
export const plainClassPin = (typed: string) => withPlainDigits(typed.trim())

/** A name on a card as it is compared: letters and digits, without case, accents and final forms. */
export const plainCardName = (name: string) =>
  withPlainDigits(name.normalize('NFKD').toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ς', 'σ')

type Named = { firstName: string; lastName: string }

/**
 * The name on a new card: the first name; where a card of the class has it, with the initial of the
 * last name, and where that is taken as well, with a number. `taken` has the compared names.
 */
export function cardNameOf({ firstName, lastName }: Named, taken: ReadonlySet<string>): string {
  const first = plainCardName(firstName) ? firstName.trim() : 'A'
  const initial = Array.from(lastName.trim())[0]?.toUpperCase()
  const longer = initial ? `${first} ${initial}` : first
  const isFree = (name: string) => !taken.has(plainCardName(name))
  if (isFree(first)) return first
  if (isFree(longer)) return longer
  for (let number = 2; ; number++) if (isFree(`${longer} ${number}`)) return `${longer} ${number}`
}

/** A person as far as it decides whether they may have a card. */
export type CardHolder = {
  ageGroupId: AgeGroup
  turns18In: number | null
  hasConfirmedAddress: boolean
  /** A password that nobody else has set. */
  hasOwnPassword: boolean
  hasOtherSignIn: boolean
  isStaff: boolean
}

/** Why somebody in a class gets no card; null for who may have one. */
export const noCardReasons = ['adult', 'own_sign_in', 'staff'] as const
export type NoCardReason = (typeof noCardReasons)[number]
export function whyNoCard(person: CardHolder, year: number): NoCardReason | null {
  if (person.isStaff) return 'staff'
  if (isAdult(person.ageGroupId, person.turns18In, year)) return 'adult'
  const { hasConfirmedAddress, hasOwnPassword, hasOtherSignIn } = person
  return hasConfirmedAddress || hasOwnPassword || hasOtherSignIn ? 'own_sign_in' : null
}
