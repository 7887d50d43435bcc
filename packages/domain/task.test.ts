import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Mark, marksKept } from './decoding.ts'
import type { DrillNote } from './drill.ts'
import {
  afterEdit,
  afterLanguage,
  drillMerged,
  marksFit,
  statusOfTask,
  withBlanks,
} from './task.ts'

const text = 'First list the steps, then check the steps.'
const mark = (start: number, words: string): Mark => ({
  ...{ start, end: start + words.length, text: words, pattern: 'sequence', source: 'user' },
})

describe('marks', () => {
  test.each([
    ['none', [], true],
    ['in any order', [mark(27, 'check'), mark(0, 'First')], true],
    ['side by side', [mark(0, 'First'), mark(5, ' list')], true],
    ['of other words', [mark(0, 'Forst')], false],
    ['over one another', [mark(0, 'First list'), mark(6, 'list the')], false],
    ['twice the same', [mark(0, 'First'), mark(0, 'First')], false],
    ['of nothing', [mark(3, '')], false],
    ['beyond the end', [{ ...mark(37, 'steps.'), end: 99 }], false],
  ] as const)('%s: %s fit %s', (_, marks, fits) => {
    expect(marksFit(text, marks)).toBe(fits)
  })

  test('do not split a character', () => {
    expect(marksFit('🎨 list', [{ start: 0, end: 2, text: '🎨' }])).toBe(true)
    expect(marksFit('🎨 list', [{ start: 0, end: 1, text: '\ud83c' }])).toBe(false)
  })

  test('preserved through an edit always fit the new text', () => {
    const words = fc
      .array(fc.constantFrom('list', 'the', 'steps', 'check', '🎨', '!'), { maxLength: 12 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(words, words, (before, after) => {
        const marks = [...before.matchAll(/steps|check/g)].map(({ 0: word, index }) =>
          mark(index, word),
        )
        expect(marksFit(before, marks)).toBe(true)
        expect(marksFit(after, marksKept(before, after, marks))).toBe(true)
      }),
    )
  })
})

describe('drill notes', () => {
  const [before, now] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-02T10:00:00Z')]
  const noted = (step: DrillNote['step'], note: string, at = before): DrillNote => ({
    step,
    note,
    at: at.toISOString(),
  })

  test('are in the order of the steps, with a new time only for changed notes', () => {
    const stored = [noted('connect', 'Like last week'), noted('express', 'Done')]
    const saved = [
      { step: 'express', note: 'Done' } as const,
      { step: 'mull', note: '' } as const,
      { step: 'connect', note: 'New' } as const,
    ]
    expect(drillMerged(stored, saved, now)).toEqual([
      noted('mull', '', now),
      noted('connect', 'New', now),
      noted('express', 'Done'),
    ])
    expect(drillMerged(stored, [], now)).toEqual(stored)
  })

  test('with a different rating of Assess count as changed', () => {
    const [first] = drillMerged([], [{ step: 'assess', note: '', rating: 2 }], before)
    expect(
      drillMerged(first ? [first] : [], [{ step: 'assess', note: '', rating: 5 }], now),
    ).toEqual([{ step: 'assess', note: '', rating: 5, at: now.toISOString() }])
  })
})

describe('a changed task', () => {
  test('loses its decoding after an edit of the text; own marks and notes remain', () => {
    const task = {
      description: text,
      marks: [mark(15, 'steps'), { ...mark(27, 'check'), source: 'auto' as const }],
      decodedAt: new Date('2026-11-01T10:00:00Z'),
      drill: [{ step: 'express' as const }],
    }
    expect(statusOfTask(task)).toBe('In progress')
    expect(afterEdit(task, 'Now the steps.')).toEqual({
      ...{
        description: 'Now the steps.',
        marks: [mark(8, 'steps')],
        needed: null,
        neededSource: null,
        decodedAt: null,
      },
      ...{ decoderVersion: null, status: 'Marked' },
    })
    expect(afterEdit(task, 'Nothing.')).toMatchObject({ marks: [], status: 'New' })
  })

  test('keeps what the learner marked and judged after a change of language', () => {
    const automatic = { ...mark(27, 'check'), source: 'auto' as const }
    const decoding = {
      marks: [mark(0, 'First'), automatic],
      needed: 'some',
      decodedAt: new Date(0),
      decoderVersion: 1,
      drill: [],
    }
    const judged = { ...decoding, neededSource: 'judged' as const }
    expect(afterLanguage(judged)).toMatchObject({
      marks: [mark(0, 'First')],
      needed: 'some',
      decodedAt: new Date(0),
      status: 'Decoded',
    })
    const proposed = { ...decoding, neededSource: 'proposed' as const }
    expect(afterLanguage(proposed)).toMatchObject({
      marks: [mark(0, 'First')],
      needed: null,
      decodedAt: null,
      status: 'Marked',
    })
  })
})

describe('withBlanks', () => {
  test.each([
    ['Write_the_steps', 'Write the steps'],
    ['snake_case', 'snake_case'],
    ['fill in ____', 'fill in ____'],
    ['____', '____'],
    ['_a_b_', 'a b'],
  ])('turns %s into %s', (input, saved) => {
    expect(withBlanks(input)).toBe(saved)
  })
})
