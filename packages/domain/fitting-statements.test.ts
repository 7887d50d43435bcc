import { expect, test } from 'vitest'
import { type Mark, marksIn } from './decoding.ts'
import { fittingStatements } from './fitting-statements.ts'
import type { Pattern } from './patterns.ts'
import { readyWall } from './wall.ts'

const wall = readyWall([
  { text: 'plan', forms: ['plans', 'planned'], pattern: 'sequence', weight: 1 },
  { text: 'step by step', forms: [], pattern: 'sequence', weight: 1 },
  { text: 'check', forms: ['checked'], pattern: 'precision', weight: 1 },
])
const task = 'First plan your essay, then check it.'
const marks = marksIn(task, wall)
const fits = (pattern: Pattern, title: string, ofTask: Mark[] = marks) =>
  fittingStatements([{ pattern, title }], ofTask, wall).length === 1

test.each<[string, Pattern, string, boolean]>([
  ['shares a word in another form', 'sequence', 'I like it when things are planned.', true],
  ['shares the same word', 'precision', 'I check everything twice.', true],
  ['shares no word', 'sequence', 'I cook step by step.', false],
  ['contains no word of the wall', 'sequence', 'I tidy up before visitors come.', false],
  ['shares a word of another pattern only', 'confluence', 'I never check my ideas.', false],
])('a statement that %s', (_, pattern, title, expected) =>
  expect(fits(pattern, title)).toBe(expected),
)

test('a word counts for the pattern that the learner gave it to', () => {
  const given = (pattern: Pattern | null): Mark[] => [
    { start: 6, end: 10, text: 'plan', pattern, source: 'user' },
  ]
  expect(fits('sequence', 'I plan.', given(null))).toBe(false)
  expect(fits('sequence', 'I plan.', given('precision'))).toBe(false)
  expect(fits('precision', 'I plan.', given('precision'))).toBe(true)
})

test('without a wall for the language no statement fits', () => {
  const statements = [{ pattern: 'sequence' as const, title: 'I plan.' }]
  expect(fittingStatements(statements, marks, readyWall([]))).toEqual([])
})
