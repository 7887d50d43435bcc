import { randomInt } from 'node:crypto'
import { mayBeContacts } from '@quartet/domain/contacts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { codeLength, codeLetters, endedDays, invitationDays } from '@quartet/domain/invitations.ts'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { Addressee } from '../../mail/mail.ts'
import { fail, ok } from '../../result.ts'
import { everybody, type LimitName } from '../../security/rate-limits.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { listBlockers } from '../contacts/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { findUser, rulesOf } from '../users/queries.ts'
import { invitationMail } from './mails.ts'
import { codeDigest, listChosen, listOwners, type User } from './queries.ts'
import { invitations } from './tables.ts'

type Team = { id: number; name: string }

/** Mails an invitation to become a contact to each of these addresses, or to none of them. */
export const inviteContacts = (context: CallerContext, emails: readonly string[]) =>
  withInvitations(context, emails, () =>
    context.db.transaction(async (tx) => {
      const inviter = await findUser(tx, context.caller.id)
      if (!inviter || emails.some((email) => email.toLowerCase() === inviter.email?.toLowerCase()))
        return fail('contact_unknown')
      await inviteAddresses(tx, context, { inviter, emails, team: null })
      await writeLog(tx, context.now, {
        ...{ action: 'create', entity: 'invitations', actorId: inviter.id },
        count: distinct(emails).length,
      })
      return ok()
    }),
  )

/**
 * Runs a command that invites these addresses within the limits for them; one that fails invites
 * nobody and costs nothing. Only adults who confirmed their own address invite by mail.
 */
export async function withInvitations<Invited extends { ok: boolean } | undefined>(
  { limits, caller }: Pick<CallerContext, 'limits' | 'caller'>,
  emails: readonly string[],
  command: () => Promise<Invited>,
) {
  if (emails.length === 0) return command()
  if (!caller.isAdult) return fail('invite_adults')
  if (!caller.emailVerified) return fail('invite_unverified')
  const paused = await limits.spent(['peopleMailOverall', everybody])
  if (paused > 0) return fail('mail_paused', { retry_after: paused })
  const points = distinct(emails).flatMap((email): [LimitName, string][] => [
    ['invitationDay', String(caller.id)],
    ['invitationRecipient', mailboxOf(email)],
    ['peopleMailOverall', everybody],
  ])
  // before the transaction, because each limit takes a connection of its own
  for (const [at, point] of points.entries()) {
    const retry_after = await limits.take(...point)
    if (retry_after === 0) continue
    for (const spent of points.slice(0, at + 1)) await limits.give(...spent)
    return fail('invite_full', { retry_after })
  }
  const invited = await command()
  if (!invited?.ok) for (const point of points) await limits.give(...point)
  return invited
}

const distinct = (emails: readonly string[]) => [
  ...new Set(emails.map((email) => email.toLowerCase())),
]

type Addressed = { inviter: User; emails: readonly string[]; team: Team | null }

/**
 * Writes and mails an invitation for each address. People who may not be contacts of the inviter, or
 * have blocked them, get no mail; the inviter cannot tell.
 */
export async function inviteAddresses(
  tx: Transaction,
  context: CommandContext,
  { inviter, emails, team }: Addressed,
) {
  const addresses = distinct(emails)
  const owners = await listOwners(tx, addresses)
  const blockers = await listBlockers(tx, inviter.id)
  for (const email of addresses) {
    const owner = owners.find((one) => one.email?.toLowerCase() === email)
    const written = await writeInvitation(tx, context.now, { inviter, team, email, person: null })
    const isReached = !owner || (mayBe(owner, inviter, context.now) && !blockers.includes(owner.id))
    if (!isReached) continue
    const readers =
      owner && team ? await notifyOfTeam(tx, context.now, { inviter, team, owner, ...written }) : []
    if (owner && team && readers.length === 0) continue
    const to = await addresseeOf(tx, owner ?? { ...inviter, email, firstName: '' })
    if (to) await mail(tx, context, to, { inviter, team, isKnown: owner !== undefined, ...written })
  }
}

type Chosen = { inviter: User; userIds: readonly number[]; team: Team }

/**
 * Invites people whom the caller may choose to a team, for which they have a place already; notifies
 * them, also by mail if they like.
 */
export async function inviteChosen(
  tx: Transaction,
  context: CommandContext,
  { inviter, userIds, team }: Chosen,
) {
  for (const owner of await listChosen(tx, userIds)) {
    const written = await writeInvitation(tx, context.now, {
      ...{ inviter, team, email: null },
      person: owner.id,
    })
    const readers = await notifyOfTeam(tx, context.now, { inviter, team, owner, ...written })
    const to = owner.emailVerifiedAt && (await addresseeOf(tx, owner))
    if (to && readers.length > 0)
      await mail(tx, context, to, { inviter, team, isKnown: true, ...written })
  }
}

const mayBe = (one: User, other: User, now: Date) =>
  mayBeContacts(rulesOf(one, now), rulesOf(other, now))

type Written = { id: number; token: string; code: string }

/** Writes an invitation, or replaces the secrets of an open one for the same purpose. */
async function writeInvitation(
  tx: Transaction,
  now: Date,
  {
    inviter,
    team,
    email,
    person,
  }: { inviter: User; team: Team | null; email: string | null; person: number | null },
): Promise<Written> {
  const [token, code] = [newToken(), newCode()]
  const purpose = { inviterId: inviter.id, teamId: team?.id ?? null }
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${invitations} (inviter_id, team_id, email, person_id, token_hash, code_hash, created_at, expires_at)
    values (${purpose.inviterId}, ${purpose.teamId}, ${email}, ${person}, ${digestOf(token)}, ${codeDigest(purpose, code)}, ${now.toISOString()}, ${addDays(now, invitationDays).toISOString()})
    on conflict (inviter_id, coalesce(team_id, 0), coalesce(email, person_id::text)) where ended_at is null
    do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
    returning id`)
  return { id: rows[0]?.id ?? 0, token, code }
}

const newCode = () =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Notifies somebody with an account; returns who also gets a mail. */
export const notifyOfTeam = (
  tx: Transaction,
  now: Date,
  { inviter, team, owner, id }: { inviter: User; team: Team; owner: User; id: number },
) =>
  notify(tx, now, 'team_invited', [
    { userId: owner.id, actorId: inviter.id, data: { team_id: team.id, invitation_id: id } },
  ])

type Mailing = Written & { inviter: User; team: Team | null; isKnown: boolean }

const mail = (
  tx: Transaction,
  { queue, publicUrl, contact }: CommandContext,
  to: Addressee,
  mailing: Mailing,
) =>
  queue.send(tx, 'mail', {
    ...invitationMail(to, mailing, { url: publicUrl, contact }),
    of: [mailing.inviter.id],
  })

/** Withdraws an own invitation to become a contact; false when there is none to withdraw. */
export const withdrawInvitation = ({ db, caller, now }: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    const ended = await tx
      .update(invitations)
      .set({ endedAt: now, end: 'withdrawn' })
      .where(
        and(
          eq(invitations.id, id),
          eq(invitations.inviterId, caller.id),
          isNull(invitations.teamId),
          isNull(invitations.endedAt),
        ),
      )
      .returning({ id: invitations.id })
    if (ended.length === 0) return false
    const entry = { action: 'delete', entity: 'invitations', entityId: id } as const
    await writeLog(tx, now, { ...entry, actorId: caller.id })
    return true
  })

/** Withdraws the invitations of a person or an address to a team whose row the caller has locked. */
export const withdrawFromTeam = (
  tx: Transaction,
  { teamId, email, userId }: { teamId: number; email: string | null; userId: number | null },
  now: Date,
) =>
  tx
    .update(invitations)
    .set({ endedAt: now, end: 'withdrawn' })
    .where(
      and(
        eq(invitations.teamId, teamId),
        isNull(invitations.endedAt),
        or(
          email === null ? undefined : eq(invitations.email, email.toLowerCase()),
          userId === null ? undefined : eq(invitations.personId, userId),
          sql`false`,
        ),
      ),
    )

/** Deletes the invitations to an address, whose owner is erased. */
export const forgetInvited = (tx: Transaction, email: string) =>
  tx.delete(invitations).where(eq(invitations.email, email.toLowerCase()))

/** Deletes invitations that ended, or became too old, long enough ago. */
export const forgetInvitations = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) => {
  const before = addDays(now, -endedDays)
  return db
    .delete(invitations)
    .where(or(lt(invitations.endedAt, before), lt(invitations.expiresAt, before)))
}
