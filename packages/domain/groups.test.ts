import { expect, test } from 'vitest'
import { classify } from './classification.ts'
import { distributionOf, fewestResults, groupRights, groupRoles } from './groups.ts'
import { perPattern, type Scores } from './patterns.ts'

const labelOf = (scores: Scores) => classify(scores).classification ?? 'Bridge Learner'
const result = (...[sequence, precision, technical_reasoning, confluence]: number[]) => {
  const scores = { sequence, precision, technical_reasoning, confluence } as Scores
  return { scores, classification: labelOf(scores) }
}

test('a distribution counts the degrees of each pattern and the labels', () => {
  const results = [
    result(30, 18, 10, 24),
    result(25, 20, 17, 20),
    result(24, 20, 7, 20),
    result(17, 35, 30, 7),
    result(18, 18, 18, 18),
  ]
  const distribution = distributionOf(results)
  expect(distribution?.patterns[0]).toEqual({
    pattern: 'sequence',
    bands: { Avoid: 1, 'As Needed': 2, 'Use First': 2 },
  })
  for (const { bands } of distribution?.patterns ?? [])
    expect(Object.values(bands).reduce((sum, count) => sum + count)).toBe(results.length)
  const counted = distribution?.labels.reduce((sum, { people }) => sum + people, 0)
  expect(counted).toBe(results.length)
})

test('fewer results than five have no distribution', () => {
  const one = { scores: perPattern(() => 20), classification: labelOf(perPattern(() => 20)) }
  const of = (count: number) => distributionOf(Array.from({ length: count }, () => one))
  expect(of(fewestResults - 1)).toBeNull()
  expect(of(0)).toBeNull()
  expect(of(fewestResults)).not.toBeNull()
})

test('nobody changes or gives tasks to a group without seeing its people', () => {
  for (const role of groupRoles)
    if (!groupRights[role].reads)
      expect(groupRights[role]).toEqual({ reads: false, edits: false, pushes: false })
})
