import { consentAnswerDays } from '@quartet/domain/consent.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import type { Organization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { endJoining } from '../memberships/joining-end-commands.ts'
import { closeConsents, giveConsents } from '../privacy/commands.ts'
import type { ConsentWords } from '../privacy/queries.ts'
import { changeUser } from '../users/commands.ts'
import { lockUser } from '../users/queries.ts'
import { freshLink, linkOf, type MailContext } from './commands.ts'
import { consentConfirmedMail, consentWithdrawnMail } from './mails.ts'
import { consentRequests } from './tables.ts'

type Agreed = {
  userId: number
  name: string
  country: string
  languageId: number
  /** The confirmed address of the administrator of the family. */
  guardianEmail: string
  actorId: number
  words: ConsentWords
}

/**
 * Records that the administrator of a family agrees to the account of a minor (method D41), and
 * mails the link with which it can be withdrawn.
 */
export async function agreeAsFamily(context: MailContext, tx: Transaction, agreed: Agreed) {
  const { now, queue, publicUrl } = context
  const { userId, name, country, languageId, actorId, words } = agreed
  const guardianEmail = agreed.guardianEmail.toLowerCase()
  const giver = { by: 'guardian', how: 'family', guardianEmail } as const
  await giveConsents(tx, userId, { purposes: ['account'], giver, words }, now)
  const { token, tokenHash } = freshLink(now)
  await tx.insert(consentRequests).values({
    ...{ tokenHash, userId, country, languageId, guardianEmail },
    ...{ state: 'given', createdAt: now, sentAt: now },
  })
  await writeLog(tx, now, {
    ...{ action: 'consent', entity: 'consent_requests', actorId, subjectId: userId },
    newValue: { state: 'given', how: 'family' },
  })
  const to = await addresseeOf(tx, { email: guardianEmail, firstName: '', languageId })
  const link = linkOf(publicUrl, token, languageId)
  if (to)
    await queue.send(tx, 'mail', { ...consentConfirmedMail(to, { name, link }), of: [userId] })
}

type Withdrawal = { userId: number; actorId: number; organization: Organization | undefined }

/**
 * Withdraws the consent to the account of a locked child that its family removed, as the guardian
 * can: the account waits, and is erased unless the guardian agrees again with the mailed link.
 */
export async function withdrawAsFamily(
  context: CommandContext,
  tx: Transaction,
  { userId, actorId, organization }: Withdrawal,
) {
  const { queue, publicUrl, now } = context
  const person = await lockUser(tx, userId)
  if (person) await endJoining(tx, context, { person, organization, actorId })
  await closeConsents(tx, userId, now)
  const { after } = await changeUser(tx, userId, { awaitingConsentSince: now })
  const { token, tokenHash } = freshLink(now)
  const [request] = await tx
    .update(consentRequests)
    .set({ tokenHash, sentAt: now, state: 'withdrawn', expiresAt: addDays(now, consentAnswerDays) })
    .where(eq(consentRequests.userId, userId))
    .returning()
  await writeLog(tx, now, {
    ...{ action: 'consent', entity: 'consent_requests', actorId, subjectId: userId },
    newValue: { state: 'withdrawn', how: 'family' },
  })
  if (!request) return
  const { guardianEmail: email, languageId } = request
  const to = await addresseeOf(tx, { email, firstName: '', languageId })
  const link = linkOf(publicUrl, token, languageId)
  if (to)
    await queue.send(tx, 'mail', {
      ...consentWithdrawnMail(to, { name: after.firstName, link }),
      of: [userId],
    })
}
