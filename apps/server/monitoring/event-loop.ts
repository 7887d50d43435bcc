import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from './log.ts'

/**
 * Milliseconds from which a delay of the event loop is logged, because every call waited for it.
 */
export const slowMs = 200

/**
 * Checks once a second how late the event loop was, and logs the routes in progress if it was too
 * late.
 */
export function watchEventLoop(log: Log, everyMs = 1000) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const underWay = new Map<symbol, string>()
  let seen = new Set<string>()
  const check = () => {
    const delayMs = Math.round(delay.max / 1e6)
    if (delayMs >= slowMs)
      log.warn({ delayMs, routes: [...seen].slice(0, 20) }, 'the event loop was late')
    delay.reset()
    seen = new Set(underWay.values())
  }
  // after all timers that are due, because one of them records the delay
  const timer = setInterval(() => setImmediate(check), everyMs)
  timer.unref()
  return {
    /** Records the start of a call. Returns the function that records its end. */
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
