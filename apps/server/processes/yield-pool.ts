import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const threads = '/proc/self/task'
const lowest = 19

/**
 * Gives the threads of libuv's pool, which hash passwords, a lower priority than the event loop and
 * PostgreSQL: they use whatever time is left. On Linux each thread has its own priority; elsewhere
 * nothing changes.
 */
export function yieldPool() {
  if (!existsSync(threads)) return
  for (const thread of readdirSync(threads)) {
    try {
      if (readFileSync(`${threads}/${thread}/comm`, 'utf8').startsWith('libuv-worker'))
        setPriority(Number(thread), lowest)
    } catch {
      // the thread has ended, or the system forbids it: its priority stays as it was
    }
  }
}
