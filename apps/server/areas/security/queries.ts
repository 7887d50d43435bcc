import { addDays } from '@quartet/domain/dates.ts'
import { knownDeviceDays, type SecurityKind, securityEventDays } from '@quartet/domain/security.ts'
import { and, count, desc, eq, gt, gte, lt, min, type SQL, sql, sum } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { digestOf } from '../../security/tokens.ts'
import { users } from '../users/tables.ts'
import { knownDevices, securityEvents } from './tables.ts'

/**
 * Whether the account with this address signed in with this device token in the last half year;
 * false for an unknown address.
 */
export async function isKnownDevice(db: Reader, email: string, token: string, now: Date) {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        eq(users.removed, 0),
        eq(knownDevices.tokenHash, digestOf(token)),
        gt(knownDevices.lastUsedAt, addDays(now, -knownDeviceDays)),
      ),
    )
  return row !== undefined
}

/** The same by the account. */
export async function isDeviceOf(db: Reader, userId: number, token: string, now: Date) {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.tokenHash, digestOf(token)),
        gt(knownDevices.lastUsedAt, addDays(now, -knownDeviceDays)),
      ),
    )
  return row !== undefined
}

export type EventQuery = {
  kind?: SecurityKind | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  offset: number
  limit: number
}

/** A page of the events, newest first, with the number of events on each day. */
export async function listEvents(db: Reader, { offset, limit, ...filter }: EventQuery, now: Date) {
  const where = conditionOf(filter, now)
  const day = sql<string>`to_char(${securityEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`
  const grouped = [
    securityEvents.at,
    securityEvents.kind,
    securityEvents.network,
    securityEvents.account,
  ] as const
  const found = db
    .select({
      at: securityEvents.at,
      kind: securityEvents.kind,
      network: securityEvents.network,
      account: securityEvents.account,
      count: sum(securityEvents.count).mapWith(Number).as('count'),
      first: min(securityEvents.id).as('first'),
    })
    .from(securityEvents)
    .where(where)
    .groupBy(...grouped)
    .as('rows')
  const events = await db
    .select()
    .from(found)
    .orderBy(desc(found.at), desc(found.first))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(found)
  const days = await db
    .select({ day, count: sum(securityEvents.count).mapWith(Number) })
    .from(securityEvents)
    .where(where)
    .groupBy(day)
    .orderBy(desc(day))
  return {
    days,
    events: events.map(({ first: _, at, ...event }) => ({ ...event, at: at.toISOString() })),
    total: counted?.total ?? 0,
  }
}

function conditionOf(
  { kind, date_from, date_to }: Omit<EventQuery, 'offset' | 'limit'>,
  now: Date,
): SQL | undefined {
  return and(
    gt(securityEvents.at, addDays(now, -securityEventDays)),
    kind && eq(securityEvents.kind, kind),
    date_from ? gte(securityEvents.at, new Date(`${date_from}T00:00:00Z`)) : undefined,
    date_to ? lt(securityEvents.at, addDays(new Date(`${date_to}T00:00:00Z`), 1)) : undefined,
  )
}
