import { expect, test } from 'vitest'
import { onCard } from './card-lines.ts'

const task = {
  strategies: [{ id: 1, pattern: 'sequence', title: 'List', body: 'Write it down.' }],
  statements: [{ id: 1, pattern: 'precision', title: 'I check twice.' }],
  own_strategies: [{ id: 1, pattern: 'confluence', body: 'I draw it.' }],
} as const

test('the lines of a card are in the order in which they were chosen, without missing ones', () => {
  const chosen = [
    { kind: 'own', id: 1, worked: true },
    { kind: 'strategy', id: 2, worked: null },
    { kind: 'strategy', id: 1, worked: null },
    { kind: 'statement', id: 1, worked: false },
    { kind: 'statement', id: 3, worked: false },
  ] as const
  expect(
    onCard({ ...task, chosen }).map(({ pattern, title, body, worked }) => [
      pattern,
      title,
      body,
      worked,
    ]),
  ).toEqual([
    ['confluence', '', 'I draw it.', true],
    ['sequence', 'List', 'Write it down.', null],
    ['precision', '', 'I check twice.', false],
  ])
})
