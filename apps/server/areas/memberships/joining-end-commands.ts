import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { lockOrganization, type Organization } from '../institutions/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { leaveMixedTeams } from '../teams/mixed-commands.ts'
import { findUser } from '../users/queries.ts'
import { announce, type LockedUser } from './entry-commands.ts'
import { exit } from './leave-commands.ts'
import { joinRequests } from './tables.ts'

/**
 * Locks the institution of a request to a guardian, before its person is locked; undefined
 * without a request.
 */
export async function lockJoined(tx: Transaction, userId: number) {
  const [request] = await tx.select().from(joinRequests).where(eq(joinRequests.userId, userId))
  if (!request) return undefined
  return lockOrganization(tx, request.organizationId)
}

/** The part of leaving that locks teams, which come before their people. */
export async function leaveTeamsOfJoined(
  tx: Transaction,
  context: CommandContext,
  { userId, organization }: { userId: number; organization: Organization | undefined },
) {
  const person = organization && (await findUser(tx, userId))
  if (person?.organizationId === organization?.id) await leaveMixedTeams(tx, context, userId)
}

type Joined = { person: LockedUser; organization: Organization; actorId: number | null }

/** Ends the membership of a locked person to which a guardian agreed. */
export async function endJoined(
  tx: Transaction,
  context: CommandContext,
  { person, organization, actorId }: Joined,
) {
  await exit(tx, context, person, { resumesRenewal: false, guardianEmail: undefined, actorId })
  await writeLog(tx, context.now, {
    ...{ action: 'consent', entity: 'join_requests', actorId, subjectId: person.id },
    newValue: { state: 'withdrawn', organization_id: organization.id },
  })
  await announce(tx, context, person, { event: 'left', name: organization.name })
  await context.queue.send(tx, 'seats', {})
}

/** The same with the consent to the account; a request that waits for an answer ends as well. */
export async function endJoining(
  tx: Transaction,
  context: CommandContext,
  {
    organization,
    ...joined
  }: Omit<Joined, 'organization'> & { organization: Organization | undefined },
) {
  const { person } = joined
  if (organization && person.organizationId === organization.id)
    await endJoined(tx, context, { ...joined, organization })
  else await tx.delete(joinRequests).where(eq(joinRequests.userId, person.id))
}
