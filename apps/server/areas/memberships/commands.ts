import type { JoinError } from '@quartet/contract/areas/memberships.ts'
import { type Consenter, entranceOf } from '@quartet/domain/consent.ts'
import { offeredOn } from '@quartet/domain/consent-texts.ts'
import { membershipConsenter } from '@quartet/domain/membership.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { joinError, lockOrganization, type Organization } from '../institutions/queries.ts'
import { readConsentWords, type ShownWords } from '../privacy/queries.ts'
import { lockUser } from '../users/queries.ts'
import { enter, type LockedUser } from './entry-commands.ts'
import { askGuardian } from './joining-commands.ts'
import { findGuardian } from './joining-queries.ts'
import { findMeant, findSeatRequest, seatsBefore } from './queries.ts'
import { logSeats } from './seat-commands.ts'
import { seatRequests } from './tables.ts'

type Join = {
  code: string | undefined
  sharesScores: boolean
  shown: ShownWords | undefined
}

/**
 * Makes the caller a member of the institution of a code. The row of the institution is locked while
 * its seats are counted, so that the last one goes to one person.
 */
export const joinOrganization = (context: CallerContext, { code, sharesScores, shown }: Join) =>
  context.db.transaction(async (tx) => {
    const found = await findJoinable(tx, context, code)
    if (!found.ok) return found
    const { person, organization, by } = found
    if (by === 'guardian') return askGuardian(tx, context, { person, organization })
    if ((await seatsBefore(tx, organization.id, person.id)) >= organization.seats)
      return fail('organization_full')
    const gives = sharesScores && by === 'self'
    const words = gives ? await readJoiningWords(tx, shown) : undefined
    if (words && words.digest !== shown?.digest) return fail('consent_text_changed')
    return ok(await enter(tx, context, person, { organization, by, words }))
  })

const readJoiningWords = (tx: Transaction, shown: ShownWords | undefined) =>
  readConsentWords(tx, {
    screen: 'joining',
    purposes: offeredOn.joining,
    languageId: shown?.language_id ?? 0,
  })

/** The guardian who will be asked when the caller joins with a code; undefined for none. */
export const findGuardianToAsk = (context: CallerContext, code: string | undefined) =>
  context.db.transaction(async (tx) => {
    const found = await findJoinable(tx, context, code)
    return found.ok && found.by === 'guardian' ? findGuardian(tx, found.person.id) : undefined
  })

/** Puts the caller on the waiting list of a full institution. */
export const waitForSeat = (context: CallerContext, code: string) =>
  context.db.transaction(async (tx) => {
    const found = await findJoinable(tx, context, code)
    if (!found.ok) return found
    const { person, organization } = found
    const request = await findSeatRequest(tx, person.id)
    if (request) return request.organizationId === organization.id ? ok() : fail('seat_requested')
    await tx.insert(seatRequests).values({
      userId: person.id,
      organizationId: organization.id,
      createdAt: context.now,
    })
    const entry = { ids: [person.id], organizationId: organization.id, actorId: person.id }
    await logSeats(tx, context.now, { ...entry, action: 'create' })
    // a seat may have become free since the refusal
    await context.queue.send(tx, 'seats', {})
    return ok()
  })

type Joinable = {
  person: LockedUser
  organization: Organization
  by: Consenter
}

/** The institution of a code and the caller, both locked, unless something forbids joining. */
async function findJoinable(
  tx: Transaction,
  { caller, now }: CallerContext,
  code: string | undefined,
): Promise<({ ok: true } & Joinable) | { ok: false; error: JoinError }> {
  if (caller.organizationId !== null) return fail('organization_member')
  const meant = await findMeant(tx, caller.id, code)
  if (!meant) return fail('organization_unknown')
  const organization = await lockOrganization(tx, meant.id)
  const person = await lockUser(tx, caller.id)
  if (!person || person.organizationId !== null) return fail('organization_member')
  const error = joinError(organization, {
    email: person.emailVerifiedAt ? (person.email ?? '') : '',
    ageGroupId: person.ageGroupId,
    turns18In: person.turns18In,
    now,
  })
  if (error) return fail(error)
  const by = membershipConsenter(entranceOf(organization.consent), person, now.getUTCFullYear())
  if (by !== 'self' && by !== 'school' && by !== 'guardian') return fail(by)
  const hasGuardian = by !== 'guardian' || (await findGuardian(tx, person.id)) !== undefined
  return hasGuardian ? ok({ person, organization, by }) : fail('guardian_only')
}
