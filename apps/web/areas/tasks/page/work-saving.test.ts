import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure, offline } from '../../../data/failure.ts'
import type { Patch, WholeTask } from './task.ts'
import { Saving } from './work-saving.ts'

const changed = () => new Failure({ status: 409, name: 'task_changed' })
const taskOf = (version: number) => ({ version }) as unknown as WholeTask

/** A server that counts versions and rejects changes based on an older one. */
function server(version = 1) {
  const sent: [number, Patch][] = []
  const here = { version, sent, down: false, isOut: false, saved: [] as WholeTask[] }
  const saving = (page = 'here') =>
    new Saving({
      ...{ key: 'task.1', page, version },
      isMine: () => !here.isOut,
      send: async (known, patch) => {
        if (here.down) throw offline()
        if (known !== here.version) throw changed()
        sent.push([known, patch])
        here.version++
        return taskOf(here.version)
      },
      load: async () => {
        if (here.down) throw offline()
        return taskOf(here.version)
      },
      onSaved: (task) => here.saved.push(task),
    })
  return { ...here, here, saving }
}

beforeEach(() => {
  const saved = new Map<string, string>()
  const device = Object.create({
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => {
      saved.set(key, value)
      device[key] = value
    },
    removeItem: (key: string) => {
      saved.delete(key)
      delete device[key]
    },
  })
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => void vi.unstubAllGlobals())

test('sends each change with the version that the one before created', async () => {
  const { saving, sent } = server()
  const mine = saving()
  mine.put({ category: 'a' })
  await mine.flush()
  mine.put({ decoded: true })
  await mine.flush()
  expect(sent).toEqual([
    [1, { category: 'a' }],
    [2, { decoded: true }],
  ])
  expect(mine.state().condition).toBe('saved')
})

test('has a change either pending or saved at every moment, so that no older state is used', async () => {
  const { saving, here } = server()
  const mine = saving()
  const missing: unknown[] = []
  mine.subscribe(() => {
    const { pending, saved } = mine.state()
    if (!('category' in pending) && saved?.version !== here.version) missing.push(saved)
  })
  mine.put({ category: 'a' })
  await mine.flush()
  expect(mine.state().pending).toEqual({})
  expect(missing).toEqual([])
})

test('saves a new text before the marks in it', async () => {
  const { saving, sent } = server()
  const mine = saving()
  mine.put({ marks: [], description: 'new' })
  await mine.flush()
  expect(sent).toEqual([
    [1, { description: 'new' }],
    [2, { marks: [] }],
  ])
})

test('sends a change again that was changed while it was sent', async () => {
  const { saving, sent } = server()
  const mine = saving()
  mine.put({ category: 'a' })
  mine.put({ category: 'ab' })
  await mine.flush()
  expect(sent.map(([, patch]) => patch.category)).toEqual(['a', 'ab'])
})

test('stores nothing more on the device once the user has logged out', async () => {
  const { saving, here } = server()
  here.down = true
  const mine = saving()
  mine.put({ category: 'a' })
  await mine.flush()
  expect(Object.keys(localStorage)).toEqual(['task.1.here'])
  here.isOut = true
  mine.put({ category: 'ab' })
  await mine.flush()
  expect(Object.keys(localStorage)).toEqual([])
})

test('keeps a change on the device without a network, and the next page sends it', async () => {
  const { saving, sent, here } = server()
  here.down = true
  const mine = saving()
  mine.put({ category: 'a' })
  await mine.flush()
  expect(mine.state()).toMatchObject({ condition: 'away', pending: { category: 'a' } })
  here.down = false
  const next = saving()
  expect(next.state().pending).toEqual({ category: 'a' })
  await next.flush()
  expect(sent).toEqual([[1, { category: 'a' }]])
  expect(saving().state()).toMatchObject({ condition: 'saved', pending: {} })
})

test('reports a conflict to the later editor, who can save their changes on the other version', async () => {
  const { saving, sent, here } = server()
  const mine = saving()
  here.version = 5
  mine.put({ category: 'mine', drill: [{ step: 'connect', note: 'mine' }] })
  await mine.flush()
  expect(mine.state()).toMatchObject({
    condition: 'changed',
    theirs: { version: 5 },
    pending: { category: 'mine' },
  })
  mine.put({ decoded: true })
  await mine.flush()
  expect(sent).toEqual([])
  mine.overwriteTheirs()
  await mine.flush()
  expect(sent[0]).toEqual([5, { category: 'mine' }])
  expect(sent[1]).toEqual([6, { drill: [{ step: 'connect', note: 'mine' }], decoded: true }])
})

test('can take the other version after a conflict, and continues from it', async () => {
  const { saving, sent, here } = server()
  const mine = saving()
  here.version = 5
  mine.put({ category: 'mine' })
  await mine.flush()
  mine.takeTheirs()
  expect(mine.state()).toMatchObject({ condition: 'saved', pending: {} })
  expect(here.saved.at(-1)).toMatchObject({ version: 5 })
  mine.put({ category: 'b' })
  await mine.flush()
  expect(sent).toEqual([[5, { category: 'b' }]])
})

test('stores the changes of two pages separately without a network; the other page saves or asks about those of a closed one', async () => {
  const { saving, sent, here } = server()
  here.down = true
  const gone = Math.random().toString(36)
  localStorage.setItem(
    `task.1.${gone}`,
    JSON.stringify({ version: 1, pending: { category: 'theirs' } }),
  )
  const mine = saving(Math.random().toString(36))
  mine.put({ category: 'mine' })
  await mine.flush()
  expect(localStorage.getItem(`task.1.${gone}`)).toContain('theirs')
  here.down = false
  const stop = mine.start()
  await vi.waitFor(() => expect(mine.state().condition).toBe('changed'))
  expect(sent).toEqual([[1, { category: 'mine' }]])
  expect(mine.state()).toMatchObject({ pending: { category: 'theirs' }, theirs: { version: 2 } })
  expect(localStorage.getItem(`task.1.${gone}`)).toBeNull()
  stop()
})

test('leaves the stored changes of another page alone while it is open', async () => {
  const { saving, here } = server()
  here.down = true
  const [one, other] = [saving(Math.random().toString(36)), saving(Math.random().toString(36))]
  one.put({ category: 'one' })
  await one.flush()
  const stop = other.start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(other.state()).toMatchObject({ condition: 'saved', pending: {} })
  stop()
})

test('keeps a change that the server rejects, with the reason', async () => {
  const failure = new Failure({ status: 422, name: 'invalid' })
  const failing = new Saving({
    key: 'task.1',
    version: 1,
    send: () => Promise.reject(failure),
    load: async () => taskOf(1),
    onSaved: () => undefined,
  })
  failing.put({ category: 'a' })
  await failing.flush()
  expect(failing.state()).toMatchObject({
    condition: 'refused',
    failure: { name: 'invalid' },
    pending: { category: 'a' },
  })
})
