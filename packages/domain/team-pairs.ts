/** Two people by their ids. */
export type Pair = readonly [number, number]
/** Who must be in one team, and who must not be. */
export type TeamPairs = { together: readonly Pair[]; apart: readonly Pair[] }

/** Why no division of the people can keep all pairs. */
export type PairError =
  /** Others tie these two together, who are to be apart. */
  | { error: 'contradiction'; ids: number[] }
  /** More people are to be together than a team has places. */
  | { error: 'too_many_together'; ids: number[] }
  /** More people are to be apart from each other than there are teams. */
  | { error: 'too_many_apart'; ids: number[] }

/** The people as groups that stay together, most of them of one person. */
export function blocksOf(ids: readonly number[], together: readonly Pair[]): number[][] {
  const blockOf = new Map(ids.map((id) => [id, [id]]))
  for (const [one, other] of together) {
    const [block, joined] = [blockOf.get(one), blockOf.get(other)]
    if (!block || !joined || block === joined) continue
    block.push(...joined)
    for (const id of joined) blockOf.set(id, block)
  }
  return [...new Set(blockOf.values())]
}

/** Whom each person is to be apart from. */
export function apartOf(apart: readonly Pair[]): ReadonlyMap<number, ReadonlySet<number>> {
  const others = new Map<number, Set<number>>()
  const note = (one: number, other: number) =>
    others.set(one, (others.get(one) ?? new Set()).add(other))
  for (const [one, other] of apart) {
    note(one, other)
    note(other, one)
  }
  return others
}

/** The pairs that a division does not keep. */
export function brokenPairs(
  teams: readonly (readonly number[])[],
  { together, apart }: TeamPairs,
): { together: Pair[]; apart: Pair[] } {
  const teamOf = new Map(teams.flatMap((team, at) => team.map((id) => [id, at] as const)))
  const isOneTeam = ([one, other]: Pair) => teamOf.get(one) === teamOf.get(other)
  return { together: together.filter((pair) => !isOneTeam(pair)), apart: apart.filter(isOneTeam) }
}

/** What can be said about the pairs before anybody is placed. */
export function pairError(
  blocks: readonly (readonly number[])[],
  apart: readonly Pair[],
  sizes: readonly number[],
): PairError | null {
  const contradiction = brokenPairs(blocks, { together: [], apart }).apart[0]
  if (contradiction) return { error: 'contradiction', ids: [...contradiction] }
  const large = blocks.find(({ length }) => length > (sizes[0] ?? 0))
  if (large) return { error: 'too_many_together', ids: [...large] }
  const crowd = mutuallyApart(apart, sizes.length)
  return crowd ? { error: 'too_many_apart', ids: crowd } : null
}

/** More people than there are teams of whom no two may be together, if some are easily found. */
function mutuallyApart(apart: readonly Pair[], teams: number): number[] | undefined {
  const others = apartOf(apart)
  const byCount = [...others.keys()].sort(
    (one, other) => (others.get(other)?.size ?? 0) - (others.get(one)?.size ?? 0),
  )
  const groupOf = (start: number) => {
    const group = [start]
    for (const id of byCount)
      if (group.every((member) => others.get(id)?.has(member))) group.push(id)
    return group
  }
  return byCount.map(groupOf).find((group) => group.length > teams)
}
