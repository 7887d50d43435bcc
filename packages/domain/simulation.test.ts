import { describe, expect, test } from 'vitest'
import { classify } from './classification.ts'
import { itemCount } from './inventory.ts'
import { flagsOf, type QualityFlag } from './quality.ts'
import { scoresOf } from './scoring.ts'

/**
 * What the rules say about simulated takers, in per cent of each kind (D6): the shares of the labels;
 * of results with the flag `undifferentiated`; of results with any flag, without that one (before)
 * and with it (after); and of Strong-Willed results without any flag, before and after.
 */
// biome-ignore format: a table
const expected = {
  'random 1-5': [1.4, 51.6, 18.2, 28.8, 0, 46.5, 46.5, 1.2, 1.2],
  'extreme 1/5': [4.2, 60.9, 9.2, 25.8, 0, 75.7, 75.7, 1.5, 1.5],
  'agreeing 3-4-5': [98.9, 1.2, 0, 0, 93.1, 0, 93.1, 98.9, 6.7],
  'agreeing 4/5': [100, 0, 0, 0, 100, 0, 100, 100, 0],
  'agreeing 3/4': [30.6, 64, 5.5, 0, 94.6, 0, 94.6, 30.6, 0],
  'honest, alpha .65': [12.1, 65.9, 7.1, 15, 0.3, 18.6, 18.9, 11.8, 11.6],
  'honest, alpha .75': [18.2, 64.3, 5.8, 11.8, 0.9, 14, 14.9, 18, 17.1],
  'honest, alpha .85': [16.6, 64.8, 6.3, 12.4, 2.3, 12.5, 14.8, 16.6, 14.6],
  'honest, agreeable, alpha .65': [41, 50.8, 3.2, 5.1, 2.2, 7.7, 9.9, 40.3, 38.2],
  'honest, agreeable, alpha .75': [43.3, 49.7, 2.7, 4.4, 4.4, 5.6, 10, 43, 38.6],
  'honest, agreeable, alpha .85': [49, 46.1, 2.1, 2.9, 12.6, 3.2, 15.7, 49, 37.4],
  'honest, even': [0.1, 20.6, 49.1, 30.2, 0, 31.8, 31.8, 0.1, 0.1],
} as const
const columns = [
  'strongWilled',
  'dynamic',
  'bridge',
  'provisional',
  'undifferentiated',
  'before',
  'after',
  'strongBefore',
  'strongAfter',
] as const
type Kind = keyof typeof expected
type Rates = Record<(typeof columns)[number], number>
type Answers = ReadonlyMap<number, number>

const takersPerKind = 2_000

/** Mulberry32: the same numbers in each run. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const random = generator(15)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const eachItem = (answer: (number: number) => number): Answers =>
  new Map(Array.from({ length: itemCount }, (_, at) => [at + 1, answer(at + 1)]))

/** Somebody who picks any of these answers at random. */
const among =
  (...values: number[]) =>
  () =>
    eachItem(() => values[Math.floor(random() * values.length)] ?? 3)

/**
 * People with habits of their own: `mean` answer of all of them, `person` and `pattern`, the standard
 * deviations of a person's general level and of each pattern, and `noise` that of one answer.
 */
function honest({ mean, person, pattern, noise }: Habits) {
  const popularity = Array.from({ length: itemCount }, () => normal() * 0.3)
  return () => {
    const level = mean + normal() * person
    const habits = [0, 1, 2, 3].map(() => level + normal() * pattern)
    return eachItem((number) => {
      const habit = habits[(number - 1) % 4] ?? level
      const answer = habit + (popularity[number - 1] ?? 0) + normal() * noise
      return Math.min(5, Math.max(1, Math.round(answer)))
    })
  }
}
type Habits = { mean: number; person: number; pattern: number; noise: number }

const careless = {
  'random 1-5': among(1, 2, 3, 4, 5),
  'extreme 1/5': among(1, 5),
  'agreeing 3-4-5': among(3, 4, 5),
  'agreeing 4/5': among(4, 5),
  'agreeing 3/4': among(3, 4),
}
/** Alpha of a pattern is about the number in the name. */
const honestKinds = {
  'honest, alpha .65': honest({ mean: 3.2, person: 0.2, pattern: 0.55, noise: 1.06 }),
  'honest, alpha .75': honest({ mean: 3.3, person: 0.25, pattern: 0.6, noise: 0.95 }),
  'honest, alpha .85': honest({ mean: 3.2, person: 0.2, pattern: 0.6, noise: 0.66 }),
  'honest, agreeable, alpha .65': honest({ mean: 3.6, person: 0.3, pattern: 0.55, noise: 1.06 }),
  'honest, agreeable, alpha .75': honest({ mean: 3.6, person: 0.3, pattern: 0.6, noise: 0.95 }),
  'honest, agreeable, alpha .85': honest({ mean: 3.6, person: 0.3, pattern: 0.6, noise: 0.66 }),
  'honest, even': honest({ mean: 3, person: 0.1, pattern: 0.12, noise: 0.8 }),
}

const text = 'I like to draw it first.'
const flagsFor = (answers: Answers) =>
  flagsOf({ answers, times: new Map(), open: [text, text, text], ageGroup: 3, assisted: false })

function measure(take: () => Answers): Rates {
  const takers = Array.from({ length: takersPerKind }, () => {
    const answers = take()
    return { ...classify(scoresOf(answers)), flags: flagsFor(answers) }
  })
  const share = (counts: (taker: (typeof takers)[number]) => boolean) =>
    (100 * takers.filter(counts).length) / takersPerKind
  const isStrong = (taker: (typeof takers)[number]) =>
    taker.classification === 'Strong-Willed Learner'
  const isOld = (flag: QualityFlag) => flag !== 'undifferentiated'
  return {
    strongWilled: share(isStrong),
    dynamic: share(
      ({ classification, standard }) => classification === 'Dynamic Learner' && standard,
    ),
    bridge: share(({ classification }) => classification === 'Bridge Learner'),
    provisional: share(({ standard }) => standard === false),
    undifferentiated: share(({ flags }) => flags.includes('undifferentiated')),
    before: share(({ flags }) => flags.some(isOld)),
    after: share(({ flags }) => flags.length > 0),
    strongBefore: share((taker) => isStrong(taker) && !taker.flags.some(isOld)),
    strongAfter: share((taker) => isStrong(taker) && taker.flags.length === 0),
  }
}

const kinds: Record<Kind, () => Answers> = { ...careless, ...honestKinds }
const rates = Object.fromEntries(
  Object.entries(kinds).map(([kind, take]) => [kind, measure(take)]),
) as Record<Kind, Rates>

test.each(Object.entries(expected) as [Kind, readonly number[]][])('%s', (kind, figures) => {
  for (const [at, column] of columns.entries())
    expect(Math.abs(rates[kind][column] - (figures[at] ?? 0)), column).toBeLessThan(2)
})

test('agreeing takers had no flag and nearly always have one now', () => {
  for (const kind of ['agreeing 3-4-5', 'agreeing 4/5', 'agreeing 3/4'] as const) {
    expect(rates[kind].before).toBeLessThan(1)
    expect(rates[kind].after).toBeGreaterThan(90)
    expect(rates[kind].strongAfter).toBeLessThan(8)
  }
})

test('careless takers who use the whole scale are flagged as before', () => {
  for (const kind of ['random 1-5', 'extreme 1/5'] as const)
    expect(rates[kind].after).toBe(rates[kind].before)
})

describe('honest takers are seldom undifferentiated', () => {
  // of people who agree a lot, and evenly, the flag is true of one in eight
  const limits: Partial<Record<Kind, number>> = {
    'honest, agreeable, alpha .75': 6,
    'honest, agreeable, alpha .85': 16,
  }
  test.each(Object.keys(honestKinds) as (keyof typeof honestKinds)[])('%s', (kind) =>
    expect(rates[kind].undifferentiated).toBeLessThan(limits[kind] ?? 3),
  )
  test('an even person is a Bridge in half of the cases', () =>
    expect(Math.abs(rates['honest, even'].bridge - 50)).toBeLessThan(6))
})
