import { randomInt } from 'node:crypto'
import { classCodeFrom, unusedCardMonths } from '@quartet/domain/class-cards.ts'
import { addMonths } from '@quartet/domain/dates.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { forgetCounters } from '../../security/rate-limits.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { lockEditable } from '../groups/edit-queries.ts'
import { writeLog } from '../logs/commands.ts'
import { endClassSignIn } from './end-commands.ts'
import { keyOf } from './queries.ts'
import { classCards, classSignIns } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>

/**
 * Runs a change of the class cards of a group that the caller may change and that belongs to an
 * institution; undefined for any other group.
 */
export const inClass = <Done>(
  { db, caller }: Context,
  groupId: number,
  change: (tx: Transaction) => Promise<Done>,
) =>
  // sees how children of the group can sign in otherwise, which only they do
  withoutTenantScope(() =>
    db.transaction(async (tx) => {
      const group = await lockEditable(tx, caller, groupId, 'owner or administrator')
      if (!group || group.removed === 1 || group.organizationId === null) return undefined
      return change(tx)
    }),
  )

export const random = () => randomInt(2 ** 32) / 2 ** 32

/** Turns class cards on, if they are not. */
export const turnOn = (context: Context, groupId: number) =>
  inClass(context, groupId, async (tx) => {
    for (;;) {
      const code = classCodeFrom(random)
      if ((await tx.$count(classSignIns, eq(classSignIns.groupId, groupId))) > 0)
        return true as const
      const made = await tx
        .insert(classSignIns)
        .values({ groupId, code, createdAt: context.now })
        .onConflictDoNothing()
        .returning({ id: classSignIns.groupId })
      if (made.length === 0) continue
      await log(tx, context, { action: 'create', entityId: groupId })
      return true as const
    }
  })

/** Turns class cards off, with all cards and the sessions that they opened. */
export const turnOff = (context: Context, groupId: number) =>
  inClass(context, groupId, async (tx) => {
    if (await endClassSignIn(tx, groupId))
      await log(tx, context, { action: 'delete', entityId: groupId })
    return true as const
  })

/** Ends a card, with the sessions that it opened; undefined also for a card of another group. */
export const endCard = (context: Context, groupId: number, id: number) =>
  inClass(context, groupId, async (tx) => {
    const [card] = await tx
      .delete(classCards)
      .where(and(eq(classCards.groupId, groupId), eq(classCards.id, id)))
      .returning()
    if (!card) return undefined
    await log(tx, context, { action: 'delete', entityId: groupId, subjectId: card.userId })
    return true as const
  })

/** Lets a card be used again at once; undefined also for a card of another group. */
export const unlockCard = (context: Context, groupId: number, id: number) =>
  inClass(context, groupId, async (tx) => {
    const [card] = await tx
      .update(classCards)
      .set({ lockedAt: null })
      .where(and(eq(classCards.groupId, groupId), eq(classCards.id, id)))
      .returning()
    const [signIn] = await tx.select().from(classSignIns).where(eq(classSignIns.groupId, groupId))
    if (!card || !signIn) return undefined
    await forgetCounters(tx, keyOf({ code: signIn.code, plainName: card.plainName }))
    await log(tx, context, { action: 'update', entityId: groupId, subjectId: card.userId })
    return true as const
  })

type Entry = { action: 'create' | 'update' | 'delete'; entityId: number; subjectId?: number }
const log = (tx: Transaction, { caller, now }: Context, entry: Entry) =>
  writeLog(tx, now, { ...entry, entity: 'class_cards', actorId: caller.id })

/** Deletes cards that nobody has used for long. */
export const forgetCards = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db
    .delete(classCards)
    .where(
      sql`coalesce(${classCards.lastUsedOn}::timestamptz, ${classCards.createdAt}) < ${addMonths(now, -unusedCardMonths).toISOString()}`,
    )
