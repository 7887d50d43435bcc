import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from './log.ts'

/** From so many milliseconds on, a delay of the event loop is logged: everybody waited for it. */
export const slowMs = 200

/** Looks once a second how late the event loop was, and tells which routes were under way when it was too late. */
export function watchEventLoop(log: Log, everyMs = 1000) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const underWay = new Map<symbol, string>()
  let seen = new Set<string>()
  const timer = setInterval(() => {
    const delayMs = Math.round(delay.max / 1e6)
    if (delayMs >= slowMs) log.warn({ delayMs, routes: [...seen].slice(0, 20) }, 'the event loop was late')
    delay.reset()
    seen = new Set(underWay.values())
  }, everyMs)
  timer.unref()
  return {
    /** A call of this route begins; answers what ends it. */
    began(route: string) {
      const call = Symbol(route)
      underWay.set(call, route)
      seen.add(route)
      return () => void underWay.delete(call)
    },
    end: async () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
