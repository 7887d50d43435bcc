import type { ErrorName } from '@quartet/contract/errors.ts'
import { asFailure, type Failure } from '../../../data/failure.ts'
import { noteSending } from '../../../data/unsent-words.ts'
import type { Edits, Patch, WholeTask } from './task.ts'
import { Drafts } from './work-drafts.ts'

/**
 * saved: everything; away: stored here until the server can be reached; refused: stored, with the
 * reason; changed: somebody else saved first.
 */
export type Condition = 'saved' | 'saving' | 'away' | 'refused' | 'changed'
/**
 * `saved`: the latest task from the server, updated in the same step that removes what was sent
 * from `pending`.
 */
type SavingState = {
  pending: Patch
  condition: Condition
  saved: WholeTask | null
  theirs: WholeTask | null
  failure: Failure | null
}

type Post = {
  /** Storage key of unsaved changes on the device; `page` distinguishes two pages. */
  key: string
  page?: string
  /** Whether the user who changes the task is still signed in. */
  isMine?: () => boolean
  version: number
  send: (version: number, patch: Patch) => Promise<WholeTask>
  load: () => Promise<WholeTask>
  onSaved: (task: WholeTask) => void
}

const edits = [
  'description',
  'language_id',
  'priority',
  'due_date',
  'category',
] as const satisfies (keyof Edits)[]
const passes = ({ status }: Failure) =>
  status === 0 || status === 401 || status === 429 || status >= 500
const isEmpty = (patch: Patch) => Object.keys(patch).length === 0

/**
 * Saves the changes of a task, one call at a time, each with the version that the page knows. What
 * cannot be saved stays in the page and on the device; when the task was changed meanwhile, both
 * versions wait for a decision.
 */
export class Saving {
  private readonly post: Post
  private readonly listeners = new Set<() => void>()
  private readonly drafts: Drafts
  /** Closed pages that left changes of this task. */
  private readonly left: string[] = []
  private version: number
  private current: SavingState
  private sending: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(post: Post) {
    this.post = post
    this.drafts = new Drafts(post.key, post.page, post.isMine)
    const saved = this.drafts.read()
    this.version = saved?.version ?? post.version
    this.current = {
      pending: saved?.pending ?? {},
      condition: saved ? 'saving' : 'saved',
      saved: null,
      theirs: null,
      failure: null,
    }
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly state = () => this.current

  /** Runs until the returned function is called. */
  start() {
    const retry = () => void this.flush()
    const stopped = new AbortController()
    addEventListener('online', retry)
    retry()
    this.drafts.whenLeft(stopped.signal, (page) => {
      this.left.push(page)
      this.takeLeft()
    })
    return () => {
      removeEventListener('online', retry)
      stopped.abort()
      retry()
    }
  }

  /**
   * Stores the change at once and sends it after a pause of `after` ms, for text that is being
   * typed.
   */
  put(patch: Patch, after = 0) {
    const condition = this.current.condition === 'changed' ? 'changed' : 'saving'
    this.become({ pending: { ...this.current.pending, ...patch }, condition })
    clearTimeout(this.timer)
    if (after === 0) void this.flush()
    else this.timer = setTimeout(() => void this.flush(), after)
  }

  /** Continues from a newly loaded version when nothing is pending. */
  adopt(version: number) {
    if (isEmpty(this.current.pending)) this.version = Math.max(version, this.version)
  }

  /** Resolves once everything is saved or cannot be saved for now. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.timer)
    if (!this.sending && !isEmpty(this.current.pending) && this.current.condition !== 'changed')
      this.sending = noteSending(this.sendAll())
    return this.sending ?? Promise.resolve()
  }

  /** Saves this page's changes on the other version; fields changed only there are preserved. */
  overwriteTheirs() {
    const { theirs } = this.current
    if (!theirs) return
    this.version = theirs.version
    this.post.onSaved(theirs)
    this.become({ saved: theirs, theirs: null, condition: 'saving' })
    void this.flush()
  }

  takeTheirs() {
    const { theirs } = this.current
    if (!theirs) return
    this.version = theirs.version
    this.post.onSaved(theirs)
    this.become({ pending: {}, saved: theirs, theirs: null, condition: 'saved' })
    this.takeLeft()
  }

  /**
   * Continues with what a closed page could not save, one page after another, while nothing of this
   * page is pending.
   */
  private takeLeft() {
    if (this.sending || !isEmpty(this.current.pending)) return
    let stored: ReturnType<Drafts['take']> = null
    while (!stored && this.left.length > 0) stored = this.drafts.take(this.left.shift() ?? '')
    if (!stored) return
    this.version = stored.version
    this.become({ pending: stored.pending, condition: 'saving' })
    void this.flush()
  }

  private async sendAll() {
    try {
      while (!isEmpty(this.current.pending)) await this.sendNext()
      this.become({ condition: 'saved' })
    } catch (error) {
      await this.meet(asFailure(error))
    } finally {
      this.sending = null
      this.takeLeft()
    }
  }

  private async sendNext() {
    const batch = firstOf(this.current.pending)
    this.become({ condition: 'saving', failure: null })
    const task = await this.post.send(this.version, batch)
    this.version = task.version
    this.post.onSaved(task)
    this.become({ pending: without(this.current.pending, batch), saved: task })
  }

  private async meet(failure: Failure) {
    if (failure.name === ('task_changed' satisfies ErrorName)) {
      const theirs = await this.post.load().catch(() => null)
      return this.become(theirs ? { condition: 'changed', theirs } : { condition: 'away' })
    }
    this.become({ condition: passes(failure) ? 'away' : 'refused', failure })
  }

  private become(next: Partial<SavingState>) {
    this.current = { ...this.current, ...next }
    this.drafts.write({ version: this.version, pending: this.current.pending })
    for (const listener of this.listeners) listener()
  }
}

/** A new text, or its language, is sent before the marks in it. */
function firstOf(pending: Patch): Patch {
  const ofTask = Object.fromEntries(
    edits.filter((name) => name in pending).map((name) => [name, pending[name]]),
  )
  return isEmpty(ofTask) ? pending : ofTask
}

/** Keeps what was changed again meanwhile. */
const without = (pending: Patch, sent: Patch): Patch =>
  Object.fromEntries(
    Object.entries(pending).filter(([name, value]) => sent[name as keyof Patch] !== value),
  )
