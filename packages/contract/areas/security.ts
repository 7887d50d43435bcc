import { securityKinds } from '@quartet/domain/security.ts'
import { z } from 'zod'
import { Day } from '../list.ts'
import { route, signedInEverywhere } from '../route.ts'

const SecurityEventQuery = z.object({
  kind: z.enum(securityKinds).optional(),
  date_from: Day.optional().describe('yyyy-MM-dd in UTC, both inclusive.'),
  date_to: Day.optional(),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  limit: z.number().int().min(1).max(200).default(50),
})

const SecurityEvent = z.object({
  at: z.string().describe('Rounded to the minute, ISO 8601.'),
  kind: z.enum(securityKinds),
  network: z
    .string()
    .describe(
      'An IPv4 /24 or IPv6 /48 network, `unknown`, or `other` when too many networks occurred at the same time to count each.',
    ),
  account: z.string().nullable().describe('The random id of the account in the log.'),
  count: z.number().int(),
})
SecurityEvent.register(z.globalRegistry, { id: 'SecurityEvent' })

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
        total: z.number().int().describe('The number of matching rows on all pages.'),
      }),
    ),
}
