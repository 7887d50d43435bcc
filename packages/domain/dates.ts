export const dayMs = 86_400_000

/** So many times 24 hours later. */
export const addDays = (from: Date, days: number) => new Date(from.getTime() + days * dayMs)

/** The same day and time of day in UTC so many calendar months later; the last day of the month where it lacks that day. */
export function addMonths(from: Date, months: number): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  const ranOver = later.getUTCDate() !== from.getUTCDate()
  if (ranOver) later.setUTCDate(0)
  return later
}
