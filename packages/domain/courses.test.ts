import { describe, expect, test } from 'vitest'
import {
  averagesOf,
  courseFileName,
  mayEvaluate,
  mayTakeCourses,
  type Ratings,
  shownEvaluations,
} from './courses.ts'
import { roles } from './roles.ts'

const rated = (value: number): Ratings => ({
  ...{ useful: value, clear: value, pace: value, materials: value, teaching: 5 },
})

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [6, 5],
  [9, 5],
  [10, 10],
])('of %i evaluations %i are shown', (count, shown) => {
  const all = Array.from({ length: count }, (_, at) => at)
  expect(shownEvaluations(all)).toEqual(all.slice(0, shown))
})

test('averages have one decimal', () => {
  expect(averagesOf([])).toBeNull()
  expect(averagesOf([1, 2, 3, 5, 5].map(rated))).toEqual({
    ...{ useful: 3.2, clear: 3.2, pace: 3.2, materials: 3.2, teaching: 5 },
  })
})

const now = new Date('2026-11-28T10:00:00Z')
const later = new Date('2026-11-28T10:00:01Z')
test.each([
  ['enrolled', null, true],
  ['enrolled', now, true],
  ['enrolled', later, false],
  ['completed', later, true],
] as const)(
  'whoever is %s in a course that begins at %s may evaluate it: %s',
  (state, startsAt, may) => {
    expect(mayEvaluate({ state, startsAt, now })).toBe(may)
  },
)

describe('courses are for', () => {
  const may = (key: string, isAdult = true) =>
    mayTakeCourses({ isAdult, grants: roles.find((role) => role.key === key)?.grants ?? [] })

  test('adults who look after others or edit courses', () => {
    expect(roles.map(({ key }) => key).filter((key) => may(key))).toEqual([
      'super_admin',
      'content_editor',
      'institution_admin',
      'facilitator',
    ])
    expect(may('facilitator', false)).toBe(false)
  })
})

test.each([
  ['Plan 1.docx.pdf', 'application/pdf', 'Plan 1.docx.pdf'],
  ['photo.JPG', 'image/webp', 'photo.webp'],
  ['../..\\evil\u202Efdp".exe', 'application/pdf', 'evilfdp.pdf'],
  ['.pdf', 'application/pdf', 'file.pdf'],
  ['x'.repeat(300), 'image/webp', `${'x'.repeat(110)}.webp`],
] as const)('the file %o is stored as %s', (sent, type, name) => {
  expect(courseFileName(sent, type)).toBe(name)
})
