import { consentAnswerDays } from '@quartet/domain/consent.ts'
import { addDays } from '@quartet/domain/dates.ts'
import type { MembershipEvent } from '@quartet/domain/membership.ts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { eachSeparately } from '../../queue/separately.ts'
import { ok } from '../../result.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import type { Organization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { lockUser } from '../users/queries.ts'
import type { LockedUser } from './entry-commands.ts'
import { findGuardian, findLate, listLate } from './joining-queries.ts'
import { joiningRequestMail } from './mails.ts'
import { joinRequests } from './tables.ts'

export const joiningLink = (publicUrl: string, token: string, languageId: number) =>
  `${publicUrl}/joining/${token}?lang=${languageId}`

/**
 * Asks the guardian of a locked minor by mail, in place of an earlier request. The seat is taken
 * once they agree.
 */
export async function askGuardian(
  tx: Transaction,
  { queue, publicUrl, now }: CommandContext,
  { person, organization }: { person: LockedUser; organization: Organization },
) {
  const guardian = await findGuardian(tx, person.id)
  if (!guardian) throw new Error(`the guardian of user ${person.id} is gone`)
  const { email: guardianEmail, languageId } = guardian
  const token = newToken()
  const row = {
    ...{ organizationId: organization.id, tokenHash: digestOf(token), guardianEmail, languageId },
    ...{ sentAt: now, expiresAt: addDays(now, consentAnswerDays) },
  }
  await tx
    .insert(joinRequests)
    .values({ userId: person.id, ...row })
    .onConflictDoUpdate({ target: joinRequests.userId, set: row })
  await writeLog(tx, now, {
    ...{ action: 'create', entity: 'join_requests', actorId: person.id, subjectId: person.id },
    newValue: { organization_id: organization.id },
  })
  const to = await addresseeOf(tx, { email: guardianEmail, firstName: '', languageId })
  const link = joiningLink(publicUrl, token, languageId)
  const about = { name: person.firstName, institution: organization.name, link }
  if (to) await queue.send(tx, 'mail', { ...joiningRequestMail(to, about), of: [person.id] })
  return ok({ renewalPaused: false, awaitsGuardian: true })
}

/** Takes back the request of a person, who may not have one. */
export const cancelJoining = ({ db, caller, now }: CallerContext, userId: number) =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [dropped] = await dropJoining(tx, [userId])
    if (dropped) await logEnd(tx, now, { ...dropped, actorId: caller.id, state: 'cancelled' })
  })

type End = { userId: number; organizationId: number; actorId: number | null; state: string }

const logEnd = (tx: Transaction, now: Date, { userId, organizationId, actorId, state }: End) =>
  writeLog(tx, now, {
    ...{ action: 'delete', entity: 'join_requests', actorId, subjectId: userId },
    newValue: { state, organization_id: organizationId },
  })

/**
 * Takes back requests of people, and returns them; one that was agreed to stays for as long as the
 * membership.
 */
export const dropJoining = (tx: Transaction, ids: readonly number[]) =>
  tx
    .delete(joinRequests)
    .where(and(inArray(joinRequests.userId, [...ids]), isNotNull(joinRequests.expiresAt)))
    .returning({ userId: joinRequests.userId, organizationId: joinRequests.organizationId })

/** Ends the request of a person, who is notified of why. */
export async function endRequest(
  tx: Transaction,
  now: Date,
  { userId, institution, event }: { userId: number; institution: string; event: Unmet },
) {
  await tx.delete(joinRequests).where(eq(joinRequests.userId, userId))
  await notify(tx, now, 'membership', [{ userId, data: { event, name: institution } }])
}
type Unmet = Extract<MembershipEvent, 'guardian_declined' | 'guardian_unanswered'>

/** Ends the requests that no guardian answered in time. */
export async function forgetJoinRequests({
  db,
  now,
  log,
}: Pick<CommandContext, 'db' | 'now' | 'log'>) {
  const forget = (userId: number) =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const late = await findLate(tx, userId, now)
      if (!late) return
      await endRequest(tx, now, { ...late, event: 'guardian_unanswered' })
      await logEnd(tx, now, { ...late, actorId: null, state: 'unanswered' })
    })
  await eachSeparately(
    { log, job: 'forgetJoinRequests' },
    await listLate(db, now),
    ({ userId }) => `request of person ${userId}`,
    ({ userId }) => forget(userId),
  )
}
