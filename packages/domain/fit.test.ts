import { expect, test } from 'vitest'
import { bands } from './bands.ts'
import { neededDegrees } from './demand.ts'
import { statusOf } from './drill.ts'
import { byUrgency, fitOf, isLight } from './fit.ts'

test('fitOf has an action for every combination of needed and own', () => {
  const rows = neededDegrees
    .toReversed()
    .map((needed) => bands.toReversed().map((own) => fitOf(needed, own)))
  expect(rows).toEqual([
    ['Use', 'Intensify', 'Forge'],
    ['Tether', 'Use', 'Forge'],
    ['Tether', 'Rest', 'Rest'],
  ])
  expect(
    neededDegrees.flatMap((needed) =>
      bands.filter((own) => isLight(needed, own)).map((own) => [needed, own]),
    ),
  ).toEqual([['As Needed', 'Use First']])
})

test('byUrgency puts avoided patterns that the task needs first', () => {
  const needed = {
    sequence: 'Low',
    precision: 'Use First',
    technical_reasoning: 'As Needed',
    confluence: 'Use First',
  } as const
  const own = {
    sequence: 'Use First',
    precision: 'Use First',
    technical_reasoning: 'Avoid',
    confluence: 'As Needed',
  } as const
  expect(byUrgency(needed, own)).toEqual([
    'technical_reasoning',
    'confluence',
    'sequence',
    'precision',
  ])
})

test.each([
  [{ hasMarks: false, decoded: false, steps: [] }, 'New'],
  [{ hasMarks: true, decoded: false, steps: [] }, 'Marked'],
  [{ hasMarks: true, decoded: true, steps: ['mull', 'rehearse'] }, 'Decoded'],
  [{ hasMarks: false, decoded: true, steps: ['attend'] }, 'In progress'],
  [{ hasMarks: false, decoded: true, steps: ['assess'] }, 'In progress'],
  [{ hasMarks: false, decoded: true, steps: ['assess', 'express'] }, 'Done'],
  [{ hasMarks: true, decoded: false, steps: ['assess', 'express'] }, 'Marked'],
] as const)('the status of a task with %j is %s', (facts, status) =>
  expect(statusOf(facts)).toBe(status),
)
