import type { ResultReview } from '@quartet/contract/areas/reviews.ts'
import type { ReviewDecision } from '@quartet/domain/reviews.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { CallerContext } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { hasNotificationSince } from '../notifications/queries.ts'
import { findRights } from '../roles/queries.ts'
import { lockPeopleInScope } from '../users/queries.ts'
import { retakeOfferedMail } from './mails.ts'
import { findReviewed, findTaker } from './queries.ts'
import { resultReviews } from './tables.ts'

type Decision = { attemptId: number; decision: ReviewDecision; note: string }

/**
 * Stores a decision about the newest result of a person, whose attempt and scores stay as they are.
 * The same decision again changes nothing. `undefined` when the caller may not see such a result.
 */
export async function decide(context: CallerContext, input: Decision) {
  const paused =
    input.decision === 'retake' ? await context.limits.spent(['peopleMailOverall', everybody]) : 0
  if (paused > 0) return fail('mail_paused', { retry_after: paused })
  return context.db.transaction((tx) => decideIn(tx, context, input))
}

async function decideIn(tx: Transaction, context: CallerContext, input: Decision) {
  const { attemptId, decision, note: given } = input
  const personId = await lockTaker(tx, context.caller, attemptId)
  const reviewed = personId && (await findReviewed(tx, attemptId))
  if (!personId || !reviewed) return undefined
  if (!reviewed.newest) return fail('result_outdated')
  if (!reviewed.flagged) return fail('result_unflagged')
  const [before, note] = [reviewed.review, given || null]
  if (before?.decision === decision && before.note === note) return ok({ review: before })
  if (decision === 'retake' && !(await invite(tx, context, personId, reviewed.finished_at)))
    return fail('inventory_closed')
  return ok({ review: await store(tx, context, { attemptId, decision, personId, note, before }) })
}

/** Locks the person of an attempt whom the caller may decide about. */
async function lockTaker(tx: Transaction, caller: Caller, attemptId: number) {
  const id = await findTaker(tx, caller, attemptId)
  if (id === undefined) return undefined
  const [person] = await lockPeopleInScope(tx, caller, [id], ['admin_users'])
  return person?.id
}

type Stored = Omit<Decision, 'note'> & {
  personId: number
  note: string | null
  before: ResultReview | null
}

async function store(
  tx: Transaction,
  { caller, now }: CallerContext,
  { attemptId, decision, note, personId, before }: Stored,
): Promise<ResultReview> {
  const [row] = await tx
    .insert(resultReviews)
    .values({ attemptId, decision, note, reviewerId: caller.id, createdAt: now })
    .returning({ id: resultReviews.id })
  await writeLog(tx, now, {
    ...{ action: before ? 'update' : 'create', entity: 'result_reviews', actorId: caller.id },
    ...(row && { entityId: row.id }),
    subjectId: personId,
    ...(before && { oldValue: { decision: before.decision, has_note: before.note !== null } }),
    newValue: { decision, has_note: note !== null },
  })
  return { decision, note, decided_at: now.toISOString() }
}

/**
 * Tells a person, once for each result, that they may take the inventory again. False for people
 * without access to it.
 */
async function invite(
  tx: Transaction,
  { caller, now, queue, limits, publicUrl }: CallerContext,
  personId: number,
  finishedAt: string,
) {
  const rights = await findRights(tx, personId, now)
  if (!rights.some(({ permission }) => permission === 'access_lci')) return false
  if (await hasNotificationSince(tx, personId, 'retake_offered', new Date(finishedAt))) return true
  const drafts = [{ userId: personId, actorId: caller.id, data: {} }]
  const readers = await notify(tx, now, 'retake_offered', drafts)
  for (const { id, ...to } of await listAddressees(tx, readers)) {
    await limits.take('peopleMailOverall', everybody)
    await queue.send(tx, 'mail', { ...retakeOfferedMail(to, publicUrl), of: [id] })
  }
  return true
}
