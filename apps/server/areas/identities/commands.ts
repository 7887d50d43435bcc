import { maxIdentities } from '@quartet/domain/sign-in.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { failFields, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import type { ProvenIdentity } from '../auth/tables.ts'
import { lockOrganization } from '../institutions/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { findUser, lockUser } from '../users/queries.ts'
import { mailChange, mailUnlinked } from './mails.ts'
import { countIdentities, findIdentity, secretOwner } from './queries.ts'
import { identities, institutionProviders } from './tables.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findUser>>>

/**
 * Links an identity to an account whose owner has proven both. Returns the name of the error if it
 * cannot be linked; whoever signs in is signed in all the same.
 */
export async function linkIdentity(
  tx: Transaction,
  context: Pick<CommandContext, 'queue' | 'publicUrl' | 'now'>,
  account: Account,
  { issuer, subject, email, organizationId }: ProvenIdentity,
) {
  await lockUser(tx, account.id)
  if (organizationId !== null && organizationId !== account.organizationId)
    return 'provider_outsider'
  const present = await findIdentity(tx, issuer, subject)
  if (present) return present.userId === account.id ? undefined : 'identity_taken'
  if ((await countIdentities(tx, account.id)) >= maxIdentities) return 'identities_full'
  const linked = await tx
    .insert(identities)
    .values({
      ...{ userId: account.id, issuer, subject, email, organizationId },
      createdAt: context.now,
    })
    .onConflictDoNothing()
    .returning()
  if (linked.length === 0) return 'identity_taken'
  await writeLog(tx, context.now, entryOf('create', account.id))
  await mailChange(tx, context, account, { name: 'sign_in_linked', email })
  return undefined
}

/** Removes a linked sign-in of the caller; false when there is none. */
export const unlinkIdentity = (context: CallerContext, id: number) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const [removed] = await tx
      .delete(identities)
      .where(and(eq(identities.id, id), eq(identities.userId, caller.id)))
      .returning()
    if (!removed) return false
    await writeLog(tx, now, entryOf('delete', caller.id))
    const account = await findUser(tx, caller.id)
    if (account)
      await mailChange(tx, context, account, { name: 'sign_in_unlinked', email: removed.email })
    return true
  })

const entryOf = (action: 'create' | 'delete', userId: number) => ({
  action,
  entity: 'identities',
  actorId: userId,
  subjectId: userId,
})

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

async function forgetIdentities(tx: Transaction, context: CallerContext, organizationId: number) {
  const unlinked = await tx
    .delete(identities)
    .where(eq(identities.organizationId, organizationId))
    .returning({ userId: identities.userId, email: identities.email })
  await mailUnlinked(tx, context, unlinked)
}

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
