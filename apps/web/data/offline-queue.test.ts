import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure, offline } from './failure.ts'
import { OfflineQueue } from './offline-queue.ts'
import { ownOfPage, sharedByTabs } from './pending-storage.ts'
import { allSent } from './unsent-words.ts'

/**
 * Storage shared by the tabs of a device: a write notifies every tab but the one that made it, as
 * in a browser.
 */
class Device {
  [place: string]: unknown
  getItem = (place: string) => (typeof this[place] === 'string' ? (this[place] as string) : null)
  setItem = (place: string, text: string) => {
    this[place] = text
    this.notify(place, text)
  }
  removeItem = (place: string) => {
    delete this[place]
    this.notify(place, null)
  }
  private notify = (key: string, newValue: string | null) => {
    for (const [tab, listener] of listeners) if (tab !== acting) listener({ key, newValue })
  }
}

const listeners = new Map<string, (event: { key: string; newValue: string | null }) => void>()
const goOnline = new Set<() => void>()
let acting = ''
let device: Device

beforeEach(() => {
  device = new Device()
  listeners.clear()
  goOnline.clear()
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('addEventListener', (name: string, listener: never) => {
    if (name === 'storage') listeners.set(acting, listener)
    if (name === 'online') goOnline.add(listener)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const storedKeys = () => Object.keys(device).filter((key) => /^(things|task)\./.test(key))

describe('a queue whose changes all tabs share', () => {
  /**
   * A tab with a queue whose requests take a few milliseconds; `as` runs a function as this tab.
   */
  function tab(name: string, online = true) {
    const sent: Record<string, string>[] = []
    const state = {
      online,
      answered: Promise.resolve(),
      reject: undefined as Failure | undefined,
      isMine: true,
    }
    const errors: string[][] = []
    const elsewhere: string[][] = []
    acting = name
    const queue = new OfflineQueue<Record<string, string>, null>({
      storage: sharedByTabs('things.7'),
      isMine: () => state.isMine,
      async send(changes) {
        await wait(5)
        await state.answered
        acting = name
        if (!state.online) throw offline()
        if (state.reject && '1' in changes) throw state.reject
        sent.push(changes)
        return null
      },
      onSentElsewhere: (changes) => void elsewhere.push(Object.keys(changes)),
      rejected: 'drop',
      onError: (_, changes) => void errors.push(Object.keys(changes)),
    })
    const stop = queue.start()
    const as = (go: () => void) => {
      acting = name
      go()
    }
    const put = (id: number, value: string) => as(() => queue.put({ [id]: value }))
    return { queue, stop, sent, errors, elsewhere, state, put, as }
  }

  test('sends a change and then removes it from the device', async () => {
    const one = tab('one')
    one.put(1, 'a')
    expect(storedKeys()).toEqual(['things.7.1'])
    await one.queue.flush()
    expect([one.sent, storedKeys(), one.queue.store.get().condition]).toEqual([
      [{ 1: 'a' }],
      [],
      'saved',
    ])
  })

  test('sends what is put during a request afterwards, only the newest change of each id', async () => {
    const one = tab('one')
    one.put(1, 'a')
    await wait(1)
    one.put(2, 'b')
    one.put(2, 'c')
    one.put(1, 'd')
    await one.queue.flush()
    expect([one.sent, storedKeys()]).toEqual([[{ 1: 'a' }, { 1: 'd', 2: 'c' }], []])
  })

  test('waits while text is being typed, and sends it at once when the page is left', async () => {
    const one = tab('one')
    one.as(() => one.queue.put({ 1: 'W' }, 60_000))
    one.as(() => one.queue.put({ 1: 'Wo' }, 60_000))
    await wait(10)
    expect([one.sent, one.queue.store.get().condition]).toEqual([[], 'saving'])
    one.stop()
    await allSent()
    expect(one.sent).toEqual([{ 1: 'Wo' }])
  })

  test('keeps changes on the device without a network, and the next page sends them', async () => {
    const one = tab('one', false)
    one.put(1, 'a')
    await one.queue.flush()
    expect([one.queue.store.get().condition, storedKeys()]).toEqual(['away', ['things.7.1']])
    one.stop()
    await allSent()
    listeners.clear()
    const next = tab('next')
    expect(next.queue.store.get().pending).toEqual({ 1: 'a' })
    await next.queue.flush()
    expect([next.sent, storedKeys()]).toEqual([[{ 1: 'a' }], []])
  })

  test('sends as soon as the network returns', async () => {
    const one = tab('one', false)
    one.put(1, 'a')
    await one.queue.flush()
    one.state.online = true
    for (const listener of goOnline) listener()
    await vi.waitFor(() => expect(one.queue.store.get().condition).toBe('saved'))
    expect(one.sent).toEqual([{ 1: 'a' }])
  })

  test('tries again after 2, 4, 8 seconds and so on while the server cannot be reached', async () => {
    vi.useFakeTimers()
    const attempts: number[] = []
    const queue = new OfflineQueue<Record<string, string>, null>({
      storage: sharedByTabs('things.7'),
      isMine: () => true,
      send() {
        attempts.push(Date.now())
        return Promise.reject(new Failure({ status: 503 }))
      },
      rejected: 'drop',
    })
    const conditions = new Set<string>()
    queue.put({ 1: 'a' })
    await vi.advanceTimersByTimeAsync(100)
    queue.store.subscribe(() => conditions.add(queue.store.get().condition))
    await vi.advanceTimersByTimeAsync(200_000)
    const pauses = attempts
      .slice(1)
      .map((at, index) => Math.round((at - (attempts[index] ?? 0)) / 1000))
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60])
    // an attempt that fails again is not shown
    expect([...conditions]).toEqual(['away'])
  })

  test('drops what the server rejects, reports it, and goes on with the rest', async () => {
    const one = tab('one')
    one.state.reject = new Failure({ status: 404, name: 'statement_unknown' })
    one.put(1, 'a')
    await wait(1)
    one.put(2, 'b')
    await one.queue.flush()
    expect([one.errors, one.sent, storedKeys()]).toEqual([[['1']], [{ 2: 'b' }], []])
    expect(one.queue.store.get()).toMatchObject({ condition: 'saved', pending: {} })
  })

  test('reports the end of the session, and keeps the changes for their owner', async () => {
    const one = tab('one')
    one.state.reject = new Failure({ status: 401 })
    one.put(1, 'a')
    await one.queue.flush()
    expect([one.errors, storedKeys()]).toEqual([[['1']], ['things.7.1']])
    one.state.reject = undefined
    one.state.isMine = false
    await one.queue.flush()
    expect([one.sent, storedKeys()]).toEqual([[], ['things.7.1']])
    one.state.isMine = true
    await one.queue.flush()
    expect(one.sent).toEqual([{ 1: 'a' }])
  })

  test('still saves when the storage is full or forbidden', async () => {
    device.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const one = tab('one')
    one.put(1, 'a')
    await one.queue.flush()
    expect(one.sent).toEqual([{ 1: 'a' }])
  })

  test('holds up logging out until a request has been answered', async () => {
    const one = tab('one')
    one.put(1, 'a')
    await allSent()
    expect(one.sent).toEqual([{ 1: 'a' }])
  })

  test('loses nothing when two tabs put changes at the same time', async () => {
    const [one, two] = [tab('one'), tab('two')]
    for (const id of [1, 3, 5]) {
      one.put(id, 'one')
      two.put(id + 1, 'two')
    }
    await Promise.all([one.queue.flush(), two.queue.flush()])
    const ids = new Set([...one.sent, ...two.sent].flatMap((changes) => Object.keys(changes)))
    expect([[...ids].sort(), storedKeys()]).toEqual([['1', '2', '3', '4', '5', '6'], []])
  })

  test('shows the changes of both tabs in both, and sends each once when the network returns', async () => {
    const [one, two] = [tab('one', false), tab('two', false)]
    one.put(1, 'one')
    two.put(2, 'two')
    await Promise.all([one.queue.flush(), two.queue.flush()])
    expect(storedKeys().sort()).toEqual(['things.7.1', 'things.7.2'])
    for (const { queue } of [one, two])
      expect(queue.store.get().pending).toEqual({ 1: 'one', 2: 'two' })
    one.state.online = true
    two.state.online = true
    await Promise.all([one.queue.flush(), two.queue.flush()])
    expect([one.sent, two.sent, storedKeys()]).toEqual([[{ 1: 'one', 2: 'two' }], [], []])
    expect([two.elsewhere.flat(), one.elsewhere]).toEqual([['1', '2'], []])
    for (const { queue } of [one, two])
      expect(queue.store.get()).toMatchObject({ pending: {}, condition: 'saved' })
  })

  test('does not send what another tab has sent, even before its message arrives', async () => {
    const [one, two] = [tab('one', false), tab('two', false)]
    one.put(1, 'a')
    await Promise.all([one.queue.flush(), two.queue.flush()])
    listeners.delete('two')
    one.state.online = true
    two.state.online = true
    await Promise.all([one.queue.flush(), two.queue.flush()])
    expect([one.sent, two.sent, two.elsewhere]).toEqual([[{ 1: 'a' }], [], [['1']]])
    expect(two.queue.store.get()).toMatchObject({ pending: {}, condition: 'saved' })
  })

  test('sends what a closed tab could not, without a tick of its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [one, two] = [tab('one', false), tab('two', false)]
    one.put(1, 'a')
    await one.queue.flush()
    one.queue.store.set({ ...one.queue.store.get(), pending: {} }) // the tab is closed
    expect(two.queue.store.get()).toMatchObject({ pending: { 1: 'a' }, condition: 'saving' })
    await vi.advanceTimersByTimeAsync(2_000)
    await two.queue.flush()
    expect(two.queue.store.get()).toMatchObject({ pending: { 1: 'a' }, condition: 'away' })
    two.state.online = true
    await vi.advanceTimersByTimeAsync(2_000)
    await two.queue.flush()
    expect([one.sent, two.sent, storedKeys()]).toEqual([[], [{ 1: 'a' }], []])
    expect(two.queue.store.get()).toMatchObject({ pending: {}, condition: 'saved' })
  })

  test('leaves what another tab sends to that tab, however long its request takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [one, two] = [tab('one'), tab('two')]
    const answered = Promise.withResolvers<void>()
    one.state.answered = answered.promise
    one.put(1, 'a')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(two.queue.store.get()).toMatchObject({ pending: { 1: 'a' }, condition: 'saving' })
    answered.resolve()
    await Promise.all([one.queue.flush(), two.queue.flush()])
    expect([one.sent, two.sent, two.elsewhere]).toEqual([[{ 1: 'a' }], [], [['1']]])
    expect(two.queue.store.get()).toMatchObject({ pending: {}, condition: 'saved' })
  })

  test('agrees in both tabs on the later of two changes with the same id', async () => {
    const [one, two] = [tab('one', false), tab('two', false)]
    one.put(1, 'early')
    two.put(1, 'late')
    await Promise.all([one.queue.flush(), two.queue.flush()])
    expect(one.queue.store.get().pending).toEqual({ 1: 'late' })
    two.state.online = true
    await two.queue.flush()
    expect([two.sent, storedKeys(), one.queue.store.get().pending]).toEqual([
      [{ 1: 'late' }],
      [],
      {},
    ])
  })
})

describe('a queue whose changes are based on a version', () => {
  type Patch = { first?: string; note?: string; done?: boolean }
  type Thing = { version: number }
  const conflict = () => new Failure({ status: 409, name: 'task_changed' })
  const randomPage = () => Math.random().toString(36)

  /** A server that counts versions and rejects changes based on an older one. */
  function server() {
    const sent: [number, Patch][] = []
    const here = {
      ...{ version: 1, sent, saved: [] as Thing[] },
      ...{ isDown: false, isMine: true, reject: undefined as Failure | undefined },
    }
    const open = (page = 'here') =>
      new OfflineQueue<Patch, Thing>({
        storage: ownOfPage('task.1', () => here.isMine, page),
        isMine: () => here.isMine,
        async send(patch, known) {
          if (here.isDown) throw offline()
          if (here.reject) throw here.reject
          if (known !== here.version) throw conflict()
          sent.push([known, patch])
          here.version++
          return { version: here.version }
        },
        onSaved: (thing) => void here.saved.push(thing),
        firstOf: (pending) => (pending.first ? { first: pending.first } : pending),
        rejected: 'keep',
        versions: {
          known: here.version,
          of: ({ version }) => version,
          isConflict: ({ name }) => name === 'task_changed',
          async load() {
            if (here.isDown) throw offline()
            return { version: here.version }
          },
        },
      })
    return { here, sent, open }
  }

  test('sends each change with the version that the one before created', async () => {
    const { open, sent } = server()
    const queue = open()
    queue.put({ note: 'a' })
    await queue.flush()
    queue.put({ done: true })
    await queue.flush()
    expect(sent).toEqual([
      [1, { note: 'a' }],
      [2, { done: true }],
    ])
    expect(queue.store.get().condition).toBe('saved')
  })

  test('has a change either pending or saved at every moment, so that no older state is used', async () => {
    const { open, here } = server()
    const queue = open()
    const missing: unknown[] = []
    queue.store.subscribe(() => {
      const { pending, saved } = queue.store.get()
      if (!('note' in pending) && saved?.version !== here.version) missing.push(saved)
    })
    queue.put({ note: 'a' })
    await queue.flush()
    expect([queue.store.get().pending, missing]).toEqual([{}, []])
  })

  test('sends first what has to be first', async () => {
    const { open, sent } = server()
    const queue = open()
    queue.put({ note: 'a', first: 'text' })
    await queue.flush()
    expect(sent).toEqual([
      [1, { first: 'text' }],
      [2, { note: 'a' }],
    ])
  })

  test('sends a change again that was changed while it was sent', async () => {
    const { open, sent } = server()
    const queue = open()
    queue.put({ note: 'a' })
    queue.put({ note: 'ab' })
    await queue.flush()
    expect(sent.map(([, { note }]) => note)).toEqual(['a', 'ab'])
  })

  test('continues from a newer version while nothing is pending', async () => {
    const { open, sent, here } = server()
    const queue = open()
    here.version = 4
    queue.adopt(4)
    queue.put({ note: 'a' })
    queue.adopt(9)
    await queue.flush()
    expect(sent).toEqual([[4, { note: 'a' }]])
  })

  test('stores nothing more on the device once the user has logged out', async () => {
    const { open, here } = server()
    here.isDown = true
    const queue = open()
    queue.put({ note: 'a' })
    await queue.flush()
    expect(storedKeys()).toEqual(['task.1.here'])
    here.isMine = false
    queue.put({ note: 'ab' })
    await queue.flush()
    expect(storedKeys()).toEqual([])
  })

  test('keeps a change on the device without a network, and the next page sends it', async () => {
    const { open, sent, here } = server()
    here.isDown = true
    const queue = open()
    queue.put({ note: 'a' })
    await queue.flush()
    expect(queue.store.get()).toMatchObject({ condition: 'away', pending: { note: 'a' } })
    here.isDown = false
    const next = open()
    expect(next.store.get().pending).toEqual({ note: 'a' })
    await next.flush()
    expect(sent).toEqual([[1, { note: 'a' }]])
    expect(open().store.get()).toMatchObject({ condition: 'saved', pending: {} })
  })

  test('reports a conflict to the later editor, who can save their changes on the other version', async () => {
    const { open, sent, here } = server()
    const queue = open()
    here.version = 5
    queue.put({ first: 'mine', note: 'mine' })
    await queue.flush()
    expect(queue.store.get()).toMatchObject({
      condition: 'conflict',
      theirs: { version: 5 },
      pending: { first: 'mine' },
    })
    queue.put({ done: true })
    await queue.flush()
    expect(sent).toEqual([])
    queue.overwriteTheirs()
    await queue.flush()
    expect(sent).toEqual([
      [5, { first: 'mine' }],
      [6, { note: 'mine', done: true }],
    ])
  })

  test('can take the other version after a conflict, and continues from it', async () => {
    const { open, sent, here } = server()
    const queue = open()
    here.version = 5
    queue.put({ note: 'mine' })
    await queue.flush()
    queue.takeTheirs()
    expect(queue.store.get()).toMatchObject({ condition: 'saved', pending: {} })
    expect(here.saved.at(-1)).toMatchObject({ version: 5 })
    queue.put({ note: 'b' })
    await queue.flush()
    expect(sent).toEqual([[5, { note: 'b' }]])
  })

  test('stores the changes of two pages separately without a network; the other page saves or asks about those of a closed one', async () => {
    const { open, sent, here } = server()
    here.isDown = true
    const gone = randomPage()
    device.setItem(`task.1.${gone}`, JSON.stringify({ version: 1, pending: { note: 'theirs' } }))
    const queue = open(randomPage())
    queue.put({ note: 'mine' })
    await queue.flush()
    expect(device.getItem(`task.1.${gone}`)).toContain('theirs')
    here.isDown = false
    const stop = queue.start()
    await vi.waitFor(() => expect(queue.store.get().condition).toBe('conflict'))
    expect(sent).toEqual([[1, { note: 'mine' }]])
    expect(queue.store.get()).toMatchObject({ pending: { note: 'theirs' }, theirs: { version: 2 } })
    expect(device.getItem(`task.1.${gone}`)).toBeNull()
    stop()
  })

  test('leaves the stored changes of another page alone while it is open', async () => {
    const { open, here } = server()
    here.isDown = true
    const [one, other] = [open(randomPage()), open(randomPage())]
    one.put({ note: 'one' })
    await one.flush()
    const stop = other.start()
    await wait(50)
    expect(other.store.get()).toMatchObject({ condition: 'saved', pending: {} })
    stop()
  })

  test('keeps a change that the server rejects, with the reason, until the user tries again', async () => {
    const { open, here, sent } = server()
    here.reject = new Failure({ status: 422, name: 'invalid' })
    const queue = open()
    queue.put({ note: 'a' })
    await queue.flush()
    expect(queue.store.get()).toMatchObject({
      condition: 'refused',
      failure: { name: 'invalid' },
      pending: { note: 'a' },
    })
    here.reject = undefined
    const retried = queue.retry()
    expect(queue.store.get().condition).toBe('saving')
    await retried
    expect([sent, queue.store.get().failure]).toEqual([[[1, { note: 'a' }]], null])
  })
})
