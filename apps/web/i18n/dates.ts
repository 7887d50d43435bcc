import { textLanguage } from './texts.ts'

/**
 * Formats a day (yyyy-MM-dd, or an ISO 8601 timestamp) as dd / MM / yyyy for a table, with Latin
 * digits in every language.
 */
export function shownDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  return year ? `${day} / ${month} / ${year}` : value
}

/** The local day of a timestamp as yyyy-MM-dd. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Formats an ISO 8601 timestamp as its local day, dd / MM / yyyy. */
export const shownMoment = (at: string) => shownDate(localDay(new Date(at)))

/**
 * Formats a day (yyyy-MM-dd) with its month in words for a sentence, in the language of the texts and
 * with Latin digits. Chromium has no Maltese month names: there it reads dd / MM / yyyy.
 */
export function writtenDate(day: string): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(textLanguage())
  if (!known) return shownDate(day)
  return new Intl.DateTimeFormat(`${known}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T00:00Z`))
}

/** Formats an ISO 8601 timestamp as its local day with the month in words. */
export const writtenMoment = (at: string) => writtenDate(localDay(new Date(at)))
