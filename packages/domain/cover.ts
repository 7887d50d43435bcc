import { type Consenter, consentsAlone } from './consent.ts'
import { addDays } from './dates.ts'
import type { institutionStatuses } from './institution.ts'
import { type AccessState, accessState, trialDays } from './subscription.ts'

/** What determines whether an account has access, and until when (method 4.2). */
export type AccountState = {
  type: 'individual' | 'institution' | 'student' | 'coaching'
  ageGroupId: 1 | 2 | 3
  turns18In: number | null
  country: string | null
  consentBy: Consenter
  awaitingConsentSince: Date | null
  emailVerifiedAt: Date | null
  coverEndedAt: Date | null
  hasSubscription: boolean
  subscriptionEndsAt: Date | null
  trialEndsAt: Date | null
  autoRenew: boolean | null
  hasCard: boolean
  pastDueSince: Date | null
  organizationEndsAt: Date | null
  organizationStatus: (typeof institutionStatuses)[number] | null
  inFamily: boolean
  familyEndsAt: Date | null
}

/**
 * Members of an institution or a family and accounts without a subscription of their own are
 * covered by the party that invited them (method 4.2), until the own subscription outlasts it.
 */
const isCovered = (row: AccountState, now: Date) =>
  !outlastsInstitution(row, now) &&
  (row.type === 'institution' ||
    row.type === 'student' ||
    row.inFamily ||
    !row.hasSubscription ||
    isGraceLonger(row))

/** Whether the institution covers nobody any more, and the own subscription ends after the grace. */
function outlastsInstitution(row: AccountState, now: Date) {
  const end = row.organizationStatus === null ? null : coverEnd(row, now)
  const { subscriptionEndsAt } = row
  if (end === null || end > now || subscriptionEndsAt === null) return false
  return subscriptionEndsAt > addDays(end, trialDays)
}

/** When the last cover that a person left has ended. */
const leftAt = ({ coverEndedAt, inFamily, familyEndsAt }: AccountState) =>
  latest(coverEndedAt, inFamily ? null : familyEndsAt)

const latest = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** Whether the grace after leaving an institution or family outlasts the own subscription. */
function isGraceLonger(row: AccountState) {
  const left = leftAt(row)
  const { subscriptionEndsAt } = row
  return (
    left !== null && (subscriptionEndsAt === null || subscriptionEndsAt < addDays(left, trialDays))
  )
}

/** End of access for cover that ended without a date. */
export const longAgo = new Date(0)

/** A suspended or ended institution covers nobody, whatever its end date. */
const institutionCoverEnd = ({ organizationStatus, organizationEndsAt }: AccountState) =>
  organizationStatus === 'active' ? organizationEndsAt : longAgo

/** Members keep what they have paid for themselves if it ends after the plan of the family. */
const familyCoverEnd = ({ familyEndsAt, subscriptionEndsAt }: AccountState) =>
  familyEndsAt && subscriptionEndsAt && subscriptionEndsAt > familyEndsAt
    ? subscriptionEndsAt
    : familyEndsAt

/** Outside an institution: the end of the plan of the family, or of the last cover that was left. */
const ownCoverEnd = (row: AccountState) => (row.inFamily ? familyCoverEnd(row) : leftAt(row))

/** A family covers its members also while their institution does not. */
function coverEnd(row: AccountState, now: Date) {
  if (row.organizationStatus === null) return ownCoverEnd(row)
  const end = institutionCoverEnd(row)
  if (end === null || end > now || !row.inFamily) return end
  const ofFamily = familyCoverEnd(row)
  return ofFamily === null || ofFamily > end ? ofFamily : end
}

const paidEnd = (row: AccountState, now: Date) =>
  isCovered(row, now) ? coverEnd(row, now) : row.subscriptionEndsAt

/** After an institution or a family was left, the end of the grace. */
export function accessEndOf(row: AccountState, now: Date) {
  const end = paidEnd(row, now)
  return end !== null && end === leftAt(row) ? addDays(end, trialDays) : end
}

type Waiting = Pick<
  AccountState,
  'ageGroupId' | 'turns18In' | 'country' | 'consentBy' | 'awaitingConsentSince'
>

/**
 * Whether everything except help is closed until a guardian consents (method D43). Depends on
 * `now`, since people reach the age of consent while they wait.
 */
export const isAwaiting = (row: Waiting, now: Date) =>
  row.awaitingConsentSince !== null && !consentsAlone(row, now.getUTCFullYear())

export const accessStateOf = (row: AccountState, now: Date): AccessState =>
  isAwaiting(row, now) ? 'awaiting_consent' : paidStateOf(row, now)

const paidStateOf = (row: AccountState, now: Date): AccessState =>
  accessState({
    verified: row.emailVerifiedAt !== null,
    endsAt: paidEnd(row, now),
    trialEndsAt: row.trialEndsAt,
    autoRenew: row.autoRenew ?? false,
    renews: row.autoRenew === true && row.hasCard,
    covered: isCovered(row, now),
    pastDueSince: row.pastDueSince,
    now,
  })
