import { randomFrom } from './random.ts'
import type { ComposerPerson } from './team-coverage.ts'
import { blocksOf, type PairError, pairError, type TeamPairs } from './team-pairs.ts'
import { placeBlocks } from './team-placing.ts'
import { sizesOf } from './team-sizes.ts'
import { improve } from './team-swaps.ts'

export type ComposerQuery = TeamPairs & {
  people: readonly ComposerPerson[]
  /** How many people a team should have. */
  size: number
  /** The same seed proposes the same teams. */
  seed: number
}

export type Proposal =
  | { teams: number[][] }
  | PairError
  /** There are fewer than three people, or no way was found to keep all pairs. */
  | { error: 'too_few_people' | 'no_division'; ids: [] }

/**
 * Divides people into teams whose patterns are well spread: as many teams as possible with Use First
 * in each pattern, no crowds, and who avoids a pattern beside somebody who uses it first.
 */
export function compose({ people, size, together, apart, seed }: ComposerQuery): Proposal {
  const random = randomFrom(seed)
  const sizes = sizesOf(people.length, size)
  if (sizes.length === 0) return { error: 'too_few_people', ids: [] }
  const ids = people.map(({ id }) => id)
  const known = apart.filter((pair) => pair.every((id) => ids.includes(id)))
  const blocks = blocksOf(ids, together)
  const error = pairError(blocks, known, sizes)
  if (error) return error
  const placed = placeBlocks(blocks, known, sizes, random)
  if (!placed) return { error: 'no_division', ids: [] }
  const order = new Map(ids.map((id, at) => [id, at]))
  const byOrder = (one: number, other: number) => (order.get(one) ?? 0) - (order.get(other) ?? 0)
  const teams = improve(placed, { people, blocks, apart: known }, random)
  return { teams: teams.map((team) => team.sort(byOrder)) }
}
