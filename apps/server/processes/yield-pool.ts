import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const threads = '/proc/self/task'
const lowest = 19

/**
 * Puts the threads of libuv's pool, in which passwords are hashed, behind the event loop and PostgreSQL: they take what the others leave, and all of
 * it. On Linux a thread has a priority of its own; elsewhere nothing is changed.
 */
export function yieldPool() {
  if (!existsSync(threads)) return
  for (const thread of readdirSync(threads)) {
    try {
      if (readFileSync(`${threads}/${thread}/comm`, 'utf8').startsWith('libuv-worker')) setPriority(Number(thread), lowest)
    } catch {
      // the thread has ended meanwhile, or the system forbids it: then it goes on as it was
    }
  }
}
