import type { InvitationView, OpenInvitation } from '@quartet/contract/areas/invitations.ts'
import { asTyped } from '@quartet/domain/invitations.ts'
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { digestOf } from '../../security/tokens.ts'
import { teams } from '../teams/tables.ts'
import { users } from '../users/tables.ts'
import { invitations } from './tables.ts'

const longestList = 100

export type User = typeof users.$inferSelect
export type Invitation = typeof invitations.$inferSelect
type Purpose = Pick<Invitation, 'inviterId' | 'teamId'>

export const codeDigest = ({ inviterId, teamId }: Purpose, code: string) =>
  digestOf(`${inviterId}/${teamId ?? 0}/${asTyped(code)}`)

/** Whether this is the secret of the mailed link, or the mailed code. */
export const hasSecret = (invitation: Invitation, secret: string) =>
  invitation.tokenHash === digestOf(secret) ||
  invitation.codeHash === codeDigest(invitation, secret)

/** Neither ended nor too old, from somebody who is still here, to a team that still is. */
const isUsable = (now: Date) =>
  and(
    isNull(invitations.endedAt),
    gt(invitations.expiresAt, now),
    eq(users.removed, 0),
    isNull(users.eraseFrom),
    or(isNull(invitations.teamId), eq(teams.removed, 0)),
  )

const selectUsable = (db: Reader) =>
  db
    .select({ invitation: invitations, inviter: users, team: teams })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .leftJoin(teams, eq(teams.id, invitations.teamId))
export type Usable = Awaited<ReturnType<typeof selectUsable>>[number]

export async function findUsable(db: Reader, id: number, now: Date) {
  const [found] = await selectUsable(db).where(and(eq(invitations.id, id), isUsable(now)))
  return found
}

/** The same, locked until the transaction ends. */
export async function lockUsable(tx: Transaction, id: number, now: Date) {
  const [found] = await selectUsable(tx)
    .where(and(eq(invitations.id, id), isUsable(now)))
    .for('update', { of: invitations })
  return found
}

type Mailed = { contact: number; team: number; token: string }

/** The invitation to an address with these people and this secret. */
export async function findMailed(db: Reader, { contact, team, token }: Mailed, now: Date) {
  const purpose = { inviterId: contact, teamId: team || null }
  const [found] = await selectUsable(db).where(
    and(
      eq(invitations.inviterId, contact),
      sql`coalesce(${invitations.teamId}, 0) = ${team}`,
      isNotNull(invitations.email),
      or(
        eq(invitations.tokenHash, digestOf(token)),
        eq(invitations.codeHash, codeDigest(purpose, token)),
      ),
      isUsable(now),
    ),
  )
  return found
}

/** The usable invitations with which this account was made. */
export const listSignedUp = (db: Reader, userId: number, now: Date) =>
  selectUsable(db).where(and(eq(invitations.signedUpId, userId), isUsable(now)))

/** Whether a person is who was invited: chosen, or the owner of the confirmed address. */
export async function isInvited(db: Reader, { email, personId }: Invitation, userId: number) {
  if (email === null) return personId === userId
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        sql`lower(${users.email}) = ${email}`,
        isNotNull(users.emailVerifiedAt),
      ),
    )
  return owner !== undefined
}

export const toView = (
  { invitation, inviter, team }: Usable,
  reader: InvitationView['reader'],
): InvitationView => ({
  inviter: `${inviter.firstName} ${inviter.lastName}`.trim(),
  inviter_id: inviter.id,
  team: team && { id: team.id, name: team.name },
  email: invitation.email ?? '',
  expires_at: invitation.expiresAt.toISOString(),
  reader,
})

/** Addresses that this person invited to become a contact. */
export async function listSent(db: Reader, inviterId: number, now: Date) {
  const rows = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        isNull(invitations.teamId),
        isNull(invitations.endedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(longestList)
  return rows.map(
    ({ id, email, createdAt, expiresAt }): OpenInvitation => ({
      id,
      email: email ?? '',
      sent_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    }),
  )
}

/** These people, without those whose account is closed. */
export const listChosen = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.removed, 0)))
    .orderBy(users.id)

/** The accounts that have confirmed one of these addresses, in lower case. */
export const listOwners = (db: Reader, addresses: readonly string[]) =>
  db
    .select()
    .from(users)
    .where(
      and(
        inArray(sql`lower(${users.email})`, [...addresses]),
        isNotNull(users.emailVerifiedAt),
        eq(users.removed, 0),
      ),
    )

/** The invitations that a person sent or got, as `i`. */
export const invitationsOf = (userId: number) => sql`(
  select * from invitations where ${userId} in (inviter_id, person_id)
    or email = (select lower(me.email) from users me where me.id = ${userId} and me.email_verified_at is not null)) i`
