import { addDays } from '@quartet/domain/dates.ts'
import { type MembershipEvent, seatOfferDays } from '@quartet/domain/membership.ts'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { eachSeparately } from '../../queue/separately.ts'
import type { CommandContext } from '../../services.ts'
import {
  joinError,
  lockOrganization,
  membersOf,
  type Organization,
} from '../institutions/queries.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { seatOfferedMail } from './mails.ts'
import { seatRequests } from './tables.ts'

/** Gives up the place of a person on a waiting list; without one it changes nothing. */
export const withdrawSeatRequest = (
  { db, queue, now }: Pick<CommandContext, 'db' | 'queue' | 'now'>,
  userId: number,
) =>
  db.transaction(async (tx) => {
    const [given] = await tx
      .delete(seatRequests)
      .where(eq(seatRequests.userId, userId))
      .returning({ organizationId: seatRequests.organizationId })
    if (!given) return
    await logSeats(tx, now, { ...given, action: 'delete', ids: [userId], actorId: userId })
    await queue.send(tx, 'seats', {}) // the next one moves up
  })

type SeatEntry = {
  action: 'create' | 'update' | 'delete'
  ids: readonly number[]
  organizationId: number
  actorId: number | null
  offered?: true
}

/** Writes an entry about the place of each of these people on a waiting list. */
export const logSeats = (
  tx: Transaction,
  now: Date,
  { action, ids, organizationId, actorId, offered }: SeatEntry,
) =>
  writeLog(
    tx,
    now,
    ...ids.map((subjectId) => ({
      ...{ action, entity: 'seat_requests', actorId, subjectId },
      newValue: { organization_id: organizationId, ...(offered && { offered }) },
    })),
  )

/**
 * Goes through the waiting lists: offers that nobody took end, and free seats are offered to whoever
 * is first, for 7 days.
 */
export async function offerSeats(context: CommandContext) {
  const rows = await context.db
    .selectDistinct({ id: seatRequests.organizationId })
    .from(seatRequests)
    .orderBy(asc(seatRequests.organizationId))
  const to = { log: context.log, job: 'offerSeats' }
  await eachSeparately(
    to,
    rows,
    ({ id }) => `institution ${id}`,
    ({ id }) =>
      context.db.transaction(async (tx) => {
        const organization = await lockOrganization(tx, id)
        await endRequests(tx, context, organization)
        if (isTakingPeople(organization, context.now)) await offerFree(tx, context, organization)
      }),
  )
}

const adult = { email: null, ageGroupId: 3, turns18In: null } as const
const isTakingPeople = (organization: Organization, now: Date) =>
  joinError(organization, { ...adult, now }) === undefined

/** Ends offers that ran out, the places of people who left, and all when the contract has ended. */
async function endRequests(tx: Transaction, context: CommandContext, organization: Organization) {
  const isOver = organization.removed === 1 || organization.contractEndedAt !== null
  const isGone = sql`${seatRequests.userId} in (select id from users where removed = 1 or organization_id is not null)`
  const ended = await tx
    .delete(seatRequests)
    .where(
      and(
        eq(seatRequests.organizationId, organization.id),
        or(lte(seatRequests.offeredUntil, context.now), isGone, isOver ? sql`true` : undefined),
      ),
    )
    .returning({ userId: seatRequests.userId })
  const ids = ended.map(({ userId }) => userId)
  const entry = { action: 'delete', ids, organizationId: organization.id, actorId: null } as const
  await logSeats(tx, context.now, entry)
  await tell(tx, context, { ids, event: 'seat_ended', organization })
}

async function offerFree(tx: Transaction, context: CommandContext, organization: Organization) {
  const free = organization.seats - (await membersOf(tx, organization.id))
  if (free <= 0) return
  const first = tx
    .select({ id: seatRequests.id })
    .from(seatRequests)
    .where(eq(seatRequests.organizationId, organization.id))
    .orderBy(asc(seatRequests.id))
    .limit(free)
  const offeredUntil = addDays(context.now, seatOfferDays)
  const offered = await tx
    .update(seatRequests)
    .set({ offeredUntil })
    .where(and(inArray(seatRequests.id, first), isNull(seatRequests.offeredUntil)))
    .returning({ userId: seatRequests.userId })
  const ids = offered.map(({ userId }) => userId)
  const entry = { action: 'update', ids, organizationId: organization.id, actorId: null } as const
  await logSeats(tx, context.now, { ...entry, offered: true })
  const readers = await tell(tx, context, { ids, event: 'seat_offered', organization })
  const { queue, publicUrl } = context
  for (const { id, ...to } of await listAddressees(tx, readers))
    await queue.send(tx, 'mail', {
      ...seatOfferedMail(to, organization.name, offeredUntil, publicUrl),
      of: [id],
    })
}

type News = { ids: readonly number[]; event: MembershipEvent; organization: Organization }

const tell = (tx: Transaction, { now }: CommandContext, { ids, event, organization }: News) =>
  notify(
    tx,
    now,
    'membership',
    ids.map((userId) => ({ userId, data: { event, name: organization.name } })),
  )
