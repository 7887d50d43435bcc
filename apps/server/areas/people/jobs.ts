import { addDays } from '@quartet/domain/dates.ts'
import { and, isNull, lt, or, sql } from 'drizzle-orm'
import type { Ground } from '../../base/context.ts'
import { addresseeOf } from '../languages/queries.ts'
import { organizations } from '../organizations/tables.ts'
import { awaitsSchool } from '../users/queries.ts'
import { admissionsWaitingMail } from './mails.ts'
import { listAdministrators } from './queries.ts'

/** Tells the administrators of an institution of those who signed up since they were told last and wait to be let in, once a day at most. */
export async function tellOfAdmissions({ db, queue, publicUrl }: Ground, now: Date) {
  const waiting = sql`from users where users.organization_id = ${organizations.id} and users.removed = 0 and ${awaitsSchool}`
  await db.transaction(async (tx) => {
    const told = await tx
      .update(organizations)
      .set({ admissionsToldAt: now })
      .where(
        and(
          or(isNull(organizations.admissionsToldAt), lt(organizations.admissionsToldAt, addDays(now, -1))),
          sql`exists (select ${waiting} and (${organizations.admissionsToldAt} is null or users.awaiting_consent_since > ${organizations.admissionsToldAt}))`,
        ),
      )
      .returning({ id: organizations.id, count: sql<number>`(select count(*)::int ${waiting})` })
    for (const { id, count } of told)
      for (const administrator of await listAdministrators(tx, id)) {
        const to = await addresseeOf(tx, administrator)
        if (to) await queue.send(tx, 'mail', admissionsWaitingMail(to, count, publicUrl))
      }
  })
}
