import { addDays } from '@quartet/domain/dates.ts'
import {
  type NotificationData,
  type NotificationKind,
  notificationDays,
} from '@quartet/domain/notifications.ts'
import { and, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { listMailReaders } from './queries.ts'
import { mailSettings, notifications } from './tables.ts'

type Draft<Kind extends NotificationKind> = {
  userId: number
  data: NotificationData[Kind]
  actorId?: number | null
  personId?: number
  taskId?: number | null
  attemptId?: number
}

/**
 * Adds notifications to the transaction of their event, except those that exist already. Returns
 * the people who also get a mail about it: the caller sends it.
 */
export async function notify<Kind extends NotificationKind>(
  tx: Transaction,
  now: Date,
  kind: Kind,
  drafts: readonly Draft<Kind>[],
): Promise<number[]> {
  if (drafts.length === 0) return []
  const added = await tx
    .insert(notifications)
    .values(drafts.map((draft) => ({ ...draft, kind, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: notifications.userId })
  return listMailReaders(
    tx,
    kind,
    added.map(({ userId }) => userId),
  )
}

const isUnread = (userId: number) =>
  and(eq(notifications.userId, userId), isNull(notifications.readAt))

/** Marks the caller's notifications as read, up to the newest one that the caller has seen. */
export const readAll = ({ db, caller, now }: CallerContext, upTo: number) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnread(caller.id), lte(notifications.id, upTo)))

/** Marks one notification as read; false when the caller has none with this id. */
export const readOne = ({ db, caller, now }: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(and(isUnread(caller.id), eq(notifications.id, id)))
    const own = and(eq(notifications.userId, caller.id), eq(notifications.id, id))
    return (await tx.$count(notifications, own)) > 0
  })

type MailSetting = { kind: NotificationKind; mail: boolean }

export const saveMailSetting = ({ db, caller, now }: CallerContext, { kind, mail }: MailSetting) =>
  db.transaction(async (tx) => {
    await tx
      .insert(mailSettings)
      .values({ userId: caller.id, kind, mail })
      .onConflictDoUpdate({ target: [mailSettings.userId, mailSettings.kind], set: { mail } })
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'mail_settings', actorId: caller.id, subjectId: caller.id },
      newValue: { kind, mail },
    })
  })

/** Deletes old notifications, read or not. */
export const forgetNotifications = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db.delete(notifications).where(lt(notifications.createdAt, addDays(now, -notificationDays)))
