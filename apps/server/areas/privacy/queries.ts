import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { type Caller, grantOf } from '../../base/caller.ts'
import type { Reader } from '../../base/db.ts'
import { consents } from './tables.ts'

export async function hasConsent(db: Reader, userId: number, purpose: ConsentPurpose) {
  const [given] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)))
    .limit(1)
  return given !== undefined
}

/** Staff of an institution see name and progress; scores and answers only with the person's consent (method D44). */
export async function seesScores(db: Reader, caller: Caller, personId: number) {
  if (caller.id === personId || grantOf(caller, 'access_users')?.scope === 'all') return true
  return hasConsent(db, personId, 'facilitator_scores')
}
