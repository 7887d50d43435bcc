/** A day as it travels (yyyy-MM-dd, or a moment of ISO 8601) as it is shown: dd / MM / yyyy, with Latin digits in every language. */
export function shownDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  return year ? `${day} / ${month} / ${year}` : value
}

/** A moment as the day it was here. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** A moment of ISO 8601 as the day that it was here, as it is shown. */
export const shownMoment = (at: string) => shownDate(localDay(new Date(at)))
