import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Field, Resource, ResourceRow } from './resource.ts'

const topics = {
  name: 'topics',
  fields: [{ key: 'name' }] as unknown as Field<ResourceRow>[],
} as unknown as Resource<never>
const typed = { values: { name: 'Left behind' }, since: null }
let userId: number

/** Loads the module on a device whose tab stays open while users change. */
async function openTab() {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.resetModules()
  vi.doMock('../../data/session.ts', () => ({ currentSession: () => ({ user_id: userId }) }))
  return import('./draft.ts')
}

beforeEach(() => {
  userId = 7
})
afterEach(() => {
  vi.doUnmock('../../data/session.ts')
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('restores a draft for the same row only, until it is saved or discarded', async () => {
  const { saveDraft, readDraft, forgetDraft } = await openTab()
  saveDraft('topics', 'new', typed)
  expect([readDraft(topics, 'new'), readDraft(topics, '12')]).toEqual([typed, null])
  forgetDraft('topics', 'new')
  expect(readDraft(topics, 'new')).toBeNull()
})

test('hides a draft from the next user of the same device', async () => {
  const { saveDraft, readDraft } = await openTab()
  saveDraft('topics', 'new', typed)
  userId = 8
  expect(readDraft(topics, 'new')).toBeNull()
  userId = 7
  expect(readDraft(topics, 'new')).toEqual(typed)
})

test('ignores a draft of an older version of the form with other fields', async () => {
  const { saveDraft, readDraft } = await openTab()
  saveDraft('topics', 'new', { values: { title: 'Old' }, since: null })
  expect(readDraft(topics, 'new')).toBeNull()
})
