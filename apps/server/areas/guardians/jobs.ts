import { consentAnswerDays } from '@quartet/domain/consent.ts'
import { isAwaiting } from '@quartet/domain/cover.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { eachSeparately, separately } from '../../queue/separately.ts'
import type { CommandContext } from '../../services.ts'
import { beginTrial } from '../billing/commands.ts'
import { erasePerson } from '../privacy/commands.ts'
import { changeUser } from '../users/commands.ts'
import { awaitsSchoolSince, holdUserIf, idsWhere, lockUser } from '../users/queries.ts'
import { unansweredAccounts, waitingPeople } from './queries.ts'
import { consentRequests } from './tables.ts'

/**
 * Opens the accounts of people who have become old enough to decide alone while they awaited
 * consent, and starts their trial.
 */
export async function openOutgrown({ db, now, log }: Pick<CommandContext, 'db' | 'now' | 'log'>) {
  const waiting = await waitingPeople(db)
  const grown = waiting.filter((person) => !isAwaiting(person, now))
  await eachSeparately(
    { log, job: 'openOutgrown' },
    grown,
    ({ id }) => `person ${id}`,
    ({ id }) =>
      db.transaction(async (tx) => {
        if (!(await lockUser(tx, id))) return // erased meanwhile
        const { after } = await changeUser(tx, id, { awaitingConsentSince: null })
        if (after.emailVerifiedAt) await beginTrial(tx, id, now)
      }),
  )
}

const personName = (id: number) => `person ${id}`

/**
 * Deletes what no guardian agreed to in time: requests for children, and accounts that still await
 * consent. Also erases accounts that no school has admitted in time.
 */
export async function forgetUnanswered({
  db,
  queue,
  now,
  log,
}: Pick<CommandContext, 'db' | 'queue' | 'now' | 'log'>) {
  const { each, end } = separately(log, 'forgetUnanswered')
  const late = lte(consentRequests.expiresAt, now)
  await db.delete(consentRequests).where(and(late, isNull(consentRequests.userId)))
  await each(await unansweredAccounts(db, now), personName, (userId) =>
    db.transaction(async (tx) => {
      // a guardian may be agreeing concurrently; the first to lock the row decides
      await lockUser(tx, userId)
      const ofPerson = and(eq(consentRequests.userId, userId), late)
      const [locked] = await tx
        .select({ id: consentRequests.id })
        .from(consentRequests)
        .where(ofPerson)
        .for('update')
      if (locked) await erasePerson(tx, { queue, now }, userId, 'no_consent')
    }),
  )
  const unadmitted = awaitsSchoolSince(addDays(now, -consentAnswerDays))
  await each(await idsWhere(db, unadmitted), personName, (id) =>
    db.transaction(async (tx) => {
      if (await holdUserIf(tx, id, unadmitted))
        await erasePerson(tx, { queue, now }, id, 'no_consent')
    }),
  )
  end()
}
