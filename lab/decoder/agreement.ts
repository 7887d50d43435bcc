/**
 * Cohen's kappa of two readings of the same things: 1 is full agreement, 0 what chance brings with
 * the same frequencies.
 */
export function kappaOf(pairs: readonly (readonly [string, string])[]): number {
  const n = pairs.length
  const shareOf = (reading: 0 | 1, value: string) =>
    pairs.filter((pair) => pair[reading] === value).length / n
  const observed = pairs.filter(([one, other]) => one === other).length / n
  const values = new Set(pairs.flat())
  const expected = [...values].reduce(
    (sum, value) => sum + shareOf(0, value) * shareOf(1, value),
    0,
  )
  return (observed - expected) / (1 - expected)
}
