import { expect, test } from 'vitest'
import { newAddressOf } from './redirects.ts'

test("maps a person's tasks to that person's list, and the caller's list to an address without an id", () => {
  expect(newAddressOf('tasks', undefined, '')).toBe('/new-theme/tasks')
  expect(newAddressOf('tasks', '12', '')).toBe('/new-theme/tasks?user=12')
  expect(newAddressOf('at-work', '12', '')).toBe('/new-theme/at-work?user=12')
  expect(newAddressOf('career-match', '12', '')).toBe('/new-theme/career?user=12')
})

test('maps the task editor to the page of the task, and the editor without an id to the add dialog', () => {
  expect(newAddressOf('edit-task', '7', '')).toBe('/new-theme/tasks/7')
  expect(newAddressOf('edit-at-work-task', '7', '')).toBe('/new-theme/at-work/7')
  expect(newAddressOf('edit-career-match-task', '7', '')).toBe('/new-theme/career/7')
  expect(newAddressOf('edit-task', undefined, '')).toBe('/new-theme/tasks?add=1')
})

test('gives each page around the profile an address', () => {
  expect(newAddressOf('profile', undefined, '?lang=2')).toBe('/new-theme/profile?lang=2')
  expect(newAddressOf('user-profile', '5', '')).toBe('/user-details/5')
  expect(newAddressOf('plp', '5', '')).toBe('/new-theme/plp/5')
  expect(newAddressOf('edit-questionnaire', undefined, '')).toBe('/new-theme/questions')
})

test('keeps the query of an address', () => {
  expect(newAddressOf('tasks', '12', '?search_text=map')).toBe(
    '/new-theme/tasks?user=12&search_text=map',
  )
})

test('returns undefined for pages that never existed', () => {
  for (const old of ['nonsense', 'constructor', '__proto__'])
    expect(newAddressOf(old, undefined, '')).toBeUndefined()
  expect(newAddressOf('user-profile', undefined, '')).toBeUndefined()
  expect(newAddressOf('profile', '5', '')).toBeUndefined()
})
