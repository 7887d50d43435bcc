import { maxIdentities } from '@quartet/domain/sign-in.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import type { ProvenIdentity } from '../auth/tables.ts'
import { writeLog } from '../logs/commands.ts'
import { findUser, lockUser } from '../users/queries.ts'
import { mailChange } from './mails.ts'
import { countIdentities, findIdentity } from './queries.ts'
import { identities } from './tables.ts'

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
