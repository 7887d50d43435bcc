import { useEffect, useState } from 'react'
import { asFailure, type Failure, offline } from './failure.ts'
import type { Changes, PendingStorage, Stored } from './pending-storage.ts'
import { createStore, useStore } from './store.ts'
import { noteSending } from './unsent-words.ts'

/**
 * saved: everything; away: stored on the device until the server can be reached; refused: stored,
 * with the reason; conflict: somebody else saved first.
 */
export type Condition = 'saved' | 'saving' | 'away' | 'refused' | 'conflict'

/**
 * `saved`: the latest response, updated in the same step that removes what was sent from `pending`.
 * `theirs`: in a conflict, what the server has now.
 */
type QueueState<Pending, Response> = {
  pending: Pending
  condition: Condition
  failure: Failure | null
  saved: Response | null
  theirs: Response | null
}

type Options<Pending, Response> = {
  storage: PendingStorage<Pending>
  /** False once another user, or nobody, is signed in: the changes wait for their owner. */
  isMine: () => boolean
  send: (pending: Pending, version: number) => Promise<Response>
  /** Called after each response, before the sent changes are removed. */
  onSaved?: (response: Response, sent: Pending) => void
  /** Called with changes that another tab has sent. */
  onSentElsewhere?: (sent: Pending) => void
  /** What of the pending changes is sent first; all of them by default. */
  firstOf?: (pending: Pending) => Pending
  /** Whether changes that the server rejects are dropped, or stay until they are changed. */
  rejected: 'drop' | 'keep'
  /** Called with dropped changes, and on 401, when they stay pending. */
  onError?: (failure: Failure, pending: Pending) => void
  /** For a server that rejects changes based on an older version. */
  versions?: {
    known: number
    of: (response: Response) => number
    isConflict: (failure: Failure) => boolean
    load: () => Promise<Response>
  }
}

const pauses = { first: 2_000, longest: 60_000 } as const
/** Failures after which the same request may succeed later. */
const isPassing = ({ status }: Failure) =>
  status === 0 || status === 401 || status === 429 || status >= 500
const isEmpty = (pending: object) => Object.keys(pending).length === 0

/**
 * Sends changes at once, one request at a time. What cannot be sent stays on the device and is sent
 * later; a conflict or a rejection is handed to the owner.
 */
export class OfflineQueue<Pending extends Changes, Response> {
  readonly store
  private readonly options: Options<Pending, Response>
  private version: number
  /** What closed pages left behind, to be taken over one after another. */
  private readonly left: (() => Stored<Pending> | null)[] = []
  private sending: Promise<void> | null = null
  private pause: number = pauses.first
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(options: Options<Pending, Response>) {
    this.options = options
    const stored = options.storage.read()
    const pending = stored?.pending ?? ({} as Pending)
    this.version = stored?.version ?? options.versions?.known ?? 0
    this.store = createStore<QueueState<Pending, Response>>({
      pending,
      condition: isEmpty(pending) ? 'saved' : 'saving',
      failure: null,
      saved: null,
      theirs: null,
    })
  }

  /** Runs until the returned function is called, which sends what is pending. */
  start() {
    const retry = () => void this.flush()
    const stopped = new AbortController()
    this.stopped = false
    addEventListener('online', retry, { signal: stopped.signal })
    retry()
    this.options.storage.follow(stopped.signal, {
      changed: (id, change) => this.follow(id, change),
      left: (take) => {
        this.left.push(take)
        this.takeLeft()
      },
    })
    return () => {
      this.stopped = true
      stopped.abort()
      retry()
    }
  }

  /**
   * Stores the changes at once and sends them after a pause of `after` ms, for text that is being
   * typed.
   */
  put(changes: Partial<Pending>, after = 0) {
    const { pending, condition } = this.store.get()
    this.become({
      pending: { ...pending, ...changes },
      condition: condition === 'conflict' ? 'conflict' : 'saving',
    })
    if (after === 0) void this.flush()
    else this.flushLater(after)
  }

  /** Continues from a newly loaded version when nothing is pending. */
  adopt(version: number) {
    if (isEmpty(this.store.get().pending)) this.version = Math.max(version, this.version)
  }

  /** Continues from an earlier version: what was changed since then becomes a conflict. */
  baseOn(version: number) {
    if (isEmpty(this.store.get().pending)) this.version = version
  }

  /** Resolves once everything is sent or cannot be sent for now. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.timer)
    const { pending, condition } = this.store.get()
    if (!this.sending && !isEmpty(pending) && condition !== 'conflict')
      this.sending = noteSending(this.sendAll())
    return this.sending ?? Promise.resolve()
  }

  /** Tries again at the user's request. */
  readonly retry = () => {
    this.become({ condition: 'saving' })
    return this.flush()
  }

  /** Saves the pending changes on the other version; what was changed only there is preserved. */
  overwriteTheirs() {
    if (this.continueFrom(this.store.get().pending)) void this.flush()
  }

  /** Drops the pending changes. */
  takeTheirs() {
    if (this.continueFrom({} as Pending)) this.takeLeft()
  }

  private continueFrom(pending: Pending): boolean {
    const { theirs } = this.store.get()
    if (!theirs) return false
    this.receive(theirs, {} as Pending)
    const condition = isEmpty(pending) ? 'saved' : 'saving'
    this.become({ pending, saved: theirs, theirs: null, condition })
    return true
  }

  private receive(response: Response, sent: Pending) {
    this.version = this.options.versions?.of(response) ?? 0
    this.options.onSaved?.(response, sent)
  }

  private flushLater(ms: number) {
    clearTimeout(this.timer)
    if (!this.stopped) this.timer = setTimeout(() => void this.flush(), ms)
  }

  private async sendAll() {
    try {
      await this.options.storage.exclusively(() => this.sendPending())
    } finally {
      this.sending = null
      this.takeLeft()
    }
  }

  private async sendPending() {
    this.dropSent(Object.keys(this.store.get().pending).filter(this.options.storage.isSent))
    while (!isEmpty(this.store.get().pending)) {
      const { pending } = this.store.get()
      const batch = this.options.firstOf?.(pending) ?? pending
      // an automatic attempt is not announced before it succeeds
      if (this.store.get().condition !== 'away') this.become({ condition: 'saving', failure: null })
      try {
        if (!this.options.isMine()) throw offline()
        const response = await this.options.send(batch, this.version)
        this.receive(response, batch)
        this.become({ pending: this.without(batch), saved: response })
        this.pause = pauses.first
      } catch (error) {
        const goesOn = await this.meet(asFailure(error), batch)
        if (!goesOn) return
      }
    }
    this.become({ condition: 'saved', failure: null })
  }

  /** Returns whether sending continues with other changes. */
  private async meet(failure: Failure, batch: Pending): Promise<boolean> {
    const { rejected, onError, versions } = this.options
    if (versions?.isConflict(failure)) {
      const theirs = await versions.load().catch(() => null)
      if (theirs) this.become({ condition: 'conflict', theirs })
      else this.waitAndRetry(failure)
      return false
    }
    if (isPassing(failure)) {
      this.waitAndRetry(failure)
      if (failure.status === 401) onError?.(failure, batch)
      return false
    }
    if (rejected === 'keep') {
      this.become({ condition: 'refused', failure })
      return false
    }
    this.become({ pending: this.without(batch) })
    onError?.(failure, batch)
    return true
  }

  private waitAndRetry(failure: Failure) {
    this.become({ condition: 'away', failure })
    this.flushLater(this.pause)
    this.pause = Math.min(this.pause * 2, pauses.longest)
  }

  /** Continues with what a closed page could not send, while nothing of this page is pending. */
  private takeLeft() {
    if (this.sending || !isEmpty(this.store.get().pending)) return
    let stored: Stored<Pending> | null = null
    while (!stored && this.left.length > 0) stored = this.left.shift()?.() ?? null
    if (!stored) return
    this.version = stored.version
    this.become({ pending: stored.pending, condition: 'saving' })
    void this.flush()
  }

  /**
   * Follows another tab that stored a newer change or sent one. That tab sends its change first,
   * unless it is closed before it can.
   */
  private follow(id: string, change: unknown) {
    const state = this.store.get()
    if (change === undefined) return this.dropSent(id in state.pending ? [id] : [])
    const pending = { ...state.pending, [id]: change }
    if (state.condition !== 'saved') return this.store.set({ ...state, pending })
    this.store.set({ ...state, pending, condition: 'saving' })
    this.flushLater(pauses.first)
  }

  private dropSent(ids: readonly string[]) {
    if (ids.length === 0) return
    const state = this.store.get()
    const [sent, pending] = [true, false].map((isSent) =>
      Object.fromEntries(
        Object.entries(state.pending).filter(([id]) => ids.includes(id) === isSent),
      ),
    ) as [Pending, Pending]
    this.options.onSentElsewhere?.(sent)
    const condition = isEmpty(pending) && !this.sending ? 'saved' : state.condition
    this.store.set({ ...state, pending, condition })
  }

  /** Keeps what was changed again while the batch was sent. */
  private without(batch: Pending): Pending {
    return Object.fromEntries(
      Object.entries(this.store.get().pending).filter(([id, change]) => batch[id] !== change),
    ) as Pending
  }

  private become(next: Partial<QueueState<Pending, Response>>) {
    const before = this.store.get()
    const after = { ...before, ...next }
    this.options.storage.write(
      { version: this.version, pending: before.pending },
      { version: this.version, pending: after.pending },
    )
    this.store.set(after)
  }
}

/** Runs a queue while the component is mounted; `create` is called once. */
export function useOfflineQueue<Pending extends Changes, Response>(
  create: () => OfflineQueue<Pending, Response>,
) {
  const [queue] = useState(create)
  useEffect(() => queue.start(), [queue])
  return { queue, state: useStore(queue.store) }
}
