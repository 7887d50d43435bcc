import { expect, test } from 'vitest'
import { differencesIn, isHidden, visibleValues } from './log-values.ts'

test.each([
  ['organization_id', true],
  ['topicId', true],
  ['created_at', true],
  ['password', true],
  ['one_time_password', true],
  ['answers', true],
  ['about_me', true],
  ['card_last4', true],
  ['Value', true],
  ['status', false],
  ['location', false],
  ['identity', false],
  ['evaluation', false],
  ['cardinal', false],
  ['first_name', false],
  ['sequence', false],
])('whole words hide a field: %s', (name, hidden) => {
  expect(isHidden(name)).toBe(hidden)
})

test('hidden fields are absent at every depth and named', () => {
  const logged = {
    type: 'student',
    organization_id: 7,
    parts: [{ title: 'One', answer: 'no' }],
    inner: { token: 'x', kept: true },
  }
  expect(visibleValues(logged)).toEqual({
    values: { type: 'student', parts: [{ title: 'One' }], inner: { kept: true } },
    hidden: ['organization_id', 'answer', 'token'],
  })
})

test('a difference has the changed fields only', () => {
  expect(differencesIn({ a: 1, b: [1], c: 'x' }, { b: [1], c: 'y', d: null })).toEqual([
    { field: 'a', before: 1, after: undefined },
    { field: 'c', before: 'x', after: 'y' },
    { field: 'd', before: undefined, after: null },
  ])
  expect(differencesIn(null, { role: 'student' })).toEqual([
    { field: 'role', before: undefined, after: 'student' },
  ])
  expect(differencesIn(null, null)).toEqual([])
})
