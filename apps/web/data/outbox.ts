import { asFailure, type Failure } from './failure.ts'

/** Entries that are not sent yet, by id; a newer entry replaces an older one. */
export type Waiting<Entry> = ReadonlyMap<number, Entry>
export type Delivery<Entry> = { waiting: Waiting<Entry>; condition: 'saved' | 'saving' | 'away' }

type Post<Entry> = {
  /** Prefix of the localStorage keys: each entry is stored under `key.number`. */
  key: string
  send: (waiting: Entry[]) => Promise<unknown>
  onSent?: (sent: Waiting<Entry>) => void
  /**
   * Called when the server rejects entries, which are dropped, and on 401, when they stay pending.
   */
  onError: (failure: Failure, entries: Waiting<Entry>) => void
}

const pauses = { first: 2_000, longest: 60_000 } as const
const passes = ({ status }: Failure) =>
  status === 0 || status === 401 || status === 429 || status >= 500

/**
 * Sends each entry at once; what cannot be sent stays on the device and is sent later, in order.
 * The server accepts repeated entries.
 */
export class Outbox<Entry> {
  private readonly post: Post<Entry>
  private readonly key: string
  private readonly listeners = new Set<() => void>()
  private delivery: Delivery<Entry>
  private sending: Promise<void> | null = null
  private pause: number = pauses.first
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(post: Post<Entry>) {
    this.post = post
    this.key = post.key
    this.delivery = { waiting: read(this.key), condition: 'saved' }
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly state = () => this.delivery

  /** Runs until the returned function is called. */
  start() {
    const retry = () => void this.flush()
    const follow = (event: StorageEvent) => this.follow(event)
    this.stopped = false
    addEventListener('online', retry)
    addEventListener('storage', follow)
    retry()
    return () => {
      this.stopped = true
      removeEventListener('online', retry)
      removeEventListener('storage', follow)
      retry()
    }
  }

  /**
   * Stores the entry at once and sends it after a pause of `after` ms, for text that is being
   * typed.
   */
  put(number: number, entry: Entry, after = 0) {
    this.become({
      waiting: new Map([...this.delivery.waiting, [number, entry]]),
      condition: 'saving',
    })
    if (after === 0) void this.flush()
    else this.later(after)
  }

  /** Resolves once everything is sent or cannot be sent for now. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.sending && this.delivery.waiting.size > 0) this.sending = this.sendWaiting()
    return this.sending ?? Promise.resolve()
  }

  private later(ms: number) {
    clearTimeout(this.timer)
    if (!this.stopped) this.timer = setTimeout(() => void this.flush(), ms)
  }

  private async sendWaiting() {
    try {
      await this.sendInOrder()
    } finally {
      this.sending = null
    }
  }

  private async sendInOrder() {
    while (this.delivery.waiting.size > 0) {
      const batch = this.delivery.waiting
      this.become({ condition: 'saving' })
      try {
        await this.post.send([...batch.values()])
      } catch (error) {
        return this.meet(asFailure(error), batch)
      }
      this.post.onSent?.(batch)
      this.become({ waiting: this.without(batch), condition: 'saved' })
      this.pause = pauses.first
    }
  }

  private meet(failure: Failure, batch: Waiting<Entry>) {
    if (passes(failure)) {
      this.become({ condition: 'away' })
      this.later(this.pause)
      this.pause = Math.min(this.pause * 2, pauses.longest)
    } else {
      this.become({ waiting: this.without(batch), condition: 'saved' })
    }
    if (!passes(failure) || failure.status === 401) this.post.onError(failure, batch)
  }

  /**
   * Follows another tab that stored a newer entry or removed a sent one. Each entry has its own
   * key, so that no other entry of this tab changes.
   */
  private follow({ key, newValue }: StorageEvent) {
    const number = numberIn(this.key, key)
    if (number === undefined) return
    const waiting = new Map(this.delivery.waiting)
    if (newValue === null) waiting.delete(number)
    else waiting.set(number, JSON.parse(newValue) as Entry)
    this.delivery = {
      waiting,
      condition: waiting.size === 0 && !this.sending ? 'saved' : this.delivery.condition,
    }
    for (const listener of this.listeners) listener()
  }

  /** Keeps entries that were put again while the batch was sent. */
  private without(batch: Waiting<Entry>): Waiting<Entry> {
    return new Map(
      [...this.delivery.waiting].filter(([number, entry]) => batch.get(number) !== entry),
    )
  }

  private become(next: Partial<Delivery<Entry>>) {
    const before = this.delivery.waiting
    this.delivery = { ...this.delivery, ...next }
    if (next.waiting) write(this.key, before, next.waiting)
    for (const listener of this.listeners) listener()
  }
}

const placeOf = (key: string, number: number) => `${key}.${number}`

/** The entry's number in a storage key; undefined for the key of something else. */
function numberIn(key: string, place: string | null): number | undefined {
  const number = place?.startsWith(`${key}.`) ? place.slice(key.length + 1) : ''
  return /^\d+$/.test(number) ? Number(number) : undefined
}

function read<Entry>(key: string): Waiting<Entry> {
  try {
    const places = Object.entries({ ...localStorage }).flatMap(([place, entry]) => {
      const number = numberIn(key, place)
      return number === undefined ? [] : [[number, JSON.parse(entry as string) as Entry] as const]
    })
    return new Map(places)
  } catch {
    return new Map()
  }
}

/** With full or forbidden storage, only entries that are unsent when the page closes are lost. */
function write(key: string, before: Waiting<unknown>, after: Waiting<unknown>) {
  try {
    for (const [number, entry] of after)
      if (before.get(number) !== entry)
        localStorage.setItem(placeOf(key, number), JSON.stringify(entry))
    for (const [number, entry] of before)
      if (!after.has(number)) clear(placeOf(key, number), JSON.stringify(entry))
  } catch {
    // the entry still waits in memory
  }
}

/** Removes an entry unless another tab stored a newer one. */
const clear = (place: string, sent: string) =>
  localStorage.getItem(place) === sent && localStorage.removeItem(place)
