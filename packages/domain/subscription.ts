import { addDays, addMonths, dayMs } from './dates.ts'

/**
 * The subscription state of an account (D31). An account waiting for a guardian's consent can only
 * open help, whatever its subscription (D43).
 */
export const accessStates = [
  'unverified',
  'trial',
  'active',
  'past_due',
  'cancelled',
  'expired',
  'covered',
  'awaiting_consent',
] as const
export type AccessState = (typeof accessStates)[number]

export const trialDays = 14
/** Access continues for this long while a renewal is charged. */
export const pastDueDays = 7
/** Days after the end of a trial or term on which it is charged (D31). */
export const chargeDays = [0, 3, 6] as const
/** Days before the end on which a mail announces it. */
export const noticeDays = [7, 1] as const

/** The lengths of paid terms in calendar months. */
export const terms = { semester: { months: 4 }, annual: { months: 12 } } as const
export type Term = keyof typeof terms

/** The trial lasts 14 × 24 hours from the verification of the address. */
export const trialEnd = (verifiedAt: Date): Date => addDays(verifiedAt, trialDays)

/**
 * The end of a term that begins at `from`, in UTC at the same time of day. 31 October plus four
 * months is the last day of February.
 */
export const addTerm = (from: Date, term: Term): Date => addMonths(from, terms[term].months)

/**
 * The end after a payment: early renewals extend the current end, and so do late ones while access
 * continued (`accessContinues`). Otherwise the term counts from now.
 */
export const renewedEnd = ({
  endsAt,
  now,
  term,
  accessContinues = false,
}: {
  endsAt: Date | null
  now: Date
  term: Term
  accessContinues?: boolean
}): Date => addTerm(endsAt !== null && (accessContinues || endsAt > now) ? endsAt : now, term)

/** Whether a term that renews is charged now, after `failures` failed charges. */
export function isChargeDue({
  endsAt,
  failures,
  now,
}: {
  endsAt: Date
  failures: number
  now: Date
}): boolean {
  const day = chargeDays[failures]
  return day !== undefined && now >= addDays(endsAt, day) && now < addDays(endsAt, pastDueDays)
}

/**
 * The announcement that is due: 7 or 1, or null. `announced` is the last one about this end. One that was
 * missed is not made up for once the next is due.
 */
export function dueNotice({
  endsAt,
  announced,
  now,
}: {
  endsAt: Date
  announced: number | null
  now: Date
}): number | null {
  if (now >= endsAt) return null
  const due = noticeDays.findLast((days) => now >= addDays(endsAt, -days))
  return due !== undefined && (announced === null || due < announced) ? due : null
}

type Account = {
  verified: boolean
  /**
   * The end of the paid, trial or covered period. Null when nothing has begun, or for covered
   * accounts without an end.
   */
  endsAt: Date | null
  /**
   * The original end of the trial; a later `endsAt` has been paid for. Null when there was no
   * trial.
   */
  trialEndsAt: Date | null
  autoRenew: boolean
  /** Whether a saved card is charged at the end. */
  renews: boolean
  /** Whether somebody else pays: an institution, a family or the platform. */
  covered: boolean
  /** The end at which a renewal was charged in vain; null again after a successful charge. */
  pastDueSince: Date | null
  now: Date
}

/** The state of an account at `now` (D31). Every end is exclusive. */
export const accessState = (account: Account): AccessState =>
  account.covered ? coveredState(account) : ownState(account)

/** Covered until the end, followed by a grace period as long as a trial. */
function coveredState({ endsAt, now }: Account): AccessState {
  if (endsAt === null || now < endsAt) return 'covered'
  return now < addDays(endsAt, trialDays) ? 'trial' : 'expired'
}

/**
 * Unverified only applies before anything has begun: accounts that were signed in immediately or
 * change their address later keep their access.
 */
function ownState({
  verified,
  endsAt,
  trialEndsAt,
  autoRenew,
  renews,
  pastDueSince,
  now,
}: Account): AccessState {
  if (endsAt === null) return verified ? 'expired' : 'unverified'
  const dueSince = pastDueSince ?? (renews && now >= endsAt ? endsAt : null)
  if (dueSince !== null && now < addDays(dueSince, pastDueDays)) return 'past_due'
  if (now >= endsAt) return 'expired'
  if (trialEndsAt !== null && endsAt <= trialEndsAt) return 'trial'
  return autoRenew ? 'active' : 'cancelled'
}

const closedStates: readonly AccessState[] = ['unverified', 'expired', 'awaiting_consent']

/**
 * Whether the state includes what a subscription pays for; everything else is open in every state
 * (D30).
 */
export const hasAccess = (state: AccessState): boolean => !closedStates.includes(state)

/**
 * The calendar difference in UTC, without fractions of a day: all zero in the last 24 hours, null
 * after the end.
 */
export function timeLeft(
  endsAt: Date,
  now: Date,
): { years: number; months: number; days: number } | null {
  if (endsAt <= now) return null
  const turns =
    (endsAt.getUTCFullYear() - now.getUTCFullYear()) * 12 + endsAt.getUTCMonth() - now.getUTCMonth()
  const months = addMonths(now, turns) > endsAt ? turns - 1 : turns
  const days = Math.floor((endsAt.getTime() - addMonths(now, months).getTime()) / dayMs)
  return { years: Math.floor(months / 12), months: months % 12, days }
}
