import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { passwordResets } from '../auth/tables.ts'
import { users } from './tables.ts'

/** The invitation of a person who has not chosen a password yet; null for everybody else. */
export async function findInvitation(db: Reader, userId: number) {
  const [invited] = await db
    .select({ expiresAt: passwordResets.expiresAt })
    .from(users)
    .leftJoin(passwordResets, eq(passwordResets.userId, users.id))
    .where(
      and(
        ...[eq(users.id, userId), eq(users.removed, 0), isNull(users.eraseFrom)],
        ...[isNull(users.passwordHash), isNotNull(users.email)],
      ),
    )
  return invited ? { expires_at: invited.expiresAt?.toISOString() ?? null } : null
}
