import { asFailure, type Failure } from '../../base/failure.ts'

/** An answer on its way: a statement's value with its time on screen, or what was written to an open question. */
export type Given = { question_id: number; value?: number; text?: string; ms?: number }
/** By item number, so that a change of language does not lose them. */
type Waiting = ReadonlyMap<number, Given>
export type Delivery = { waiting: Waiting; condition: 'saved' | 'saving' | 'away' }

type Post = {
  userId: number
  attemptId: number
  send: (answers: Given[]) => Promise<unknown>
  onSent: (sent: Waiting) => void
  /** The server did not take them; a session that ended is told here too, its answers wait. */
  onRefused: (failure: Failure) => void
}

const keyOf = (userId: number, attemptId: number) => `inventory.${userId}.${attemptId}`
const pauses = { first: 2_000, longest: 60_000 } as const
const passes = ({ status }: Failure) => status === 0 || status === 401 || status === 429 || status >= 500

/** Sends each answer as soon as it is given; what cannot be sent stays on the device and goes out later, in order. The server takes a repeated one without harm. */
export class Outbox {
  private readonly post: Post
  private readonly key: string
  private readonly listeners = new Set<() => void>()
  private delivery: Delivery
  private sending: Promise<void> | null = null
  private pause: number = pauses.first
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(post: Post) {
    this.post = post
    this.key = keyOf(post.userId, post.attemptId)
    this.delivery = { waiting: read(this.key), condition: 'saved' }
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly state = () => this.delivery

  /** Until the returned function is called. */
  start() {
    const retry = () => void this.flush()
    // another tab wrote: what it keeps is newer
    const follow = (event: StorageEvent) => event.key === this.key && this.become({ waiting: read(this.key) })
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

  /** `after`: who is still writing; it is kept at once and sent when there is a pause. */
  put(number: number, given: Given, after = 0) {
    this.become({ waiting: new Map([...this.delivery.waiting, [number, given]]), condition: 'saving' })
    if (after === 0) void this.flush()
    else this.later(after)
  }

  /** Resolves once everything is sent, or cannot be for now. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.sending ??= this.sendWaiting().finally(() => {
      this.sending = null
    })
    return this.sending
  }

  private later(ms: number) {
    clearTimeout(this.timer)
    if (!this.stopped) this.timer = setTimeout(() => void this.flush(), ms)
  }

  private async sendWaiting() {
    while (this.delivery.waiting.size > 0) {
      const batch = this.delivery.waiting
      this.become({ condition: 'saving' })
      try {
        await this.post.send([...batch.values()])
      } catch (error) {
        return this.meet(asFailure(error), batch)
      }
      this.post.onSent(batch)
      this.become({ waiting: this.without(batch), condition: 'saved' })
      this.pause = pauses.first
    }
  }

  private meet(failure: Failure, batch: Waiting) {
    if (passes(failure)) {
      this.become({ condition: 'away' })
      this.later(this.pause)
      this.pause = Math.min(this.pause * 2, pauses.longest)
    } else {
      this.become({ waiting: this.without(batch), condition: 'saved' })
    }
    if (!passes(failure) || failure.status === 401) this.post.onRefused(failure)
  }

  /** What was given anew meanwhile stays. */
  private without(batch: Waiting): Waiting {
    return new Map([...this.delivery.waiting].filter(([number, given]) => batch.get(number) !== given))
  }

  private become(next: Partial<Delivery>) {
    this.delivery = { ...this.delivery, ...next }
    if (next.waiting) write(this.key, next.waiting)
    for (const listener of this.listeners) listener()
  }
}

/** Forgets what a person's device kept for attempts that take no answers any more; `open` is the one that does. True when there was something. */
export function dropWaiting(userId: number, open: number | undefined): boolean {
  const kept = open === undefined ? '' : keyOf(userId, open)
  const late = Object.keys(localStorage).filter((key) => key.startsWith(`inventory.${userId}.`) && key !== kept)
  for (const key of late) localStorage.removeItem(key)
  return late.length > 0
}

function read(key: string): Waiting {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [number, Given][])
  } catch {
    return new Map()
  }
}

/** A full or forbidden storage costs nothing but the answers that could not be sent before the page is closed. */
function write(key: string, waiting: Waiting) {
  try {
    if (waiting.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify([...waiting]))
  } catch {
    // they wait in the page
  }
}
