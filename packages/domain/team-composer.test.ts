import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patterns, perPattern, type Scores } from './patterns.ts'
import { randomFrom } from './random.ts'
import { type ComposerQuery, compose } from './team-composer.ts'
import { type ComposerPerson, coverageOf, explain } from './team-coverage.ts'
import { blocksOf, brokenPairs, type Pair } from './team-pairs.ts'
import { sizesOf } from './team-sizes.ts'

const scoresFrom = (random: () => number): Scores => perPattern(() => 7 + Math.floor(29 * random()))

/** People with random scores; every tenth has none. */
function crowd(count: number, seed = 1): ComposerPerson[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: `Person ${id}`,
    scores: id % 10 === 9 ? null : scoresFrom(random),
  }))
}
/** Scores in report order. */
const person = (id: number, scores: number[]): ComposerPerson => ({
  id,
  name: `Person ${id}`,
  scores: perPattern((pattern) => scores[patterns.indexOf(pattern)] ?? 7),
})

const propose = (query: Partial<ComposerQuery> & { people: ComposerPerson[] }) =>
  compose({ size: 4, together: [], apart: [], seed: 1, ...query })
const teamsOf = (query: Partial<ComposerQuery> & { people: ComposerPerson[] }) => {
  const proposal = propose(query)
  if ('error' in proposal) throw new Error(proposal.error)
  const byId = new Map(query.people.map((one) => [one.id, one]))
  return proposal.teams.map((team) => team.flatMap((id) => byId.get(id) ?? []))
}
const coveredIn = (teams: ComposerPerson[][]) =>
  explain(teams).reduce((sum, { covered }) => sum + covered, 0)

describe('sizes', () => {
  test.each([
    [2, 4, []],
    [3, 4, [3]],
    [5, 4, [5]],
    [5, 3, [5]],
    [6, 4, [3, 3]],
    [7, 4, [4, 3]],
    [9, 4, [5, 4]],
    [10, 4, [4, 3, 3]],
    [11, 4, [4, 4, 3]],
    [14, 10, [7, 7]],
    [26, 5, [6, 5, 5, 5, 5]],
  ])('%i people in teams of %i', (people, size, sizes) =>
    expect(sizesOf(people, size)).toEqual(sizes),
  )

  test('differ by one at most, are three or more, and count everybody', () => {
    const people = fc.integer({ min: 3, max: 700 })
    fc.assert(
      fc.property(people, fc.integer({ min: 3, max: 30 }), (count, size) => {
        const sizes = sizesOf(count, size)
        return (
          Math.max(...sizes) - Math.min(...sizes) <= 1 &&
          Math.min(...sizes) >= 3 &&
          sizes.reduce((sum, one) => sum + one, 0) === count
        )
      }),
    )
  })
})

const pairsOf = (count: number) =>
  fc.array(
    fc
      .tuple(fc.nat({ max: count - 1 }), fc.nat({ max: count - 1 }))
      .filter(([one, other]) => one !== other),
    { maxLength: 5 },
  )
const anyQuery = fc.integer({ min: 3, max: 9 }).chain((count) =>
  fc.record({
    people: fc.constant(crowd(count)),
    size: fc.integer({ min: 3, max: 5 }),
    together: pairsOf(count),
    apart: pairsOf(count),
    seed: fc.nat({ max: 1000 }),
  }),
)

/** All divisions of people into teams of these sizes. */
function* divisions(ids: number[], sizes: number[]): Generator<number[][]> {
  const [size, ...others] = sizes
  if (size === undefined) return yield []
  for (const team of choices(ids, size)) {
    const rest = ids.filter((id) => !team.includes(id))
    for (const teams of divisions(rest, others)) yield [team, ...teams]
  }
}
function* choices(ids: number[], count: number): Generator<number[]> {
  if (count === 0) return yield []
  for (const [at, id] of ids.entries())
    for (const more of choices(ids.slice(at + 1), count - 1)) yield [id, ...more]
}
const isKept = (teams: number[][], query: ComposerQuery) => {
  const broken = brokenPairs(teams, query)
  return broken.together.length + broken.apart.length === 0
}

describe('a proposal', () => {
  test('places everybody once and keeps all pairs, or there is no way to', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const ids = query.people.map(({ id }) => id)
        const sizes = sizesOf(ids.length, query.size)
        const proposal = compose(query)
        if ('error' in proposal)
          return ![...divisions(ids, sizes)].some((teams) => isKept(teams, query))
        const { teams } = proposal
        expect(teams.flat().toSorted((one, other) => one - other)).toEqual(ids)
        expect(teams.map(({ length }) => length)).toEqual(sizes)
        return isKept(teams, query)
      }),
      { numRuns: 60 },
    )
  })

  test('has as many patterns with Use First as any division into two teams', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 6, max: 8 }), (seed, count) => {
        const people = crowd(count, seed)
        const best = [
          ...divisions(
            people.map(({ id }) => id),
            sizesOf(count, 4),
          ),
        ]
          .map((teams) => teams.map((team) => team.flatMap((id) => people[id] ?? [])))
          .reduce((most, teams) => Math.max(most, coveredIn(teams)), 0)
        return coveredIn(teamsOf({ people, seed })) === best
      }),
      { numRuns: 40 },
    )
  })

  test('is the same for a seed, and another one for another seed', () => {
    const people = crowd(40)
    expect(propose({ people, seed: 5 })).toEqual(propose({ people, seed: 5 }))
    expect(propose({ people, seed: 5 })).not.toEqual(propose({ people, seed: 6 }))
  })

  test('gives each team its Use First where there is one for each', () => {
    const people = Array.from({ length: 24 }, (_, id) =>
      person(
        id,
        [0, 1, 2, 3].map((at) => (id % 4 === at ? 30 : 12)),
      ),
    )
    const teams = teamsOf({ people })
    expect(teams.flatMap((team) => coverageOf(team).missing)).toEqual([])
    expect(teams.flatMap((team) => coverageOf(team).crowded)).toEqual([])
    expect(explain(teams).every(({ reason }) => reason === 'all')).toBe(true)
  })

  test('says how many people there are for how many teams', () => {
    const people = Array.from({ length: 60 }, (_, id) =>
      person(id, [20, id < 7 ? 30 : 20, 20, id < 59 ? 12 : 30]),
    )
    const [, precision] = explain(teamsOf({ people }))
    expect(precision).toEqual({
      pattern: 'precision',
      ...{ teams: 15, covered: 7, people: 7, reason: 'too_few' },
    })
  })

  test('spreads people without scores', () => {
    const people = Array.from({ length: 12 }, (_, id) => ({
      ...person(id, [20, 20, 20, 20]),
      ...(id < 3 && { scores: null }),
    }))
    expect(teamsOf({ people }).map((team) => coverageOf(team).unknown)).toEqual([1, 1, 1])
  })

  test('puts who avoids a pattern beside somebody who uses it first', () => {
    // one Use First for two teams: the other team is the one without Avoid
    const people = [30, 12, 12, 20, 20, 20].map((score, id) => person(id, [score, 20, 20, 20]))
    const alone = teamsOf({ people, size: 3 }).map((team) => coverageOf(team).alone.sequence)
    expect(alone).toEqual([0, 0])
  })

  test('of 600 people in fours with pairs keeps them all', () => {
    const people = crowd(600)
    const pairs = (from: number): Pair[] =>
      Array.from({ length: 40 }, (_, at) => [from + 2 * at, from + 2 * at + 1] as const)
    const query = { people, together: pairs(0), apart: pairs(100) }
    const teams = teamsOf(query)
    expect(teams).toHaveLength(150)
    expect(
      isKept(
        teams.map((team) => team.map(({ id }) => id)),
        { ...query, size: 4, seed: 1 },
      ),
    ).toBe(true)
  })
})

describe('pairs that cannot be kept', () => {
  const people = crowd(8)

  test('are named when others tie two people together who are to be apart', () => {
    const query = {
      people,
      together: [
        [0, 1],
        [1, 2],
      ] as const,
      apart: [[2, 0]] as const,
    }
    expect(propose(query)).toEqual({ error: 'contradiction', ids: [2, 0] })
  })

  test('are named when too many are to be together', () => {
    const together = [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 2],
    ] as const
    const proposal = propose({ people, together })
    expect(proposal).toMatchObject({ error: 'too_many_together' })
    expect('ids' in proposal && proposal.ids.toSorted()).toEqual([0, 1, 2, 3, 4])
  })

  test('are named when too many are to be apart', () => {
    const apart = [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const
    const proposal = propose({ people, apart })
    expect(proposal).toMatchObject({ error: 'too_many_apart' })
    expect('ids' in proposal && proposal.ids.toSorted()).toEqual([0, 1, 2])
  })

  test('are an error when the places do not suffice', () => {
    // three twos do not fit in two threes
    const together = [
      [0, 1],
      [2, 3],
      [4, 5],
    ] as const
    expect(propose({ people: crowd(6), size: 3, together })).toEqual({
      error: 'no_division',
      ids: [],
    })
  })

  test('do not matter for people who are not on the list', () => {
    expect('teams' in propose({ people, together: [[0, 99]], apart: [[99, 98]] })).toBe(true)
  })
})

test('too few people are no team', () => {
  expect(propose({ people: crowd(2) })).toEqual({ error: 'too_few_people', ids: [] })
})

test('blocks follow the pairs from one to the next', () => {
  expect(
    blocksOf(
      [1, 2, 3, 4],
      [
        [1, 2],
        [3, 2],
      ],
    ).map((ids) => ids.toSorted()),
  ).toEqual([[1, 2, 3], [4]])
})
