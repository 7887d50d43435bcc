import { passesLuhn } from '@quartet/domain/card-number.ts'
import pino, { stdTimeFunctions } from 'pino'

// digits in a row, with blanks or dashes between them: a card number must never reach a log,
// whatever its source
const runs = /\d(?:[ -]?\d){12,}/g
const lengths = [19, 18, 17, 16, 15, 14, 13]

export const withoutCards = (line: string) =>
  line.replace(runs, (run) => (holdsCard(run.replace(/\D/g, '')) ? '[card]' : run))

/** A card number may be next to other digits in one run: its CVC, an amount. */
const holdsCard = (digits: string) =>
  lengths.some((length) =>
    [...digits.slice(length - 1)].some((_, at) => passesLuhn(digits.slice(at, at + length))),
  )

/**
 * Structured lines on standard output, with ISO 8601 times: thirteen digits of milliseconds would
 * look like a card. Callers never pass bodies, queries or tokens.
 */
export const makeLog = (level: string) =>
  pino({
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    hooks: { streamWrite: withoutCards },
  })
export type Log = ReturnType<typeof makeLog>
