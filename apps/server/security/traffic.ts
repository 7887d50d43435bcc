import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { traffic } from './rate-limits.ts'

type Kind = 'calls' | 'received' | 'sent'
const kinds = ['calls', 'received', 'sent'] as const
/** The source of a call: a signed-in person and their address, or only an address for strangers. */
export type Source = { personId: number | undefined; address: string }
export type TrafficFigures = Record<keyof typeof traffic, Record<Kind, number>>

/**
 * Calls and bytes per minute, counted in the memory of this process: they protect this process, and
 * a counter in PostgreSQL would cost a write per call. Signed-in people never share a counter with
 * strangers behind the same address.
 */
export function makeTraffic(factor = 1, figures: TrafficFigures = traffic) {
  const counters = Object.fromEntries(
    Object.entries(figures).map(([who, limits]) => [
      who,
      Object.fromEntries(
        kinds.map((kind) => [
          kind,
          new RateLimiterMemory({
            keyPrefix: `${who} ${kind}`,
            points: limits[kind] * factor,
            duration: 60,
          }),
        ]),
      ),
    ]),
  ) as Record<keyof TrafficFigures, Record<Kind, RateLimiterMemory>>

  const countersOf = ({
    personId,
    address,
  }: Source): [Record<Kind, RateLimiterMemory>, string][] =>
    personId === undefined
      ? [[counters.stranger, address]]
      : [
          [counters.person, String(personId)],
          [counters.address, address],
        ]

  return {
    /**
     * Counts a call and the bytes of its body. Returns the seconds to wait if the minute is spent,
     * otherwise 0.
     */
    async take(source: Source, bytes: number): Promise<number> {
      const waits: number[] = []
      for (const [one, key] of countersOf(source)) {
        const sent = await one.sent.get(key)
        if (sent && sent.consumedPoints >= one.sent.points) waits.push(secondsOf(sent))
        waits.push(
          await consume(one.calls, key, 1),
          bytes > 0 ? await consume(one.received, key, bytes) : 0,
        )
      }
      return Math.max(...waits)
    },
    /** Counts sent bytes. They only affect later calls, never the current one. */
    sent: async (source: Source, bytes: number) => {
      if (bytes > 0)
        await Promise.all(countersOf(source).map(([one, key]) => one.sent.penalty(key, bytes)))
    },
  }
}
export type Traffic = ReturnType<typeof makeTraffic>

async function consume(counter: RateLimiterMemory, key: string, points: number) {
  try {
    await counter.consume(key, points)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsOf(error)
    throw error
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
  Math.max(1, Math.ceil((msBeforeNext ?? 1000) / 1000))
