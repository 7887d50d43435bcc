import { describe, expect, test } from 'vitest'
import {
  averagesOf,
  courseFileName,
  fewestEvaluations,
  mayTakeCourses,
  type Ratings,
} from './courses.ts'
import { roles } from './roles.ts'

const rated = (value: number): Ratings => ({
  ...{ useful: value, clear: value, pace: value, materials: value, teaching: 5 },
})

describe('averages', () => {
  test('are shown from five evaluations on', () => {
    const four = [1, 2, 3, 5].map(rated)
    expect(averagesOf(four)).toBeNull()
    expect(four).toHaveLength(fewestEvaluations - 1)
    expect(averagesOf([...four, rated(5)])).toEqual({
      ...{ useful: 3.2, clear: 3.2, pace: 3.2, materials: 3.2, teaching: 5 },
    })
  })
})

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
