import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from './failure.ts'
import { Outbox } from './outbox.ts'

/**
 * Storage shared by the tabs of a device: a write notifies every tab but the one that made it, as
 * in a browser.
 */
class Device {
  [place: string]: unknown
  getItem = (place: string) => (typeof this[place] === 'string' ? (this[place] as string) : null)
  setItem = (place: string, label: string) => {
    this[place] = label
    this.tell(place, label)
  }
  removeItem = (place: string) => {
    delete this[place]
    this.tell(place, null)
  }
  private tell = (key: string, newValue: string | null) => {
    for (const [tab, listener] of listeners) if (tab !== acting) listener({ key, newValue })
  }
}

type Entry = { id: number; value: string }
const listeners = new Map<string, (event: { key: string; newValue: string | null }) => void>()
let acting = ''
let device: Device

beforeEach(() => {
  device = new Device()
  listeners.clear()
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal(
    'addEventListener',
    (name: string, listener: never) => name === 'storage' && listeners.set(acting, listener),
  )
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

/**
 * A tab with an outbox whose requests take a few milliseconds; `as` runs a function as this tab.
 */
function tab(name: string, online = true) {
  const sent: Entry[][] = []
  const state = { online, refuse: undefined as Failure | undefined }
  const send = async (input: Entry[]) => {
    await wait(5)
    acting = name
    if (!state.online) throw new Failure({ status: 0, name: 'offline' })
    if (state.refuse) throw state.refuse
    sent.push(input)
  }
  const error: number[][] = []
  acting = name
  const outbox = new Outbox<Entry>({
    key: 'things.7',
    send,
    onError: (_, batch) => void error.push([...batch.keys()]),
  })
  const stop = outbox.start()
  const as = (go: () => void) => {
    acting = name
    go()
  }
  const put = (id: number, value: string) => as(() => outbox.put(id, { id, value }))
  return { outbox, stop, sent, refused: error, state, put, as }
}
const storedKeys = () => Object.keys(device).filter((key) => key.startsWith('things.7.'))

describe('an outbox', () => {
  test('sends an entry and then removes it from the device', async () => {
    const one = tab('one')
    one.put(1, 'a')
    expect(storedKeys()).toEqual(['things.7.1'])
    await one.outbox.flush()
    expect([one.sent, storedKeys(), one.outbox.state().condition]).toEqual([
      [[{ id: 1, value: 'a' }]],
      [],
      'saved',
    ])
  })

  test('sends what is put during a request afterwards, only the newest entry of each id', async () => {
    const one = tab('one')
    one.put(1, 'a')
    one.put(2, 'b')
    one.put(2, 'c')
    one.put(1, 'd')
    await one.outbox.flush()
    expect(one.sent.map((batch) => batch.map(({ value }) => value))).toEqual([['a'], ['d', 'c']])
    expect(storedKeys()).toEqual([])
  })

  test('keeps entries on the device without a network, and the next page sends them', async () => {
    const one = tab('one', false)
    one.put(1, 'a')
    await one.outbox.flush()
    expect([one.outbox.state().condition, storedKeys()]).toEqual(['away', ['things.7.1']])
    one.stop()
    listeners.clear()
    const next = tab('next')
    await next.outbox.flush()
    expect([next.sent, storedKeys()]).toEqual([[[{ id: 1, value: 'a' }]], []])
  })

  test('drops a rejected entry and reports it', async () => {
    const one = tab('one')
    one.state.refuse = new Failure({ status: 404, name: 'statement_unknown' })
    one.put(1, 'a')
    await one.outbox.flush()
    expect([one.refused, storedKeys(), one.outbox.state().waiting.size]).toEqual([[[1]], [], 0])
  })
})

describe('two tabs', () => {
  test('lose nothing when both put entries at the same time', async () => {
    const [one, two] = [tab('one'), tab('two')]
    for (const id of [1, 3, 5]) {
      one.put(id, 'one')
      two.put(id + 1, 'two')
    }
    await Promise.all([one.outbox.flush(), two.outbox.flush()])
    const ids = new Set([...one.sent, ...two.sent].flat().map(({ id }) => id))
    expect([...ids].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(storedKeys()).toEqual([])
  })

  test('keep the entries of both without a network', async () => {
    const [one, two] = [tab('one', false), tab('two', false)]
    one.put(1, 'one')
    two.put(2, 'two')
    await Promise.all([one.outbox.flush(), two.outbox.flush()])
    expect(storedKeys().sort()).toEqual(['things.7.1', 'things.7.2'])
    for (const each of [one, two])
      expect([...each.outbox.state().waiting.keys()].sort()).toEqual([1, 2])
  })

  test('agree on the later of two entries with the same id', async () => {
    const [one, two] = [tab('one', false), tab('two', false)]
    one.put(1, 'early')
    two.put(1, 'late')
    expect(one.outbox.state().waiting.get(1)).toEqual({ id: 1, value: 'late' })
    two.state.online = true
    await two.outbox.flush()
    await two.outbox.flush()
    expect([two.sent.at(-1), storedKeys(), one.outbox.state().waiting.size]).toEqual([
      [{ id: 1, value: 'late' }],
      [],
      0,
    ])
  })
})
