import { contactsAtOnce } from '@quartet/domain/teams.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import {
  inviteAddresses,
  inviteChosen,
  withdrawFromTeam,
  withInvitations,
} from '../invitations/commands.ts'
import { findUser, storedUserIds } from '../users/queries.ts'
import { mostOf } from './access.ts'
import { logMembers } from './member-log-commands.ts'
import { findMember, lockLedTeam } from './member-queries.ts'
import { findAddable, hasAddress, listForTeam } from './people-queries.ts'
import { settleTeam } from './start-commands.ts'
import { teamMembers, teams } from './tables.ts'

export type Guests = { users: readonly number[]; emails: readonly string[] }

/** Everybody once, without the caller. */
export const distinct = ({ users, emails }: Guests, callerId: number): Guests => ({
  users: [...new Set(users)].filter((id) => id !== callerId),
  emails: [...new Set(emails.map((email) => email.toLowerCase()))],
})

/**
 * Invites people and addresses into a team that the caller leads, or sends invitations again;
 * undefined when they do not lead it. A completed team goes on with its new members.
 */
export function inviteGuests(context: CallerContext, teamId: number, guests: Guests) {
  const { db, caller } = context
  const invited = distinct(guests, caller.id)
  return withInvitations(context, invited.emails, () =>
    db.transaction(async (tx) => {
      // people before teams, as when an account is erased
      await tx.execute(storedUserIds([caller.id, ...invited.users]))
      const team = await lockLedTeam(tx, teamId, caller.id)
      if (!team) return undefined
      const places = await tx.select().from(teamMembers).where(eq(teamMembers.teamId, teamId))
      const checked = await checkGuests(tx, context, invited, places)
      if (!checked.ok) return checked
      await writeGuests(tx, context, teamId, invited)
      await sendInvitations(tx, context, team, withoutMembers(invited, places))
      if (checked.added > 0)
        await tx.update(teams).set({ completedAt: null }).where(eq(teams.id, teamId))
      await settleTeam(tx, context, teamId)
      const count = invited.users.length + invited.emails.length
      if (count > 0) await logMembers(tx, context, { action: 'create', teamId, count })
      return ok()
    }),
  )
}

type Place = typeof teamMembers.$inferSelect
const isTaken = ({ status }: Place) => status === 'invited' || status === 'accepted'
const isGuest = ({ userId, email }: Place, { users, emails }: Guests) =>
  users.includes(userId ?? 0) || emails.includes(email ?? '')

/**
 * Whether the caller may invite all of these to a team with these places, the leader's among them.
 * `team_people_unknown` for people whom they may not add, `team_changed` for somebody who was
 * removed and has to be restored.
 */
export async function checkGuests(
  tx: Transaction,
  context: CallerContext,
  guests: Guests,
  places: readonly Place[] = [],
) {
  if (await hasAddress(tx, context.caller.id, guests.emails)) return fail('team_people_unknown')
  const { colleagues, contacts } = await findAddable(tx, context, guests.users)
  if (colleagues.length + contacts.length < guests.users.length) return fail('team_people_unknown')
  if (contacts.length > contactsAtOnce) return fail('team_contacts_many')
  if (!(await mayBeTogether(tx, context, guests, places))) return fail('team_minors')
  const before = places.filter((place) => isGuest(place, guests))
  if (before.some(({ status }) => status === 'removed')) return fail('team_changed')
  const added = guests.users.length + guests.emails.length - before.filter(isTaken).length
  const most = mostOf(context.caller)
  const taken = places.length === 0 ? 1 : places.filter(isTaken).length
  if (added > 0 && taken + added > most) return fail('team_too_large', { most })
  return ok({ added })
}

/** With a minor among them, everybody belongs to the same institution (method D32). */
async function mayBeTogether(
  tx: Transaction,
  { caller, now }: CallerContext,
  { users, emails }: Guests,
  places: readonly Place[],
) {
  const taken = places.filter(isTaken)
  const ids = [caller.id, ...users, ...taken.flatMap(({ userId }) => userId ?? [])]
  const people = await listForTeam(tx, ids, now)
  if (people.every(({ isAdult }) => isAdult)) return true
  const outsiders = people.filter(({ organizationId }) => organizationId !== caller.organizationId)
  const hasAddresses = emails.length > 0 || taken.some(({ userId }) => userId === null)
  return caller.organizationId !== null && outsiders.length === 0 && !hasAddresses
}

/** Those whom an invitation still concerns. */
const withoutMembers = ({ users, emails }: Guests, places: readonly Place[]): Guests => ({
  users: users.filter(
    (id) => !places.some(({ userId, status }) => userId === id && status === 'accepted'),
  ),
  emails,
})

/** Mails or notifies everybody who was invited. */
export async function sendInvitations(
  tx: Transaction,
  context: CallerContext,
  team: { id: number; name: string },
  { users: userIds, emails }: Guests,
) {
  const inviter = await findUser(tx, context.caller.id)
  if (!inviter) return
  await inviteAddresses(tx, context, { inviter, emails, team })
  await inviteChosen(tx, context, { inviter, userIds, team })
}

/** Writes the places of checked guests; who declined or left is invited again. */
export async function writeGuests(
  tx: Transaction,
  { caller, now }: CallerContext,
  teamId: number,
  { users, emails }: Guests,
) {
  const place = { teamId, invitedBy: caller.id, createdAt: now, changedAt: now }
  const rows = [
    ...users.map((userId) => ({ ...place, userId })),
    ...emails.map((email) => ({ ...place, email })),
  ]
  if (rows.length > 0) await tx.insert(teamMembers).values(rows).onConflictDoNothing()
  await tx
    .update(teamMembers)
    .set({ status: 'invited', invitedBy: caller.id, changedAt: now })
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        inArray(teamMembers.status, ['declined', 'left']),
        or(inArray(teamMembers.userId, [...users]), inArray(teamMembers.email, [...emails])),
      ),
    )
}

/** Withdraws an invitation; false when the caller does not lead the team or it was answered. */
export const withdrawInvitation = (context: CallerContext, teamId: number, placeId: number) =>
  context.db.transaction(async (tx) => {
    const team = await lockLedTeam(tx, teamId, context.caller.id)
    if (!team) return false
    const withdrawn = await tx
      .delete(teamMembers)
      .where(
        and(
          eq(teamMembers.id, placeId),
          eq(teamMembers.teamId, teamId),
          eq(teamMembers.status, 'invited'),
        ),
      )
      .returning()
    const [place] = withdrawn
    if (!place) return false
    await withdrawFromTeam(tx, place, context.now)
    await settleTeam(tx, context, teamId)
    const subject = place.userId !== null && { subjectId: place.userId }
    await logMembers(tx, context, { action: 'delete', teamId, ...subject })
    return true
  })

/** Invites a person again whom the leader removed; undefined when the caller is not the leader. */
export const restoreMember = (context: CallerContext, teamId: number, userId: number) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    // people before teams, as when an account is erased
    await tx.execute(storedUserIds([caller.id, userId]))
    const team = await lockLedTeam(tx, teamId, caller.id)
    const member = team && (await findMember(tx, teamId, userId))
    if (!member) return undefined
    if (member.status !== 'removed') return ok()
    const places = await tx.select().from(teamMembers).where(eq(teamMembers.teamId, teamId))
    const restored = { users: [userId], emails: [] }
    if (!(await mayBeTogether(tx, context, restored, places))) return fail('team_minors')
    const most = mostOf(caller)
    if (places.filter(isTaken).length >= most) return fail('team_too_large', { most })
    await tx
      .update(teamMembers)
      .set({ status: 'invited', changedAt: now })
      .where(eq(teamMembers.id, member.id))
    await sendInvitations(tx, context, team, restored)
    await settleTeam(tx, context, teamId)
    await logMembers(tx, context, { action: 'restore', teamId, subjectId: userId })
    return ok()
  })
