import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { yieldPool } from '../processes/yield-pool.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing runs off the event loop, a few at a time and behind all other work: a storm of logins waits in line instead of taking the machine. */
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

/** `full` when too many wait already: answer 503. */
export const hashPassword = (password: string) => withSemaphore(() => hash(password, cost))

// one hash of nothing, made once: an unknown address costs what a known one costs
let decoy: Promise<string> | undefined

/** `full` when too many wait already. Without a hash the same work is done and the answer is false. */
export function checkPassword(password: string, known: string | null) {
  return withSemaphore(async () => {
    if (!decoy) {
      decoy = hash('nobody', cost)
      decoy.then(yieldPool, () => {}) // its threads are there only once they have worked
    }
    const right = await verify(known ?? (await decoy), password)
    return right && known !== null
  })
}
