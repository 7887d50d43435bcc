import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Pattern, patterns } from './patterns.ts'
import {
  checklistOf,
  donePerPattern,
  isPlpFinished,
  noteOf,
  onPlp,
  type StatementType,
  steps,
} from './plp.ts'

let next = 0
const statement = (
  pattern: Pattern,
  type: StatementType = 'Use First',
  user_id: number | null = null,
) => ({
  id: ++next,
  pattern,
  type,
  user_id,
})
const ids = (statements: { id: number }[]) => statements.map(({ id }) => id)
const scored = ([sequence, precision, technical_reasoning, confluence]: readonly [
  number,
  number,
  number,
  number,
]) => ({
  sequence,
  precision,
  technical_reasoning,
  confluence,
})

describe('a PLP', () => {
  const one = patterns.map((pattern) => statement(pattern))
  const own = patterns.map((pattern) => statement(pattern, 'Avoid', 7))
  const notes = patterns.map((pattern) => statement(pattern, 'Sequence'))

  test('is finished with a ticked statement in each of the four patterns, and not before', () => {
    expect(isPlpFinished(one, ids(one))).toBe(true)
    for (const left of one)
      expect(isPlpFinished(one, ids(one.filter((other) => other !== left)))).toBe(false)
    expect(isPlpFinished(one, [])).toBe(false)
  })

  test('is also finished with own statements of any type', () => {
    expect(isPlpFinished(own, [])).toBe(true)
    expect(isPlpFinished([...one.slice(0, 3), ...own.slice(3)], ids(one.slice(0, 3)))).toBe(true)
    expect(
      isPlpFinished([...one.slice(0, 3), statement('confluence', 'Sequence', 7)], ids(one)),
    ).toBe(true)
  })

  test('is not finished by order notes, which nobody chose', () => {
    expect(isPlpFinished(notes, ids(notes))).toBe(false)
    expect(donePerPattern([...notes, ...one], [...ids(notes), ...ids(one.slice(0, 1))])).toEqual(
      scored([1, 0, 0, 0]),
    )
  })

  test('counts an own statement that is also ticked only once', () => {
    expect(donePerPattern(own, ids(own))).toEqual(scored([1, 1, 1, 1]))
  })

  test('contains the ticked statements in the order of the statements', () => {
    expect(onPlp([...one, ...own], [own[0]?.id ?? 0, one[2]?.id ?? 0, 999_999])).toEqual([
      one[2],
      own[0],
    ])
  })
})

describe('noteOf', () => {
  test.each([
    [
      [30, 25, 20, 15],
      [1, 2, 3, 4],
    ],
    [
      [15, 20, 25, 30],
      [4, 3, 2, 1],
    ],
    [
      [30, 30, 20, 15],
      [null, null, 3, 4],
    ],
    [
      [30, 20, 20, 15],
      [1, null, null, 4],
    ],
    [
      [20, 20, 20, 20],
      [null, null, null, null],
    ],
  ] as const)('for %j is the rank of each pattern, or null for a shared rank', (input, notes) =>
    expect(Object.values(noteOf(scored(input)))).toEqual(notes),
  )

  test('never returns the same note for two patterns', () =>
    fc.assert(
      fc.property(
        fc.tuple(...([0, 0, 0, 0] as const).map(() => fc.integer({ min: 7, max: 35 }))),
        (answer) => {
          const label = Object.values(
            noteOf(scored(answer as [number, number, number, number])),
          ).filter((place) => place !== null)
          expect(new Set(label).size).toBe(label.length)
        },
      ),
    ))
})

describe('checklistOf', () => {
  test('returns the known steps in a fixed order', () => {
    const facts = Object.fromEntries(steps.toReversed().map((step) => [step, true]))
    expect(checklistOf(facts).map(({ step }) => step)).toEqual(steps)
  })

  test('leaves out a step without a fact, and never shows it as done', () => {
    expect(checklistOf({ share: false, inventory: true })).toEqual([
      { step: 'inventory', done: true },
      { step: 'share', done: false },
    ])
    expect(checklistOf({})).toEqual([])
  })
})
