import { shownDate, writtenDate as writtenDateIn } from '@quartet/domain/dates.ts'
import { textLanguage } from './texts.ts'

/** The local day of a timestamp as yyyy-MM-dd. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Formats an ISO 8601 timestamp as its local day, dd / MM / yyyy. */
export const shownMoment = (at: string) => shownDate(localDay(new Date(at)))

/** Formats an ISO 8601 timestamp as its local day and time, dd / MM / yyyy HH:mm. */
export const shownMinute = (at: string) =>
  `${shownMoment(at)} ${new Date(at).toTimeString().slice(0, 5)}`

/** Formats a day (yyyy-MM-dd) with its month in words, in the language of the texts. */
export const writtenDate = (day: string) => writtenDateIn(day, textLanguage())

/** Formats an ISO 8601 timestamp as its local day with the month in words. */
export const writtenMoment = (at: string) => writtenDate(localDay(new Date(at)))
