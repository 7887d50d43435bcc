import { describe, expect, test } from 'vitest'
import {
  ageSeenOf,
  agesSeen,
  partsOf,
  partsSeen,
  profileParts,
  type Relation,
  relations,
  visibility,
} from './visibility.ts'

/**
 * The table of the method, cell by cell: Y always, s while shared, - never. Columns: scores,
 * answers, statements, words, address, plan, tasks, task texts.
 */
const expectedParts: Record<Relation, [under13: string, teen: string, adult: string]> = {
  self: ['YYYYYYYY', 'YYYYYYYY', 'YYYYYYYY'],
  platform: ['YYYYYYYY', 'YYYYYYYY', 'YYYYYYYY'],
  institution: ['ssssYYYs', 'ssssYYYs', 'ssssYYYs'],
  facilitator: ['ssssYYYs', 'ssssYYYs', 'ssssYYYs'],
  family_admin: ['YYYYYYYY', 'YsY-YYYs', 's-s--Y--'],
  team_mate: ['s-------', 's-------', 's--Y----'],
  contact: ['--------', '--------', '---Y----'],
  none: ['--------', '--------', '--------'],
}
const cells = relations.flatMap((relation) =>
  agesSeen.flatMap((age, column) =>
    profileParts.map((part, at) => ({
      relation,
      age,
      part,
      sign: expectedParts[relation][column]?.[at] ?? 'missing',
    })),
  ),
)

describe('visibility of a profile', () => {
  test.each(cells)('$relation, $age: $part is $sign', ({ relation, age, part, sign }) => {
    const [open, shared] = [partsSeen(relation, age, false), partsSeen(relation, age, true)]
    expect([open.includes(part), shared.includes(part)]).toEqual(
      { Y: [true, true], s: [false, true], '-': [false, false] }[sign],
    )
  })

  test('has no other relations, ages or parts', () => {
    expect(cells).toHaveLength(8 * 3 * 8)
    expect(Object.keys(visibility)).toEqual([...relations])
    for (const ages of Object.values(visibility)) expect(Object.keys(ages)).toEqual([...agesSeen])
  })

  test('can be listed for the person as parts that are always visible and parts visible only while shared', () => {
    expect([partsOf('institution', 3, 'yes'), partsOf('institution', 3, 'shared')]).toEqual([
      ['address', 'plan', 'tasks'],
      ['scores', 'answers', 'statements', 'words', 'task_text'],
    ])
    expect(partsOf('platform', 1, 'yes')).toEqual([...profileParts])
    expect([1, 2, 3].map((group) => partsOf('family_admin', group as 1 | 2 | 3, 'shared'))).toEqual(
      [[], ['answers', 'task_text'], ['scores', 'statements']],
    )
  })

  test('never shows the statements of a profile without its scores', () => {
    for (const relation of relations)
      for (const age of agesSeen)
        for (const shares of [true, false]) {
          const seen = partsSeen(relation, age, shares)
          expect(seen.includes('statements') && !seen.includes('scores')).toBe(false)
        }
  })
})

describe('ageSeenOf', () => {
  test.each([
    [1, null, 2026, 'under 13'],
    [2, null, 2026, '13 to 17'],
    [2, 2026, 2026, '13 to 17'],
    [2, 2025, 2026, '18 or older'],
    [2, 2031, 2026, '13 to 17'],
    [3, null, 2026, '18 or older'],
  ] as const)('for age group %i, turning 18 in %s, in %i is %s', (group, turns18In, year, age) => {
    expect(ageSeenOf(group, turns18In, year)).toBe(age)
  })
})
