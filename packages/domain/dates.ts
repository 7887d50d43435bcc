export const dayMs = 86_400_000

/** Returns the time `days` × 24 hours later. */
export const addDays = (from: Date, days: number) => new Date(from.getTime() + days * dayMs)

/**
 * Returns the same day and time in UTC `months` calendar months later, or the last day of that
 * month if it is shorter.
 */
export function addMonths(from: Date, months: number): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  const ranOver = later.getUTCDate() !== from.getUTCDate()
  if (ranOver) later.setUTCDate(0)
  return later
}

/**
 * Formats a day (yyyy-MM-dd, or an ISO 8601 timestamp) as dd / MM / yyyy for a table, with Latin
 * digits in every language.
 */
export function shownDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  return year ? `${day} / ${month} / ${year}` : value
}

/**
 * Formats a day (yyyy-MM-dd) with its month in words for a sentence in a language (BCP 47), with
 * Latin digits. Chromium has no Maltese month names: there it reads dd / MM / yyyy.
 */
export function writtenDate(day: string, language: string): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(language)
  if (!known) return shownDate(day)
  return new Intl.DateTimeFormat(`${known}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T00:00Z`))
}
