/**
 * Formats a day (yyyy-MM-dd, or an ISO 8601 timestamp) as dd / MM / yyyy, with Latin digits in
 * every language.
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
