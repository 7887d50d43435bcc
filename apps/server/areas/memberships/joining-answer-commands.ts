import { entranceOf } from '@quartet/domain/consent.ts'
import { membershipConsenter } from '@quartet/domain/membership.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CommandContext } from '../../services.ts'
import { joinError, lockOrganization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { giveConsents } from '../privacy/commands.ts'
import type { ConsentWords, ShownWords } from '../privacy/queries.ts'
import { enter } from './entry-commands.ts'
import { endRequest, joiningLink } from './joining-commands.ts'
import { endJoined, leaveTeamsOfJoined, lockJoined } from './joining-end-commands.ts'
import {
  findJoining,
  type Joining,
  lockJoining,
  readJoiningWords,
  whyOver,
} from './joining-queries.ts'
import { joiningConfirmedMail } from './mails.ts'
import { seatsBefore } from './queries.ts'
import { joinRequests } from './tables.ts'

type Agreement = { token: string; sharesScores: boolean; shown: ShownWords }

/** A guardian agrees: the minor takes a seat, unless something has come to forbid it. */
export const agreeToJoining = (
  context: CommandContext,
  { token, sharesScores, shown }: Agreement,
) =>
  context.db.transaction(async (tx) => {
    const locked = await lockForAnswer(tx, context, token)
    if (!locked.ok) return locked
    const { joining } = locked
    const { person, organization } = joining
    const error = await whyNotToEnter(tx, joining, context.now)
    if (error) return fail(error)
    const words = await readJoiningWords(tx, joining, shown.language_id)
    if (words.digest !== shown.digest) return fail('consent_text_changed')
    const { guardianEmail } = joining.request
    const giver = { by: 'guardian', how: 'guardian_link', guardianEmail } as const
    await enter(tx, context, person, {
      ...{ organization, by: 'guardian', giver, words: sharesScores ? words : undefined },
    })
    await giveConsents(tx, person.id, { purposes: ['institution'], giver, words }, context.now)
    await settle(tx, context, joining, { token, words })
    return ok()
  })

/** Locks the institution, and then the person and the request of a link that waits for an answer. */
async function lockForAnswer(tx: Transaction, { now }: CommandContext, token: string) {
  const known = await findJoining(tx, token)
  if (!known) return fail('consent_link_unknown')
  await lockOrganization(tx, known.organization.id)
  const joining = await lockJoining(tx, token)
  if (!joining) return fail('consent_link_unknown')
  const over = whyOver(joining, now)
  if (over) return fail(over)
  return joining.request.expiresAt === null ? fail('consent_given') : ok({ joining })
}

async function whyNotToEnter(tx: Transaction, { person, organization }: Joining, now: Date) {
  if (isClosed(person)) return 'consent_link_unknown'
  if (person.organizationId !== null) return 'organization_member'
  const error = joinError(organization, {
    email: person.emailVerifiedAt ? (person.email ?? '') : '',
    ageGroupId: person.ageGroupId,
    turns18In: person.turns18In,
    now,
  })
  if (error) return error
  const by = membershipConsenter(entranceOf(organization.consent), person, now.getUTCFullYear())
  // the institution no longer admits people of this age
  if (by !== 'guardian') return 'organization_ended'
  const taken = await seatsBefore(tx, organization.id, person.id)
  return taken >= organization.seats ? 'organization_full' : undefined
}

/** Closed, about to be erased, or without the consent to the account itself. */
const isClosed = ({ removed, eraseFrom, awaitingConsentSince }: Joining['person']) =>
  removed === 1 || eraseFrom !== null || awaitingConsentSince !== null

async function settle(
  tx: Transaction,
  { queue, publicUrl, now }: CommandContext,
  { request, person, organization }: Joining,
  { token, words }: { token: string; words: ConsentWords },
) {
  await tx.update(joinRequests).set({ expiresAt: null }).where(eq(joinRequests.userId, person.id))
  await writeLog(tx, now, {
    ...{ action: 'consent', entity: 'join_requests', actorId: null, subjectId: person.id },
    newValue: { state: 'given', organization_id: organization.id, text: words.digest },
  })
  const { guardianEmail: email, languageId } = request
  const to = await addresseeOf(tx, { email, firstName: '', languageId })
  const link = joiningLink(publicUrl, token, languageId)
  const about = { name: person.firstName, institution: organization.name, link }
  if (to) await queue.send(tx, 'mail', { ...joiningConfirmedMail(to, about), of: [person.id] })
}

/** A guardian says no; the account stays as it is. */
export const refuseJoining = (context: CommandContext, token: string) =>
  context.db.transaction(async (tx) => {
    const locked = await lockForAnswer(tx, context, token)
    if (!locked.ok) return locked
    const { person, organization } = locked.joining
    await endRequest(tx, context.now, {
      ...{ userId: person.id, institution: organization.name, event: 'guardian_declined' },
    })
    await writeLog(tx, context.now, {
      ...{ action: 'consent', entity: 'join_requests', actorId: null, subjectId: person.id },
      newValue: { state: 'refused' },
    })
    return ok()
  })

/** A guardian takes the consent back, which ends the membership. */
export const withdrawJoining = (context: CommandContext, token: string) =>
  context.db.transaction(async (tx) => {
    const known = await findJoining(tx, token)
    if (!known) return fail('consent_link_unknown')
    const over = whyOver(known, context.now)
    if (over) return fail(over)
    if (known.request.expiresAt !== null) return fail('consent_awaited')
    const userId = known.person.id
    const organization = await lockJoined(tx, userId)
    await leaveTeamsOfJoined(tx, context, { userId, organization })
    const person = (await lockJoining(tx, token))?.person
    if (!organization || person?.organizationId !== organization.id)
      return fail('consent_link_unknown')
    await endJoined(tx, context, { person, organization, actorId: null })
    return ok()
  })
