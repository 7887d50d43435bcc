import { expect, test } from 'vitest'
import {
  closedBy,
  contractEndOf,
  everyFeature,
  isInstitutionCode,
  isOpen,
  memberErasureDay,
  noticeErasureDay,
} from './institution.ts'

test('closedBy returns the permissions for the features that an institution has switched off', () => {
  expect(closedBy(everyFeature)).toEqual([])
  expect(closedBy({ ...everyFeature, career: false, teams: false })).toEqual([
    'access_team',
    'access_career',
  ])
  expect(closedBy({ ...everyFeature, lci_only: true })).toEqual([
    'access_tasks',
    'access_team',
    'access_career',
    'access_pwp',
  ])
  expect(
    [{}, { classroom: false }, { lci_only: true }].map((chosen) =>
      isOpen({ ...everyFeature, ...chosen }, 'classroom'),
    ),
  ).toEqual([true, false, false])
})

test.each([
  ['SCHOOL', true],
  ['school12test', true],
  ['SHORT', false],
  ['thirteenchars', false],
  ['WITH 1', false],
  ['ÄÖÜÄÖÜ', false],
])('isInstitutionCode(%s) is %s', (code, expected) => {
  expect(isInstitutionCode(code)).toBe(expected)
})

const now = new Date('2026-11-21T10:00:00Z')
const [before, after] = [new Date('2026-11-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')]
test.each([
  ['runs without a last day', { status: 'active', endsAt: null, contractEndedAt: null }, null],
  [
    'runs until its last day has passed',
    { status: 'active', endsAt: after, contractEndedAt: null },
    null,
  ],
  ['ended with its last day', { status: 'active', endsAt: before, contractEndedAt: null }, before],
  [
    'ended with its last day, suspended',
    { status: 'suspended', endsAt: now, contractEndedAt: null },
    now,
  ],
  ['is ended by hand now', { status: 'ended', endsAt: after, contractEndedAt: null }, now],
  ['was ended by hand before', { status: 'ended', endsAt: null, contractEndedAt: before }, before],
  [
    'was ended by hand after its last day',
    { status: 'ended', endsAt: before, contractEndedAt: now },
    before,
  ],
  ['goes on after all', { status: 'active', endsAt: after, contractEndedAt: before }, null],
] as const)('a contract %s', (_, contract, expected) => {
  expect(contractEndOf(contract, now)).toEqual(expected)
})

const spans = { contractDays: 60, contractNoticeDays: 14 }
test.each([
  ['2026-11-21T10:00:00Z', '2027-01-20T10:00:00Z'],
  ['2026-10-06T10:00:00Z', '2026-12-05T10:00:00Z'],
  ['2026-10-05T10:00:00Z', '2026-12-05T10:00:00Z'],
  ['2020-01-01T00:00:00Z', '2026-12-05T10:00:00Z'],
])('the erasure day of members whose contract ended on %s is %s', (endedAt, day) => {
  expect(memberErasureDay(new Date(endedAt), spans, now)).toEqual(new Date(day))
})

test.each([
  ['2026-12-05T10:00:00Z', '2026-12-05T10:00:00Z'],
  ['2026-12-04T10:00:00Z', '2026-12-04T10:00:00Z'],
  ['2026-12-04T09:59:59Z', '2026-12-05T10:00:00Z'],
])('the day in the notice for an erasure due on %s is %s', (due, day) => {
  expect(noticeErasureDay(new Date(due), spans, now)).toEqual(new Date(day))
})
