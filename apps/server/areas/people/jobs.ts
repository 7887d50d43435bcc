import type { Ground } from '../../base/context.ts'
import { addresseeOf } from '../languages/queries.ts'
import { noteAdmissionsTold } from '../organizations/commands.ts'
import { awaitsSchool } from '../users/queries.ts'
import { admissionsWaitingMail } from './mails.ts'
import { listAdministrators } from './queries.ts'

/** Tells the administrators of an institution of those who signed up since they were told last and wait to be let in, once a day at most. */
export const tellOfAdmissions = ({ db, queue, publicUrl }: Ground, now: Date) =>
  db.transaction(async (tx) => {
    for (const { id, count } of await noteAdmissionsTold(tx, awaitsSchool, now))
      for (const administrator of await listAdministrators(tx, id)) {
        const to = await addresseeOf(tx, administrator)
        if (to) await queue.send(tx, 'mail', admissionsWaitingMail(to, count, publicUrl))
      }
  })
