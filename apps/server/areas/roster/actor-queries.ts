import { isAdult } from '@quartet/domain/age.ts'
import { accessStateOf } from '@quartet/domain/cover.ts'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { grantsOf, renewableOf, rightsColumns, rightsJoins } from '../roles/rights-queries.ts'
import { users } from '../users/tables.ts'

/** Who began an import, with the rights of now; undefined when the account is gone or removed. */
export async function findActor(
  db: Reader,
  userId: number | null,
  now: Date,
): Promise<Caller | undefined> {
  const [row] = await db
    .select({
      ...rightsColumns,
      firstName: users.firstName,
      lastName: users.lastName,
      languageId: users.languageId,
      mustChoosePassword: users.mustChoosePassword,
    })
    .from(users)
    .leftJoin(subscriptions, rightsJoins.subscription)
    .leftJoin(organizations, rightsJoins.organization)
    .where(and(eq(users.id, userId ?? 0), eq(users.removed, 0)))
  if (!row) return undefined
  const { id, firstName, lastName, ageGroupId, languageId, organizationId } = row
  const state = accessStateOf(row, now)
  return {
    ...{ id, sessionHash: '', firstName, lastName, ageGroupId, languageId, organizationId },
    mustChoosePassword: row.mustChoosePassword,
    ...{ byCard: false, mustSetFactor: false, duringMaintenance: false },
    isAdult: isAdult(ageGroupId, row.turns18In, now.getUTCFullYear()),
    emailVerified: row.emailVerifiedAt !== null,
    accessState: state,
    grants: grantsOf(row, state, now),
    permissionsAfterRenewal: renewableOf(row, state, now),
  }
}
