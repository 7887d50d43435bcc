import { followOtherTabs } from './store.ts'

/** Unsent changes by id; a newer change of an id replaces the older one. */
export type Changes = Readonly<Record<string, unknown>>
/** `version`: what the changes are based on. */
export type Stored<Pending> = { version: number; pending: Pending }

/** Where a queue stores its unsent changes on the device. */
export type PendingStorage<Pending> = {
  read: () => Stored<Pending> | null
  write: (before: Stored<Pending>, after: Stored<Pending>) => void
  /** Reports what other tabs do until `signal` aborts. */
  follow: (signal: AbortSignal, tabs: OtherTabs<Pending>) => void
  /** Runs `send` while no other tab sends the same changes. */
  exclusively: (send: () => Promise<void>) => Promise<void>
  /** Whether another tab has already sent a pending change. */
  isSent: (id: string) => boolean
}
type OtherTabs<Pending> = {
  /** A change was stored by another tab, or removed (undefined) because it was sent. */
  changed: (id: string, change: unknown) => void
  /** A closed page left changes behind, which `take` takes over. */
  left: (take: () => Stored<Pending> | null) => void
}

/** How long a tab waits for another one that sends the same changes. */
const longestWaitMs = 10_000

/**
 * For a server that accepts repeated changes: each change has its own key, and all tabs see the
 * same ones.
 */
export function sharedByTabs<Pending extends Changes>(key: string): PendingStorage<Pending> {
  const keyOf = (id: string) => `${key}.${id}`
  const idIn = (itemKey: string | null) => {
    const id = itemKey?.startsWith(keyOf('')) ? itemKey.slice(keyOf('').length) : ''
    return id === '' || id.includes('.') ? undefined : id
  }
  /** The changes that this tab knows to be stored. */
  const storedIds = new Set<string>()

  function read() {
    const items = Object.entries(allItems()).flatMap(([itemKey, text]) => {
      const id = idIn(itemKey)
      if (id === undefined) return []
      storedIds.add(id)
      return [[id, JSON.parse(text) as unknown] as const]
    })
    return { version: 0, pending: Object.fromEntries(items) as Pending }
  }

  function write(before: Stored<Pending>, after: Stored<Pending>) {
    ignoreFullStorage(() => {
      for (const [id, change] of Object.entries(after.pending)) {
        if (before.pending[id] === change) continue
        const text = JSON.stringify(change)
        localStorage.setItem(keyOf(id), text)
        storedIds.add(id)
      }
      for (const [id, change] of Object.entries(before.pending)) {
        if (id in after.pending) continue
        // another tab may have stored a newer change
        if (localStorage.getItem(keyOf(id)) === JSON.stringify(change))
          localStorage.removeItem(keyOf(id))
        storedIds.delete(id)
      }
    })
  }

  return {
    read,
    write,
    follow: (signal, { changed }) =>
      followOtherTabs((itemKey, text) => {
        const id = idIn(itemKey)
        if (id === undefined) return
        if (text === null) storedIds.delete(id)
        else storedIds.add(id)
        changed(id, text === null ? undefined : JSON.parse(text))
      }, signal),
    async exclusively(send) {
      if (!navigator.locks) return send()
      let isSending = false
      const sendNow = () => {
        isSending = true
        return send()
      }
      const signal = AbortSignal.timeout(longestWaitMs)
      await navigator.locks.request(`send.${key}`, { signal }, sendNow).catch((error: unknown) => {
        if (isSending) throw error
        return send()
      })
    },
    isSent: (id) => storedIds.has(id) && !(keyOf(id) in allItems()),
  }
}

const thisPage = Math.random().toString(36).slice(2)
const lockOf = (page: string) => `page.${page}`
const locksByPage = new Map<string, Promise<void>>()

/**
 * Locks the name of this page until it is closed, so that a page that gets the lock knows it is
 * gone. Resolves once it is locked.
 */
function lockPage(page: string) {
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
 * For changes that are based on a version: each page stores its own, and another page continues
 * with what a closed one left. `isMine`: false once another user, or nobody, is signed in: nothing
 * is stored that they could read.
 */
export function ownOfPage<Pending extends Changes>(
  key: string,
  isMine: () => boolean,
  page = thisPage,
): PendingStorage<Pending> {
  const keyOf = (name: string) => `${key}.${name}`
  /** Another page would treat what is stored before the lock is acquired as left behind. */
  let isLocked = !navigator.locks
  let latest: Stored<Pending> | null = null

  function read(name: string): Stored<Pending> | null {
    try {
      return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Stored<Pending> | null
    } catch {
      return null
    }
  }
  function write(stored: Stored<Pending>) {
    latest = stored
    if (!isLocked) return
    ignoreFullStorage(() => {
      if (Object.keys(stored.pending).length === 0 || !isMine())
        localStorage.removeItem(keyOf(page))
      else localStorage.setItem(keyOf(page), JSON.stringify(stored))
    })
  }
  function take(name: string) {
    const stored = read(name)
    localStorage.removeItem(keyOf(name))
    return stored
  }
  if (!isLocked)
    void lockPage(page).then(() => {
      isLocked = true
      if (latest) write(latest)
    })

  return {
    read: () => read(page),
    write: (_, after) => write(after),
    /** Without locks (no HTTPS) every other page counts as closed. */
    follow(signal, { left }) {
      const known = new Set([page])
      const meet = (itemKey: string) => {
        const name = itemKey.startsWith(keyOf('')) ? itemKey.slice(keyOf('').length) : page
        if (known.has(name)) return
        known.add(name)
        const report = () => left(() => take(name))
        if (!navigator.locks) return report()
        navigator.locks.request(lockOf(name), { signal }, report).catch(() => undefined)
      }
      Object.keys(allItems()).forEach(meet)
      followOtherTabs((itemKey, text) => itemKey && text && meet(itemKey), signal)
    },
    exclusively: (send) => send(),
    isSent: () => false,
  }
}

function allItems(): Record<string, string> {
  try {
    return { ...localStorage }
  } catch {
    return {}
  }
}

/** With full or forbidden storage, only changes that are unsent when the page closes are lost. */
function ignoreFullStorage(write: () => void) {
  try {
    write()
  } catch {
    // the changes still wait in memory
  }
}
