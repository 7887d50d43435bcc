import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { yieldPool } from '../processes/yield-pool.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Limits concurrent hashing, which runs off the event loop at a lower priority than all other work,
 * so that a burst of logins queues instead of blocking the machine.
 */
const places = availableParallelism()
const longestLine = 500
let busy = 0
const line: (() => void)[] = []

async function withSemaphore<T>(work: () => Promise<T>): Promise<T | 'full'> {
  if (busy >= places) {
    if (line.length >= longestLine) return 'full'
    await new Promise<void>((resolve) => line.push(resolve))
  } else busy++
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else busy--
  }
}

/** `full` if the queue is full: respond with 503. */
export const hashPassword = (password: string) => withSemaphore(() => hash(password, cost))

// one hash of a fixed text, so that an unknown address takes as long as a known one
let decoy: Promise<string> | undefined

/** `full` if the queue is full. Without a hash it does the same work and returns false. */
export function checkPassword(password: string, known: string | null) {
  return withSemaphore(async () => {
    if (!decoy) {
      decoy = hash('nobody', cost)
      decoy.then(yieldPool, () => {}) // the threads of the pool exist only after the first hash
    }
    const right = await verify(known ?? (await decoy), password)
    return right && known !== null
  })
}
