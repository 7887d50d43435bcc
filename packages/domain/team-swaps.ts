import { patterns } from './patterns.ts'
import type { ComposerPerson } from './team-coverage.ts'
import { isCrowd } from './team-notes.ts'
import { apartOf, type Pair } from './team-pairs.ts'
import { inBand } from './team-picture.ts'

/**
 * What counts against a team: a pattern without Use First far more than all else together, then
 * people who avoid such a pattern, crowds, and the spread of Use First and of people without scores.
 */
const weights = { missing: 200, alone: 12, crowd: 6, spread: 4, unknown: 4 } as const

/** Swaps that are tried, for each person and at most. */
const swaps = { each: 500, most: 150_000 } as const
/** How much worse a swap may make things at first and in the end; the last share only improves. */
const heat = { first: 100, last: 1, coolFrom: 0.8 } as const

export type Division = {
  people: readonly ComposerPerson[]
  blocks: readonly (readonly number[])[]
  apart: readonly Pair[]
}

type Block = { ids: readonly number[]; count: Counts }
/** Use First for each pattern, Avoid for each pattern, people without scores. */
type Counts = readonly number[]
type Team = { size: number; blocks: Block[]; count: number[]; cost: number }
type Swap = { from: Team; to: Team; given: Block; taken: Block[] }

const unknownAt = 2 * patterns.length

function countsOf(members: readonly ComposerPerson[]): number[] {
  const of = (band: 'Use First' | 'Avoid') =>
    patterns.map((pattern) => inBand(members, pattern, band).length)
  return [...of('Use First'), ...of('Avoid'), members.filter(({ scores }) => !scores).length]
}

function costOf(count: Counts, size: number): number {
  let cost = weights.unknown * ((count[unknownAt] ?? 0) / size) ** 2
  for (let at = 0; at < patterns.length; at++) {
    const [useFirst = 0, avoid = 0] = [count[at], count[at + patterns.length]]
    if (useFirst === 0) cost += weights.missing + (weights.alone * avoid) / size
    else if (isCrowd(useFirst, size)) cost += weights.crowd
    cost += weights.spread * (useFirst / size) ** 2
  }
  return cost
}

/**
 * Swaps people between teams until their patterns are well spread, by simulated annealing. Blocks
 * stay whole, and people stay apart.
 */
export function improve(
  teams: readonly (readonly number[])[],
  { blocks, people, apart }: Division,
  random: () => number,
): number[][] {
  const state = stateOf(teams, blocks, people)
  const isAllowed = apartCheck(apart)
  const rounds = state.length < 2 ? 0 : Math.min(swaps.most, swaps.each * people.length)
  for (let round = 0; round < rounds; round++) {
    const swap = proposeSwap(state, random)
    if (swap && isAllowed(swap)) trySwap(swap, heatAt(round / rounds), random)
  }
  return state.map((team) => team.blocks.flatMap(({ ids }) => ids))
}

const heatAt = (share: number) =>
  share >= heat.coolFrom ? 0 : heat.first * (heat.last / heat.first) ** (share / heat.coolFrom)

function stateOf(
  teams: readonly (readonly number[])[],
  blocks: readonly (readonly number[])[],
  people: readonly ComposerPerson[],
): Team[] {
  const byId = new Map(people.map((person) => [person.id, person]))
  const members = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const teamOf = new Map(teams.flatMap((ids, at) => ids.map((id) => [id, at] as const)))
  const state = teams.map((ids): Team => {
    const count = countsOf(members(ids))
    return { size: ids.length, blocks: [], count, cost: costOf(count, ids.length) }
  })
  for (const ids of blocks)
    state[teamOf.get(ids[0] ?? 0) ?? 0]?.blocks.push({ ids, count: countsOf(members(ids)) })
  return state
}

/** A random block, and blocks of another team that have as many people. */
function proposeSwap(teams: readonly Team[], random: () => number): Swap | null {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const [from, to] = [pick(teams), pick(teams)]
  const given = from && pick(from.blocks)
  if (!from || !to || !given || from === to) return null
  const taken: Block[] = []
  const start = Math.floor(random() * to.blocks.length)
  let places = given.ids.length
  for (let step = 0; step < to.blocks.length && places > 0; step++) {
    const block = to.blocks[(start + step) % to.blocks.length]
    if (!block || block.ids.length > places) continue
    taken.push(block)
    places -= block.ids.length
  }
  return places === 0 ? { from, to, given, taken } : null
}

/** Whether nobody comes into a team with somebody they are to be apart from. */
function apartCheck(apart: readonly Pair[]) {
  const others = apartOf(apart)
  const fits = (coming: readonly Block[], team: Team, leaving: readonly Block[]) =>
    !coming.some(({ ids }) =>
      ids.some((id) => {
        const foes = others.get(id)
        return (
          foes &&
          team.blocks.some(
            (block) => !leaving.includes(block) && block.ids.some((one) => foes.has(one)),
          )
        )
      }),
    )
  return ({ from, to, given, taken }: Swap) =>
    others.size === 0 || (fits([given], to, taken) && fits(taken, from, [given]))
}

function trySwap({ from, to, given, taken }: Swap, temperature: number, random: () => number) {
  const change = given.count.map(
    (count, at) => taken.reduce((sum, block) => sum + (block.count[at] ?? 0), 0) - count,
  )
  const fromCount = from.count.map((count, at) => count + (change[at] ?? 0))
  const toCount = to.count.map((count, at) => count - (change[at] ?? 0))
  const [fromCost, toCost] = [costOf(fromCount, from.size), costOf(toCount, to.size)]
  const worse = fromCost + toCost - from.cost - to.cost
  if (worse > 0 && (temperature === 0 || random() >= Math.exp(-worse / temperature))) return
  from.blocks.splice(from.blocks.indexOf(given), 1, ...taken)
  for (const block of taken) to.blocks.splice(to.blocks.indexOf(block), 1)
  to.blocks.push(given)
  Object.assign(from, { count: fromCount, cost: fromCost })
  Object.assign(to, { count: toCount, cost: toCost })
}
