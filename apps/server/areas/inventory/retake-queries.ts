import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/db.ts'
import { notifications } from '../notifications/tables.ts'
import { users } from '../users/tables.ts'
import { attempts } from './tables.ts'

/** Moments of finished attempts: after `after`, until `until`. */
export type Span = { after: Date; until: Date }

const later = alias(attempts, 'later')

/**
 * People whose newest attempt was finished within the span and who were not reminded of another:
 * one batch in ascending order after the id `afterId`.
 */
export const listDueRetakes = (db: Reader, { after, until }: Span, afterId: number, max = 200) =>
  db
    .select({ userId: attempts.userId, attemptId: attempts.id })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(
      and(
        gt(attempts.userId, afterId),
        gt(attempts.finishedAt, after),
        lte(attempts.finishedAt, until),
        eq(users.removed, 0),
        isNull(users.awaitingConsentSince),
        isNull(users.eraseFrom),
        notExists(newerThan(db)),
        notExists(reminders(db)),
      ),
    )
    .orderBy(asc(attempts.userId))
    .limit(max)

/** A newer attempt, finished or open. */
const newerThan = (db: Reader) =>
  db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.userId, attempts.userId),
        gt(later.id, attempts.id),
        or(isNotNull(later.finishedAt), isNull(later.lapsedAt)),
      ),
    )

const reminders = (db: Reader) =>
  db.select({ one: sql`1` }).from(notifications).where(eq(notifications.attemptId, attempts.id))
