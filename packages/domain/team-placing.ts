import { shuffle } from './random.ts'
import { apartOf, type Pair } from './team-pairs.ts'

type Team = { size: number; ids: number[] }

/** Attempts to place a block before the search ends without a result. */
const maxAttempts = 20_000

/**
 * Places blocks of people in teams of these sizes, keeping people apart; null when no way was found.
 * Blocks with the least choice come first, and go where they leave the fewest places.
 */
export function placeBlocks(
  blocks: readonly (readonly number[])[],
  apart: readonly Pair[],
  sizes: readonly number[],
  random: () => number,
): number[][] | null {
  const others = apartOf(apart)
  const teams: Team[] = sizes.map((size) => ({ size, ids: [] }))
  const boundOf = (block: readonly number[]) =>
    block.reduce((sum, id) => sum + (others.get(id)?.size ?? 0), 0)
  const ordered = shuffle(blocks, random).sort(
    (one, other) => other.length - one.length || boundOf(other) - boundOf(one),
  )
  const isFree = ({ size, ids }: Team, block: readonly number[]) =>
    size - ids.length >= block.length &&
    !block.some((id) => ids.some((member) => others.get(id)?.has(member)))
  let attempts = 0

  function place(at: number): boolean {
    const block = ordered[at]
    if (!block) return true
    for (const team of choicesOf(
      teams.filter((one) => isFree(one, block)),
      random,
    )) {
      if (++attempts > maxAttempts) return false
      team.ids.push(...block)
      if (place(at + 1)) return true
      team.ids.splice(-block.length)
    }
    return false
  }
  return place(0) ? teams.map(({ ids }) => ids) : null
}

/** The fullest teams first; of empty teams of one size only one, as they are all alike. */
function choicesOf(teams: readonly Team[], random: () => number): Team[] {
  const empty = new Set<number>()
  const distinct = teams.filter(({ size, ids }) => {
    const isAlike = ids.length === 0 && empty.has(size)
    if (ids.length === 0) empty.add(size)
    return !isAlike
  })
  return shuffle(distinct, random).sort(
    (one, other) => one.size - one.ids.length - (other.size - other.ids.length),
  )
}
