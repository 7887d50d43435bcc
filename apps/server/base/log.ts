import pino from 'pino'
import { isCardNumber } from './payments.ts'

// 13 to 19 digits in a row, blanks or dashes between: a card number must never reach a log, whatever brought it there
const longNumbers = /\b\d(?:[ -]?\d){12,18}\b/g

export const withoutCards = (line: string) =>
  line.replace(longNumbers, (found) => (isCardNumber(found.replace(/\D/g, '')) ? '[card]' : found))

/** Structured lines on standard output. Bodies, queries and tokens are never handed to it. */
export const makeLog = (level: string) => pino({ level, base: undefined, hooks: { streamWrite: withoutCards } })
export type Log = ReturnType<typeof makeLog>
