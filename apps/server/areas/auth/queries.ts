import { isAdult } from '@quartet/domain/age.ts'
import { accessStateOf } from '@quartet/domain/cover.ts'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../db/db.ts'
import { prepared } from '../../db/prepared-statement.ts'
import type { Caller } from '../../security/caller.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { languages } from '../languages/tables.ts'
import { grantsOf, renewableOf, rightsColumns, rightsJoins } from '../roles/rights-queries.ts'
import { isFactorDue, lacksFactorSince } from '../second-factor/duty-queries.ts'
import { isInMaintenance } from '../settings/queries.ts'
import { users } from '../users/tables.ts'
import { emailChanges, sessions } from './tables.ts'

/**
 * The caller of a session with the current rights; undefined when the session has ended or the
 * account is removed. One round trip.
 */
export async function findCaller(
  db: Db,
  sessionHash: string,
  now: Date,
): Promise<(Caller & { lastUsedAt: Date; remembered: boolean; sessionSince: Date }) | undefined> {
  const [row] = await prepared(db, 'find_caller', (name) =>
    db
      .select({
        ...rightsColumns,
        firstName: users.firstName,
        lastName: users.lastName,
        // falls back to the default language when the person's own is no longer published
        languageId: sql<number>`case when ${languages.published} then ${users.languageId} else ${defaultLanguageId}::int end`,
        mustChoosePassword: users.mustChoosePassword,
        lacksFactorSince,
        duringMaintenance: isInMaintenance,
        lastUsedAt: sessions.lastUsedAt,
        remembered: sessions.remembered,
        cardId: sessions.cardId,
        sessionSince: sessions.createdAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(languages, eq(languages.id, users.languageId))
      .leftJoin(subscriptions, rightsJoins.subscription)
      .leftJoin(organizations, rightsJoins.organization)
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('hash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          eq(users.removed, 0),
        ),
      )
      .prepare(name),
  ).execute({ hash: sessionHash, now: now.toISOString() })
  if (!row) return undefined

  const state = accessStateOf(row, now)
  const {
    id,
    firstName,
    lastName,
    ageGroupId,
    languageId,
    organizationId,
    lastUsedAt,
    remembered,
    sessionSince,
  } = row
  return {
    ...{
      id,
      sessionHash,
      firstName,
      lastName,
      ageGroupId,
      languageId,
      organizationId,
      lastUsedAt,
      remembered,
      sessionSince,
    },
    byCard: row.cardId !== null,
    mustChoosePassword: row.mustChoosePassword && row.cardId === null,
    isAdult: isAdult(ageGroupId, row.turns18In, now.getUTCFullYear()),
    emailVerified: row.emailVerifiedAt !== null,
    mustSetFactor: isFactorDue(row.lacksFactorSince, now),
    accessState: state,
    duringMaintenance: row.duringMaintenance,
    grants: grantsOf(row, state, now),
    permissionsAfterRenewal: renewableOf(row, state, now),
  }
}

/** The sessions of an account that have not expired, most recently used first. */
export const livingSessions = (db: Reader, userId: number, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))

/** How often the code of a change of address can be entered. */
export const emailCodeTries = 5

/** The address that an account gets with a mailed code that can still be entered. */
export async function findPendingEmail(db: Reader, userId: number, now: Date) {
  const [change] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        gt(emailChanges.expiresAt, now),
        lt(emailChanges.tries, emailCodeTries),
      ),
    )
  return change?.email
}
