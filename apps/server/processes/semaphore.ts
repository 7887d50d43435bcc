/** Limits how many tasks run at once; the others wait, first come, first served. */
export function createSemaphore(atOnce: number) {
  let busy = 0
  const waiting: (() => void)[] = []
  return {
    get waiting() {
      return waiting.length
    },
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      if (busy >= atOnce) await new Promise<void>((go) => waiting.push(go))
      else busy++
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else busy--
      }
    },
  }
}
