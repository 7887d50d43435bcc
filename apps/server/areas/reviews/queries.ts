import type {
  FlaggedResult,
  FlaggedResultQuery,
  ResultReview,
} from '@quartet/contract/areas/reviews.ts'
import { classify } from '@quartet/domain/classification.ts'
import type { reviewStates } from '@quartet/domain/reviews.ts'
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { containsText, isoMoment, orderBy, readList } from '../../lists/list-query.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { organizations } from '../institutions/tables.ts'
import { attempts } from '../inventory/tables.ts'
import { scoresSeen } from '../privacy/queries.ts'
import { isAdministeredBy, isReadableBy } from '../users/queries.ts'
import { fullName, users } from '../users/tables.ts'
import { resultReviews } from './tables.ts'

type Viewer = { caller: Caller; now: Date }

/** Other people whose results a caller may see, or also decide about. */
const isSeen = ({ caller, now }: Viewer, writes: boolean) =>
  and(
    writes ? isAdministeredBy(caller, true) : isReadableBy(caller),
    scoresSeen({ caller, now }),
    sql`users.id <> ${caller.id} and users.removed = 0`,
  )

const isNewest = sql`attempts.finished_at is not null and not exists (select from ${attempts} later
  where later.user_id = attempts.user_id and (later.finished_at, later.id) > (attempts.finished_at, attempts.id))`

const isFlagged = sql`attempts.finished_at is not null and attempts.quality_flags <> '{}'`

const newestReview = sql`left join lateral (select r.decision, r.note, r.created_at from ${resultReviews} r
  where r.attempt_id = attempts.id order by r.id desc limit 1) review on true`

const source = sql`${attempts} join ${users} on users.id = attempts.user_id ${newestReview}`

const stateConditions: Record<(typeof reviewStates)[number], SQL> = {
  open: sql`review.decision is null`,
  kept: sql`review.decision = 'keep'`,
  invited: sql`review.decision = 'retake'`,
}

const orders: Record<FlaggedResultQuery['order_by'], SQLWrapper> = {
  finished_at: attempts.finishedAt,
  name: users.sorted,
}

const reviewJson = sql`json_build_object('decision', review.decision, 'note', review.note, 'decided_at', ${isoMoment(sql`review.created_at`)})`

/** Everything but the label, which follows from the scores. */
const resultJson = (caller: Caller) => sql`json_build_object(
  'id', attempts.id, 'user_id', users.id, 'name', ${fullName}, 'organization_name', o.name,
  'finished_at', ${isoMoment(attempts.finishedAt)}, 'quality_flags', attempts.quality_flags,
  'sequence', attempts.sequence, 'precision', attempts.precision,
  'technical_reasoning', attempts.technical_reasoning, 'confluence', attempts.confluence,
  'shows_answers', ${readsAnswers(caller)}::boolean and attempts.answers_erased_at is null,
  'review', case when review.decision is not null then ${reviewJson} end)`

/** Whoever sees somebody's scores sees the answers if this holds as well (method 4.1). */
const readsAnswers = (caller: Caller) =>
  ['organization', 'all'].includes(grantOf(caller, 'show_lci')?.scope ?? 'own')

/** A page of the newest results with flags that the caller may see, and their exact number. */
export async function listFlagged(db: Reader, viewer: Viewer, query: FlaggedResultQuery) {
  const { list, count } = await readList<Omit<FlaggedResult, 'classification'>>(db, {
    from: source,
    where: and(
      isFlagged,
      isNewest,
      isSeen(viewer, false),
      containsText(users.sorted, query.search_text),
      query.state && stateConditions[query.state],
    ),
    order: orderBy(orders[query.order_by], attempts.id, query.order_direction),
    id: attempts.id,
    offset: query.offset,
    limit: query.limit,
    row: resultJson(viewer.caller),
    rowFrom: sql`(${source} left join ${organizations} o on o.id = users.organization_id) on attempts.id = page.id`,
  })
  return {
    list: list.map((row) => ({ ...row, classification: classify(row).classification })),
    count,
  }
}

/** The person of a finished attempt that the caller may decide about. */
export async function findTaker(db: Reader, viewer: Viewer, attemptId: number) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select users.id from ${attempts} join ${users} on users.id = attempts.user_id
    where attempts.id = ${attemptId} and attempts.finished_at is not null and ${isSeen(viewer, true)}`)
  return rows[0]?.id
}

type Reviewed = {
  newest: boolean
  flagged: boolean
  /** The end of the attempt or the last decision to keep it: earlier invitations are over. */
  invitable_since: string
  review: ResultReview | null
}

/** A finished attempt as far as it decides whether it is reviewed, with the decision that counts. */
export async function findReviewed(db: Reader, attemptId: number) {
  const lastKept = sql`select max(r.created_at) from ${resultReviews} r where r.attempt_id = attempts.id and r.decision = 'keep'`
  const { rows } = await db.execute<Reviewed>(sql`
    select ${isNewest} as newest, ${isFlagged} as flagged,
      ${isoMoment(sql`coalesce((${lastKept}), attempts.finished_at)`)} as invitable_since,
      case when review.decision is not null then ${reviewJson} end as review
    from ${attempts} ${newestReview} where attempts.id = ${attemptId}`)
  return rows[0]
}
