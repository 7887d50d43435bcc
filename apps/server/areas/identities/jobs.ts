import type { Transaction } from '../../db/db.ts'
import type { Jobs } from '../../queue/queue.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { Services } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { changeMail } from './mails.ts'

type Unlinked = Jobs['unlinked-logins']['people']

/**
 * Mails people whose linked login an institution ended. While mails are limited, it does so later
 * in a job of its own, because tries of this one are few.
 */
export async function mailUnlinked(services: Services, { people }: { people: Unlinked }) {
  const { db, queue, limits } = services
  const seconds = await limits.spent(['peopleMailOverall', everybody])
  if (seconds > 0)
    return db.transaction((tx) =>
      queue.sendLater(tx, 'unlinked-logins', { job: { people }, seconds }),
    )
  const count = await db.transaction((tx) => sendMails(tx, services, people))
  if (count > 0) await limits.take('peopleMailOverall', everybody, count)
}

/** Returns how many mails went out: none to who is gone or has no confirmed address. */
async function sendMails(tx: Transaction, { queue, publicUrl }: Services, people: Unlinked) {
  const addressees = await listAddressees(
    tx,
    people.map(({ userId }) => userId),
  )
  const byId = new Map(addressees.map(({ id, ...to }) => [id, to]))
  const mails = people.flatMap(({ userId, email }) => {
    const to = byId.get(userId)
    const change = { name: 'sign_in_unlinked', email } as const
    return to ? [{ ...changeMail(to, change, publicUrl), of: [userId] }] : []
  })
  await queue.sendMany(tx, 'mail', mails)
  return mails.length
}
