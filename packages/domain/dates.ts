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
