import { addDays } from '@quartet/domain/dates.ts'
import { retakeDays } from '@quartet/domain/retakes.ts'
import { separately } from '../../queue/separately.ts'
import type { Services } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { notify } from '../notifications/commands.ts'
import { findRights } from '../roles/rights-queries.ts'
import { readSettings } from '../settings/queries.ts'
import { lockUser } from '../users/queries.ts'
import { retakeDueMail } from './mails.ts'
import { listDueRetakes } from './retake-queries.ts'

/** Days after which nobody is reminded: a new installation must not remind of years ago. */
const remindedDays = 30

/**
 * Reminds people who may take the inventory again (method D7), once after each attempt, and mails
 * those who agreed to reminders.
 */
export async function remindOfRetakes(services: Services) {
  const { db, clock, log } = services
  const now = clock()
  if (!(await readSettings(db)).retake_reminders) return
  const until = addDays(now, -retakeDays)
  const span = { after: addDays(until, -remindedDays), until }
  const { each, end } = separately(log, 'remind-of-retakes')
  for (
    let due = await listDueRetakes(db, span, 0);
    due.length > 0;
    due = await listDueRetakes(db, span, due.at(-1)?.userId ?? 0)
  )
    await each(
      due,
      ({ userId }) => `person ${userId}`,
      (one) => remind(services, one, now),
    )
  end()
}

type DueRetake = { userId: number; attemptId: number }

const remind = ({ db, queue, publicUrl }: Services, { userId, attemptId }: DueRetake, now: Date) =>
  db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return // erased meanwhile
    const rights = await findRights(tx, userId, now)
    // without access there is no inventory to take
    if (!rights.some(({ permission }) => permission === 'access_lci')) return
    const readers = await notify(tx, now, 'retake_due', [{ userId, attemptId, data: {} }])
    for (const { id, ...to } of await listAddressees(tx, readers))
      await queue.send(tx, 'mail', { ...retakeDueMail(to, publicUrl), of: [id] })
  })
