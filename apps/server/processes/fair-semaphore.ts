type Limits = {
  /** Maximum number of running tasks, in total and per key. */
  running: number
  runningPerKey: number
  /** Maximum number of waiting tasks, in total and per key. */
  waiting: number
  waitingPerKey: number
}
export type Busy = 'too_many' | 'unavailable'

/**
 * A semaphore that prevents one key from taking all places: the first waiting task starts whose key
 * has a place left. `too_many`: the key has too many waiting tasks; `unavailable`: the whole queue
 * is full.
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
    /** Returns the function that releases the place, or why no place is available. */
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
