import type { Patch } from './task.ts'

export type StoredDraft = { version: number; pending: Patch }

const thisPage = Math.random().toString(36).slice(2)
const lockOf = (page: string) => `page.${page}`
const locksByPage = new Map<string, Promise<void>>()

/**
 * Locks the name of this page until it is closed, so that a page that gets the lock knows it is
 * gone. Resolves once it is locked.
 */
function hold(page: string) {
  const known = locksByPage.get(page)
  if (known) return known
  const granted = new Promise<void>((resolve) => {
    void navigator.locks.request(lockOf(page), () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  locksByPage.set(page, granted)
  return granted
}

/**
 * The unsaved changes of a task on this device. Each page stores its own, so that pages do not
 * overwrite each other.
 */
export class Drafts {
  private readonly key: string
  private readonly page: string
  private readonly isMine: () => boolean
  /**
   * Nothing is stored before the lock is acquired: another page would treat it as that of a closed
   * page.
   */
  private isLocked = !navigator.locks
  private latest: StoredDraft | null = null

  /**
   * `isMine`: false once another user, or nobody, is signed in: nothing is stored that they could
   * read.
   */
  constructor(key: string, page = thisPage, isMine: () => boolean = () => true) {
    this.key = key
    this.page = page
    this.isMine = isMine
    if (!this.isLocked) void hold(page).then(() => this.begin())
  }

  read = () => read(this.placeOf(this.page))

  /** With full or forbidden storage, only changes that are unsent when the page closes are lost. */
  write(saved: StoredDraft) {
    this.latest = saved
    if (!this.isLocked) return
    try {
      if (Object.keys(saved.pending).length === 0 || !this.isMine())
        localStorage.removeItem(this.placeOf(this.page))
      else localStorage.setItem(this.placeOf(this.page), JSON.stringify(saved))
    } catch {
      // it still waits in memory
    }
  }

  private begin() {
    this.isLocked = true
    if (this.latest) this.write(this.latest)
  }

  /**
   * Reports each page that stored something and is closed, now or later. Without locks (no HTTPS)
   * every other page counts as closed.
   */
  whenLeft(signal: AbortSignal, tell: (page: string) => void) {
    const known = new Set([this.page])
    const meet = (place: string | null) => {
      const page = place?.startsWith(this.placeOf(''))
        ? place.slice(this.placeOf('').length)
        : this.page
      if (known.has(page)) return
      known.add(page)
      if (!navigator.locks) return tell(page)
      navigator.locks.request(lockOf(page), { signal }, () => tell(page)).catch(() => undefined)
    }
    places().forEach(meet)
    addEventListener('storage', ({ key, newValue }) => newValue && meet(key), { signal })
  }

  /** Takes over what a closed page stored. */
  take(page: string): StoredDraft | null {
    const stored = read(this.placeOf(page))
    localStorage.removeItem(this.placeOf(page))
    return stored
  }

  private placeOf = (page: string) => `${this.key}.${page}`
}

function places() {
  try {
    return Object.keys({ ...localStorage })
  } catch {
    return []
  }
}

function read(place: string): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as StoredDraft | null
  } catch {
    return null
  }
}
