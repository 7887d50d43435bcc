import { mailboxOf } from '@quartet/domain/email.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { CallerContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { findUser, findUserByEmail } from '../users/queries.ts'
import { whyClosed } from './commands.ts'
import { familyInvitationMail } from './mails.ts'
import { type Family, lockOwnFamily } from './queries.ts'

/**
 * Mails the code of the caller's family to an adult; undefined without a family. Whether somebody
 * has an account with the address is not revealed.
 */
export async function inviteAdult(context: CallerContext, email: string) {
  const { db, caller, now } = context
  const seconds = await takeMail(context, email)
  if (seconds > 0) return fail('mail_paused', { retry_after: seconds })
  return db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, caller.id)
    if (!family) return undefined
    const closed = await whyClosed(tx, family, now)
    if (closed) return fail(closed)
    const admin = await findUser(tx, caller.id)
    if (!admin?.emailVerifiedAt) return fail('family_unverified')
    await mailInvitation(tx, context, { admin, family, email })
    await writeLog(tx, now, {
      ...{ action: 'create', entity: 'family_invitations', entityId: family.id },
      ...{ actorId: caller.id },
    })
    return ok()
  })
}

type Invitation = {
  admin: NonNullable<Awaited<ReturnType<typeof findUser>>>
  family: Family
  email: string
}

/** Mails the code of a family to an address, whoever has it. */
export async function mailInvitation(
  tx: Transaction,
  { queue, publicUrl, caller }: CallerContext,
  { admin, family, email }: Invitation,
) {
  const owner = await findUserByEmail(tx, email)
  const reader = { email, firstName: '', languageId: caller.languageId }
  const to = await addresseeOf(tx, owner ?? reader)
  const invited = { admin, family: family.name, code: family.code }
  if (to) await queue.send(tx, 'mail', familyInvitationMail(to, invited, publicUrl))
}

async function takeMail({ limits, caller }: CallerContext, email: string) {
  return (
    (await limits.take('invitationDay', String(caller.id))) ||
    (await limits.take('invitationRecipient', mailboxOf(email))) ||
    limits.take('peopleMailOverall', everybody)
  )
}
