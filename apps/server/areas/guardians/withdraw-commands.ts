import { consentAnswerDays } from '@quartet/domain/consent.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CommandContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { endJoining, leaveTeamsOfJoined, lockJoined } from '../memberships/joining-end-commands.ts'
import { closeConsents } from '../privacy/commands.ts'
import { changeUser } from '../users/commands.ts'
import { guardianOf, linkOf, notifyOfConsent } from './commands.ts'
import { consentWithdrawnMail } from './mails.ts'
import { findRequest, hasOutgrown, isOld, lockRequest } from './queries.ts'
import { consentRequests } from './tables.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/**
 * Withdraws the guardian's consent: closes every open consent, ends every session and a membership
 * to which the guardian agreed, and the account awaits consent again.
 */
export const withdraw = (context: CommandContext, token: string) =>
  context.db.transaction(async (tx) => {
    const known = whatToWithdraw(await findRequest(tx, token), context.now)
    if (!known.ok) return known
    const userId = known.person.id
    const organization = await lockJoined(tx, userId)
    await leaveTeamsOfJoined(tx, context, { userId, organization })
    const locked = whatToWithdraw(await lockRequest(tx, token), context.now)
    if (!locked.ok) return locked
    const { person, request } = locked
    await endJoining(tx, context, { person, organization, actorId: null })
    await closeAccount(tx, context, locked)
    await mailGuardian(tx, context, { token, person, request })
    return ok()
  })

function whatToWithdraw(stored: Stored | undefined, now: Date) {
  if (!stored) return fail('consent_link_unknown')
  const { request, person } = stored
  if (hasOutgrown(person, now)) return fail('consent_outgrown')
  if (!person || request.state === 'asked') return fail('consent_awaited')
  if (request.state === 'withdrawn') return fail('consent_withdrawn')
  return isOld(request, now) ? fail('consent_link_old') : ok({ request, person })
}

type Given = { request: Stored['request']; person: NonNullable<Stored['person']> }

async function closeAccount(tx: Transaction, { now }: CommandContext, { request, person }: Given) {
  await closeConsents(tx, person.id, now)
  const { after } = await changeUser(tx, person.id, { awaitingConsentSince: now })
  await notifyOfConsent(tx, after, 'withdrawn', now)
  await tx
    .update(consentRequests)
    .set({ state: 'withdrawn', expiresAt: addDays(now, consentAnswerDays) })
    .where(eq(consentRequests.id, request.id))
  await writeLog(tx, now, {
    ...{ action: 'consent', entity: 'consent_requests', entityId: request.id },
    ...{ actorId: null, subjectId: person.id, newValue: { state: 'withdrawn' } },
  })
}

async function mailGuardian(
  tx: Transaction,
  { queue, publicUrl }: CommandContext,
  { request, person, token }: Given & { token: string },
) {
  const to = await guardianOf(tx, request)
  const link = linkOf(publicUrl, token, request.languageId)
  if (to)
    await queue.send(tx, 'mail', {
      ...consentWithdrawnMail(to, { name: person.firstName, link }),
      of: [person.id],
    })
}
