import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDrafts } from './drafts.ts'
import { signIn, signOut } from './session.ts'

const signInAs = (id: number) =>
  signIn({
    access_token: 'token',
    user: { id, access_state: null, language_id: 1, second_factor_from: null },
  })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  signInAs(7)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  signOut()
})

const isNamed = (draft: unknown): draft is { name: string } =>
  typeof (draft as { name?: unknown }).name === 'string'
const options = {
  prefix: 'topic',
  parse: (draft: unknown) => (isNamed(draft) ? draft : null),
}
const drafts = createDrafts(options)
const typed = { name: 'Left behind' }

test('restores a draft for the same id only, until it is forgotten', () => {
  drafts.save('new', typed)
  expect([drafts.load('new'), drafts.load('12')]).toEqual([typed, null])
  drafts.forget('new')
  expect([drafts.load('new'), sessionStorage.length]).toEqual([null, 0])
})

test('hides a draft from the next user of the same tab', () => {
  drafts.save('new', typed)
  signInAs(8)
  expect(drafts.load('new')).toBeNull()
  signInAs(7)
  expect(drafts.load('new')).toEqual(typed)
})

test('finds the draft of a form without an account again after signing in', () => {
  const beforeAccount = createDrafts({ ...options, perAccount: false })
  beforeAccount.save('new', typed)
  signInAs(8)
  expect(beforeAccount.load('new')).toEqual(typed)
})

test.each([
  { days: 7, of: {} },
  { days: 1, of: { maxDays: 1 } },
])('forgets a draft $days days after the last change', ({ days, of }) => {
  const own = createDrafts({ ...options, ...of })
  own.save('new', typed)
  vi.advanceTimersByTime(days * 86_400_000 - 1)
  expect(own.load('new')).toEqual(typed)
  vi.advanceTimersByTime(1)
  expect(own.load('new')).toBeNull()
})

test('ignores a draft that an older version of the form stored, and what is no draft', () => {
  for (const text of ['{"savedAt":1893456000000,"draft":{"title":"Old"}}', '{"name":"Old"}', '{']) {
    sessionStorage.setItem('topic.7.new', text)
    expect(drafts.load('new')).toBeNull()
  }
})

test('loses nothing but the draft when the storage is full', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => drafts.save('new', typed)).not.toThrow()
})
