import { passesLuhn } from '@quartet/domain/card-number.ts'
import pino, { stdTimeFunctions } from 'pino'

// digits in a row, blanks or dashes between: a card number must never reach a log, whatever brought it there
const runs = /\d(?:[ -]?\d){12,}/g
const lengths = [19, 18, 17, 16, 15, 14, 13]

export const withoutCards = (line: string) => line.replace(runs, (run) => (holdsCard(run.replace(/\D/g, '')) ? '[card]' : run))

/** A number may stand beside others in one run: its CVC, an amount. */
const holdsCard = (digits: string) =>
  lengths.some((length) => [...digits.slice(length - 1)].some((_, at) => passesLuhn(digits.slice(at, at + length))))

/** Structured lines on standard output, their time as ISO 8601: thirteen digits of milliseconds would look like a card. Bodies, queries and tokens are never handed to it. */
export const makeLog = (level: string) =>
  pino({ level, base: undefined, timestamp: stdTimeFunctions.isoTime, hooks: { streamWrite: withoutCards } })
export type Log = ReturnType<typeof makeLog>
