import { expect, test } from 'vitest'
import { statementsToPrint } from './printed-statements.ts'

const scores = { sequence: 28, precision: 22, technical_reasoning: 13, confluence: 30 }
const statement = (
  id: number,
  type: 'Avoid' | 'As Needed' | 'Use First' | 'Sequence',
  own = false,
) => ({
  id,
  type,
  pattern: 'sequence' as const,
  user_id: own ? 7 : null,
})
const statements = [
  statement(1, 'Avoid'),
  statement(2, 'Avoid'),
  statement(3, 'Use First'),
  statement(4, 'Use First'),
  statement(5, 'As Needed', true),
  ...[11, 12, 13, 14].map((id) => statement(id, 'Sequence')),
]
const printed = (person: Partial<Parameters<typeof statementsToPrint>[0]>) =>
  statementsToPrint(
    { scores, degree: 'Use First', statements, selected: [2, 3], ...person },
    'sequence',
  ).map((group) => [group.type, group.statements.map(({ id, chosen }) => (chosen ? -id : id))])

test('a pattern has all statements of its degree, what was chosen and written, and its order note', () => {
  expect(printed({})).toEqual([
    ['Use First', [-3, 4]],
    ['Avoid', [-2]],
    ['As Needed', [5]],
    ['Sequence', [12]],
  ])
})

test('a shared rank and a missing result have no order note', () => {
  expect(printed({ scores: { ...scores, sequence: 30 } })).not.toContainEqual(['Sequence', [12]])
  expect(printed({ scores: null, degree: null, selected: [] })).toEqual([['As Needed', [5]]])
})

test('nothing of another pattern is printed', () => {
  expect(
    statementsToPrint({ scores, degree: 'Avoid', statements, selected: [1] }, 'precision'),
  ).toEqual([])
})
