import type { Patch } from './task.ts'

export type StoredDraft = { version: number; pending: Patch }

const thisPage = Math.random().toString(36).slice(2)
const lockOf = (page: string) => `page.${page}`
const locksByPage = new Map<string, Promise<void>>()

/** Held until the page is closed: whoever gets it knows that the page is gone. Resolves once it is held. */
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

/** What of a task is not saved yet, on this device. Each page keeps its own, so that no two write over each other. */
export class Drafts {
  private readonly key: string
  private readonly page: string
  private readonly isMine: () => boolean
  /** Before the lock is held nothing is on the device: another page would take it for that of a closed one. */
  private isLocked = !navigator.locks
  private latest: StoredDraft | null = null

  /** `isMine`: false once another person, or nobody, is signed in: nothing is left for them to read. */
  constructor(key: string, page = thisPage, isMine: () => boolean = () => true) {
    this.key = key
    this.page = page
    this.isMine = isMine
    if (!this.isLocked) void hold(page).then(() => this.begin())
  }

  read = () => read(this.placeOf(this.page))

  /** A full or forbidden storage costs nothing but what could not be sent before the page is closed. */
  write(saved: StoredDraft) {
    this.latest = saved
    if (!this.isLocked) return
    try {
      if (Object.keys(saved.pending).length === 0 || !this.isMine()) localStorage.removeItem(this.placeOf(this.page))
      else localStorage.setItem(this.placeOf(this.page), JSON.stringify(saved))
    } catch {
      // it waits in the page
    }
  }

  private begin() {
    this.isLocked = true
    if (this.latest) this.write(this.latest)
  }

  /** Tells of each page that keeps something and is closed, now or later. Without locks (no HTTPS) every other page counts as closed. */
  whenLeft(signal: AbortSignal, tell: (page: string) => void) {
    const known = new Set([this.page])
    const meet = (place: string | null) => {
      const page = place?.startsWith(this.placeOf('')) ? place.slice(this.placeOf('').length) : this.page
      if (known.has(page)) return
      known.add(page)
      if (!navigator.locks) return tell(page)
      navigator.locks.request(lockOf(page), { signal }, () => tell(page)).catch(() => undefined)
    }
    places().forEach(meet)
    addEventListener('storage', ({ key, newValue }) => newValue && meet(key), { signal })
  }

  /** What a closed page kept: it is this one's from now on. */
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
