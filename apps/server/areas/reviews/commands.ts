import type { ResultReview } from '@quartet/contract/areas/reviews.ts'
import type { ReviewDecision } from '@quartet/domain/reviews.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { CallerContext } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { hasNotificationSince } from '../notifications/queries.ts'
import { findRights } from '../roles/rights-queries.ts'
import { lockPeopleInScope, lockScores } from '../users/queries.ts'
import { retakeOfferedMail } from './mails.ts'
import { findReviewed, findTaker } from './queries.ts'
import { resultReviews } from './tables.ts'

type Decision = {
  attemptId: number
  decision: ReviewDecision
  note: string
  /** Of the decision on screen, null for none; undefined replaces any. */
  seenAt: string | null | undefined
}

/**
 * Stores a decision about the newest result of a person, whose attempt and scores stay as they are.
 * The same decision again changes nothing; `result_decided` when there is another than was seen.
 * `undefined` when the caller may not see such a result.
 */
export async function decide({ limits, ...context }: CallerContext, input: Decision) {
  const paused =
    input.decision === 'retake' ? await limits.spent(['peopleMailOverall', everybody]) : 0
  if (paused > 0) return fail('mail_paused', { retry_after: paused })
  const decided = await context.db.transaction((tx) => decideIn(tx, context, input))
  if (!decided?.ok) return decided
  const { review, mails } = decided
  for (let at = 0; at < mails; at++) await limits.take('peopleMailOverall', everybody)
  return ok({ review })
}

type Context = Omit<CallerContext, 'limits'>

async function decideIn(tx: Transaction, context: Context, input: Decision) {
  const { attemptId, decision, note: given, seenAt } = input
  const personId = await lockTaker(tx, context, attemptId)
  const reviewed = personId && (await findReviewed(tx, attemptId))
  if (!personId || !reviewed) return undefined
  if (!reviewed.newest) return fail('result_outdated')
  if (!reviewed.flagged) return fail('result_unflagged')
  const [before, note] = [reviewed.review, given || null]
  if (before?.decision === decision && before.note === note) return ok({ review: before, mails: 0 })
  if (seenAt !== undefined && seenAt !== (before?.decided_at ?? null))
    return fail('result_decided', { review: before })
  const mails =
    decision === 'retake' ? await invite(tx, context, personId, reviewed.invitable_since) : 0
  if (mails === undefined) return fail('inventory_closed')
  const review = await store(tx, context, { attemptId, decision, personId, note, before })
  return ok({ review, mails })
}

/** Locks the person of an attempt whom the caller may decide about, and their newest result. */
async function lockTaker(tx: Transaction, context: Context, attemptId: number) {
  const id = await findTaker(tx, context, attemptId)
  if (id === undefined) return undefined
  const [person] = await lockPeopleInScope(tx, context.caller, [id], ['admin_users'])
  if (person) await lockScores(tx, id)
  return person?.id
}

type Stored = Pick<Decision, 'attemptId' | 'decision'> & {
  personId: number
  note: string | null
  before: ResultReview | null
}

async function store(
  tx: Transaction,
  { caller, now }: Context,
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
 * Tells a person that they may take the inventory again, unless they were notified at or after `since`
 * (ISO 8601). Returns how many mails that takes, undefined for people without access to it.
 */
async function invite(
  tx: Transaction,
  { caller, now, queue, publicUrl }: Context,
  personId: number,
  since: string,
) {
  const rights = await findRights(tx, personId, now)
  if (!rights.some(({ permission }) => permission === 'access_lci')) return undefined
  if (await hasNotificationSince(tx, personId, 'retake_offered', new Date(since))) return 0
  const drafts = [{ userId: personId, actorId: caller.id, data: {} }]
  const readers = await notify(tx, now, 'retake_offered', drafts)
  const addressees = await listAddressees(tx, readers)
  for (const { id, ...to } of addressees)
    await queue.send(tx, 'mail', { ...retakeOfferedMail(to, publicUrl), of: [id] })
  return addressees.length
}
