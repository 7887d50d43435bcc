import type { Patch } from './task.ts'

export type Kept = { version: number; pending: Patch }

const thisPage = Math.random().toString(36).slice(2)
const lockOf = (page: string) => `page.${page}`
const held = new Map<string, Promise<unknown>>()

/** Held until the page is closed: whoever gets it knows that the page is gone. */
function hold(page: string) {
  if (!held.has(page))
    held.set(
      page,
      navigator.locks?.request(lockOf(page), () => new Promise(() => undefined)),
    )
}

/** What of a task is not saved yet, on this device. Each page keeps its own, so that no two write over each other. */
export class Drafts {
  private readonly key: string
  private readonly page: string

  constructor(key: string, page = thisPage) {
    this.key = key
    this.page = page
  }

  read = () => read(this.placeOf(this.page))

  /** A full or forbidden storage costs nothing but what could not be sent before the page is closed. */
  write(kept: Kept) {
    try {
      if (Object.keys(kept.pending).length === 0) return localStorage.removeItem(this.placeOf(this.page))
      hold(this.page)
      localStorage.setItem(this.placeOf(this.page), JSON.stringify(kept))
    } catch {
      // it waits in the page
    }
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
  take(page: string): Kept | null {
    const kept = read(this.placeOf(page))
    localStorage.removeItem(this.placeOf(page))
    return kept
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

function read(place: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
