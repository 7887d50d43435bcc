import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { yieldPool } from '../processes/yield-pool.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Limits concurrent hashing, which runs off the event loop at a lower priority than all other work,
 * so that a burst of logins queues instead of blocking the machine.
 */
const limit = pLimit(availableParallelism())
const longestQueue = 500

const withLimit = async <T>(work: () => Promise<T>): Promise<T | 'full'> =>
  limit.pendingCount >= longestQueue ? 'full' : limit(work)

/** `full` if the queue is full: respond with 503. */
export const hashPassword = (password: string) => withLimit(() => hash(password, cost))

// one hash of a fixed text, so that an unknown address takes as long as a known one
let decoy: Promise<string> | undefined

/** `full` if the queue is full. Without a hash it does the same work and returns false. */
export function checkPassword(password: string, known: string | null) {
  return withLimit(async () => {
    if (!decoy) {
      decoy = hash('nobody', cost)
      decoy.then(yieldPool, () => {}) // the threads of the pool exist only after the first hash
    }
    const right = await verify(known ?? (await decoy), password)
    return right && known !== null
  })
}
