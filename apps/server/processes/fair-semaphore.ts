type Limits = {
  /** So much work runs at once, and so much of it for one key. */
  running: number
  runningPerKey: number
  /** So much may wait, and so much of it for one key. */
  waiting: number
  waitingPerKey: number
}
export type Busy = 'too_many' | 'unavailable'

/**
 * Lets work begin so that nobody takes all places: of those who wait, the first begins whose key has a place left. `too_many`: that key waits for too
 * much already; `unavailable`: all of them do.
 */
export function makeFairSemaphore({ running, runningPerKey, waiting, waitingPerKey }: Limits) {
  const runningOf = new Map<number, number>()
  const queue: { key: number; begin: () => void }[] = []
  let busy = 0

  const mayBegin = (key: number) => busy < running && (runningOf.get(key) ?? 0) < runningPerKey

  function begin(key: number) {
    busy++
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
    let over = false
    return () => {
      if (over) return
      over = true
      busy--
      const left = (runningOf.get(key) ?? 1) - 1
      if (left > 0) runningOf.set(key, left)
      else runningOf.delete(key)
      const next = queue.findIndex((one) => mayBegin(one.key))
      if (next >= 0) queue.splice(next, 1)[0]?.begin()
    }
  }

  async function acquire(key: number): Promise<Busy | (() => void)> {
    if (mayBegin(key)) return begin(key)
    if (queue.filter((one) => one.key === key).length >= waitingPerKey) return 'too_many'
    if (queue.length >= waiting) return 'unavailable'
    return new Promise((resolve) => queue.push({ key, begin: () => resolve(begin(key)) }))
  }

  return {
    /** Gives the function that ends the work. */
    acquire,
    async take<Result>(key: number, work: () => Promise<Result>): Promise<Result | Busy> {
      const release = await acquire(key)
      if (typeof release === 'string') return release
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
