import { describe, expect, test } from 'vitest'
import type { Band } from './bands.ts'
import { type Lead, leadOn, mayEditTeamTask } from './team-tasks.ts'

describe('who could lead on a pattern', () => {
  const cases: [string, 'Low' | 'As Needed' | 'Use First', (Band | null)[], Lead<number> | null][] =
    [
      ['is not asked where the task hardly needs it', 'Low', ['Use First'], null],
      [
        'is everybody who uses it first',
        'Use First',
        ['Use First', 'As Needed', 'Use First'],
        {
          kind: 'first',
          members: [0, 2],
        },
      ],
      [
        'is the same where it is needed partly',
        'As Needed',
        ['As Needed', 'Use First'],
        {
          kind: 'first',
          members: [1],
        },
      ],
      [
        'is who uses it as needed where nobody uses it first',
        'Use First',
        ['Avoid', 'As Needed'],
        {
          kind: 'as_needed',
          members: [1],
        },
      ],
      ['is nobody where all avoid it', 'Use First', ['Avoid', null], { kind: 'nobody' }],
      ['is unknown without a result', 'Use First', [null, null], { kind: 'unknown' }],
      ['is unknown without members', 'As Needed', [], { kind: 'unknown' }],
    ]
  test.each(cases)('%s', (_, needed, bands, lead) => {
    expect(
      leadOn(
        needed,
        bands.map((band, member) => ({ member, band })),
      ),
    ).toEqual(lead)
  })
})

test('the author and the leader may edit a task, nobody else, also when both are gone', () => {
  expect(mayEditTeamTask(1, { createdBy: 1, leaderId: 2 })).toBe(true)
  expect(mayEditTeamTask(2, { createdBy: 1, leaderId: 2 })).toBe(true)
  expect(mayEditTeamTask(3, { createdBy: 1, leaderId: 2 })).toBe(false)
  expect(mayEditTeamTask(3, { createdBy: null, leaderId: null })).toBe(false)
})
