import { addDays } from '@quartet/domain/dates.ts'
import type { FamilyEvent } from '@quartet/domain/notifications.ts'
import { trialDays } from '@quartet/domain/subscription.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { takeRole } from '../roles/commands.ts'
import { lockUser } from '../users/queries.ts'
import type { users } from '../users/tables.ts'
import { familyLeftMail } from './mails.ts'
import { type Family, lockOwnFamily } from './queries.ts'
import { familyMembers } from './tables.ts'

/** What a membership that ends needs of the context of a call or a job. */
export type EndContext = Pick<CommandContext, 'queue' | 'now'>
type Ending = {
  family: Family
  userId: number
  actorId: number | null
  event: Extract<FamilyEvent, 'left' | 'removed' | 'ended'>
}

/** Ends the membership of a member of a locked family; nothing of the person is lost. */
export async function endMembership(
  tx: Transaction,
  context: EndContext,
  { family, userId, actorId, event }: Ending,
) {
  const { now } = context
  const person = await lockUser(tx, userId)
  if (!person) return undefined
  await tx
    .update(familyMembers)
    .set({ leftAt: now, shares: false })
    .where(eq(familyMembers.userId, userId))
  await takeRole(tx, userId, 'family_member')
  await writeLog(tx, now, {
    ...{ action: 'delete', entity: 'family_members', entityId: family.id },
    ...{ actorId, subjectId: userId, newValue: { event } },
  })
  await tellMember(tx, context, { family, person, actorId, event })
  return person
}

async function tellMember(
  tx: Transaction,
  { queue, now }: EndContext,
  {
    family,
    person,
    actorId,
    event,
  }: Omit<Ending, 'userId'> & { person: typeof users.$inferSelect },
) {
  const until = addDays(now, trialDays)
  const data = { event, family: family.name, until: until.toISOString() }
  const drafts = [{ userId: person.id, actorId: actorId === person.id ? null : actorId, data }]
  const readers = await notify(tx, now, 'family', drafts)
  const to =
    readers.length > 0 && person.emailVerifiedAt ? await addresseeOf(tx, person) : undefined
  const mail = to && familyLeftMail(to, { family: family.name, date: until })
  if (mail) await queue.send(tx, 'mail', { ...mail, of: [person.id] })
}

/** Ends the family of a person who is about to be erased; its members keep their accounts. */
export async function endFamilyOf(tx: Transaction, context: EndContext, adminId: number) {
  const family = await lockOwnFamily(tx, adminId)
  if (!family) return
  const members = await tx
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(and(eq(familyMembers.familyId, family.id), isNull(familyMembers.leftAt)))
    .orderBy(asc(familyMembers.userId))
  for (const { userId } of members)
    await endMembership(tx, context, { family, userId, actorId: null, event: 'ended' })
}
