import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { failFields, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { lockOrganization } from '../institutions/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { secretOwner } from './queries.ts'
import { identities, institutionProviders } from './tables.ts'

type NewProvider = { id: number; issuer: string; clientId: string; secret?: string | undefined }

/**
 * Sets the provider of an institution. Another issuer needs a new secret, so that a secret is never
 * sent to somebody else than it was made for.
 */
export async function saveProvider(
  context: CallerContext,
  { id, issuer, clientId, secret }: NewProvider,
) {
  const { db, secrets, caller, now } = context
  return withoutTenantScope(() =>
    db.transaction(async (tx) => {
      await lockOrganization(tx, id)
      const [present] = await tx
        .select()
        .from(institutionProviders)
        .where(eq(institutionProviders.organizationId, id))
      const stays = present?.issuer === issuer ? present.encryptedSecret : undefined
      const encryptedSecret = secret ? secrets.encrypt(secret, secretOwner(id)) : stays
      if (!encryptedSecret) return failFields({ client_secret: 'required' })
      const row = { issuer, clientId, encryptedSecret, editedAt: now }
      await tx
        .insert(institutionProviders)
        .values({ organizationId: id, ...row })
        .onConflictDoUpdate({ target: institutionProviders.organizationId, set: row })
      // identities of another provider would let in whom this one does not know
      if (present && present.issuer !== issuer) await forgetIdentities(tx, context, id)
      await logProvider(tx, { caller, now }, id, 'set')
      return ok()
    }),
  )
}

export const removeProvider = (context: CallerContext, id: number) =>
  withoutTenantScope(() =>
    context.db.transaction(async (tx) => {
      const removed = await tx
        .delete(institutionProviders)
        .where(eq(institutionProviders.organizationId, id))
        .returning()
      if (removed.length === 0) return false
      await forgetIdentities(tx, context, id)
      await logProvider(tx, context, id, 'removed')
      return true
    }),
  )

/** Linked logins logged by one statement and mailed by one job. */
const batch = 200

async function forgetIdentities(tx: Transaction, context: CallerContext, organizationId: number) {
  const unlinked = await tx
    .delete(identities)
    .where(eq(identities.organizationId, organizationId))
    .returning({ userId: identities.userId, email: identities.email })
  for (let at = 0; at < unlinked.length; at += batch) {
    const people = unlinked.slice(at, at + batch)
    await logUnlinked(tx, context, people)
    await context.queue.send(tx, 'unlinked-logins', { people })
  }
}

/** The same entry about each person as when they unlink the login themselves. */
const logUnlinked = (
  tx: Transaction,
  { caller, now }: CallerContext,
  unlinked: readonly { userId: number }[],
) =>
  writeLog(
    tx,
    now,
    ...unlinked.map(({ userId }) => ({
      ...{ action: 'delete' as const, entity: 'identities' },
      ...{ actorId: caller.id, subjectId: userId },
    })),
  )

const logProvider = (
  tx: Transaction,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  id: number,
  provider: 'set' | 'removed',
) =>
  writeLog(tx, now, {
    action: 'update',
    entity: 'organizations',
    entityId: id,
    actorId: caller.id,
    newValue: { fields: ['sign_in_provider'], sign_in_provider: provider },
  })
