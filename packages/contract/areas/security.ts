import { securityKinds } from '@quartet/domain/security.ts'
import { z } from 'zod'
import { Day } from '../list.ts'
import { route, signedInEverywhere } from '../route.ts'

const SecurityEventQuery = z.object({
  kind: z.enum(securityKinds).optional(),
  /** yyyy-MM-dd in UTC, both inclusive. */
  date_from: Day.optional(),
  date_to: Day.optional(),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  limit: z.number().int().min(1).max(200).default(50),
})

const SecurityEvent = z.object({
  /** The minute, ISO 8601. */
  at: z.string(),
  kind: z.enum(securityKinds),
  /** An IPv4 /24 or an IPv6 /48, `unknown`, or `other` where too many networks came at once to count each. */
  network: z.string(),
  /** The random id under which the log knows the account. */
  account: z.string().nullable(),
  count: z.number().int(),
})

export const security = {
  list: route(
    'POST /logs/security',
    signedInEverywhere('access_logs'),
    'Failed logins, refusals and resets of the last 30 days, by minute, newest first, with their counts by day',
  )
    .input(z.object({ body: SecurityEventQuery }))
    .output(
      z.object({
        days: z.array(z.object({ day: z.string(), count: z.number().int() })),
        events: z.array(SecurityEvent),
        /** Rows that fit, on all pages. */
        total: z.number().int(),
      }),
    ),
}
