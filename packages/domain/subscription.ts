import { addDays, addMonths, dayMs } from './dates.ts'

/** How an account stands with its subscription (D31); one that waits for a guardian's consent opens help only, however it stands (D43). */
export const accessStates = ['unverified', 'trial', 'active', 'past_due', 'cancelled', 'expired', 'covered', 'awaiting_consent'] as const
export type AccessState = (typeof accessStates)[number]

export const trialDays = 14
const pastDueDays = 7

/** What is paid at once, in calendar months. */
export const terms = { semester: { months: 4 }, annual: { months: 12 } } as const
export type Term = keyof typeof terms

/** The trial runs 14 x 24 hours from the verification of the address. */
export const trialEnd = (verifiedAt: Date): Date => addDays(verifiedAt, trialDays)

/** The end of a term that begins at `from`, in UTC at the same time of day; 31 October and four months is the last of February. */
export const addTerm = (from: Date, term: Term): Date => addMonths(from, terms[term].months)

/** The end after a payment: renewing early adds to the end, renewing late counts from now. */
export const renewedEnd = ({ endsAt, now, term }: { endsAt: Date | null; now: Date; term: Term }): Date =>
  addTerm(endsAt !== null && endsAt > now ? endsAt : now, term)

type Account = {
  verified: boolean
  /** The end of what is paid, tried or covered. Null: not begun, or without end when covered. */
  endsAt: Date | null
  /** The end that the trial was given; what runs longer has been paid for. Null when there was no trial. */
  trialEndsAt: Date | null
  autoRenew: boolean
  /** Somebody else pays: an institution, a family, the platform. */
  covered: boolean
  /** When the first charge of a renewal failed; null again once one succeeds. */
  pastDueSince: Date | null
  now: Date
}

/** The state of an account at `now` (D31). An end is the first moment without what it ends. */
export const accessState = (account: Account): AccessState => (account.covered ? coveredState(account) : ownState(account))

/** Covered until the end, then as many days of grace as a trial has. */
function coveredState({ endsAt, now }: Account): AccessState {
  if (endsAt === null || now < endsAt) return 'covered'
  return now < addDays(endsAt, trialDays) ? 'trial' : 'expired'
}

/** Unverified only before anything has begun: who was signed in at once, or changes the address later, keeps the access. */
function ownState({ verified, endsAt, trialEndsAt, autoRenew, pastDueSince, now }: Account): AccessState {
  if (endsAt === null) return verified ? 'expired' : 'unverified'
  if (pastDueSince !== null && now < addDays(pastDueSince, pastDueDays)) return 'past_due'
  if (now >= endsAt) return 'expired'
  if (trialEndsAt !== null && endsAt <= trialEndsAt) return 'trial'
  return autoRenew ? 'active' : 'cancelled'
}

const closedStates: readonly AccessState[] = ['unverified', 'expired', 'awaiting_consent']

/** Whether the state opens what a subscription pays for; the rest stays open in every state (D30). */
export const hasAccess = (state: AccessState): boolean => !closedStates.includes(state)

/** The calendar difference in UTC, parts of a day left out: all zero in the last 24 hours, null when it is over. */
export function timeLeft(endsAt: Date, now: Date): { years: number; months: number; days: number } | null {
  if (endsAt <= now) return null
  const turns = (endsAt.getUTCFullYear() - now.getUTCFullYear()) * 12 + endsAt.getUTCMonth() - now.getUTCMonth()
  const months = addMonths(now, turns) > endsAt ? turns - 1 : turns
  const days = Math.floor((endsAt.getTime() - addMonths(now, months).getTime()) / dayMs)
  return { years: Math.floor(months / 12), months: months % 12, days }
}
