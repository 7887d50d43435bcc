import { addDays } from './dates.ts'
import type { AgeGroup } from './patterns.ts'

/** `removed`: was accepted, and one of the two has ended it. */
export const contactStatuses = [
  'pending',
  'accepted',
  'declined',
  'blocked',
  'cancelled',
  'removed',
] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** Which of the two people: who requested the contact, or who received the request. */
export type ContactSide = 'requester' | 'addressee'
const both: readonly ContactSide[] = ['requester', 'addressee']

/** Who may change a contact from one status to another (D32). */
const transitions: Record<ContactStatus, Partial<Record<ContactStatus, readonly ContactSide[]>>> = {
  pending: {
    accepted: ['addressee'],
    declined: ['addressee'],
    blocked: ['addressee'],
    cancelled: ['requester'],
  },
  accepted: { blocked: both, removed: both },
  declined: {},
  blocked: {},
  cancelled: {},
  removed: {},
}

export const mayChangeContact = (
  from: ContactStatus,
  to: ContactStatus,
  side: ContactSide,
): boolean => transitions[from][to]?.includes(side) ?? false

/** Days until somebody whose request was declined may request the contact again (D32). */
export const declinedDays = 30

/** What is stored about two people. */
export type ContactState = {
  status: ContactStatus
  requesterId: number
  /** Set while the status is `blocked`. */
  blockedBy: number | null
  respondedAt: Date | null
}

export type RequestOutcome =
  | { kind: 'request' }
  /** The other one has already requested the contact. */
  | { kind: 'accept' }
  | { kind: 'error'; error: 'contact_exists' | 'contact_pending' | 'blocked' }
  | { kind: 'error'; error: 'contact_too_early'; from: Date }

/**
 * What happens when `userId` requests a contact with somebody; `state` is what the two have so far.
 * Whoever declined, blocked, cancelled or removed may request again at once.
 */
export function requestOutcome(
  state: ContactState | undefined,
  userId: number,
  now: Date,
): RequestOutcome {
  if (!state) return { kind: 'request' }
  const { status, requesterId, blockedBy, respondedAt } = state
  const isRequester = requesterId === userId
  if (status === 'accepted') return { kind: 'error', error: 'contact_exists' }
  if (status === 'pending')
    return isRequester ? { kind: 'error', error: 'contact_pending' } : { kind: 'accept' }
  if (status === 'blocked' && blockedBy !== userId) return { kind: 'error', error: 'blocked' }
  if (status === 'declined' && isRequester && respondedAt) {
    const from = addDays(respondedAt, declinedDays)
    if (now < from) return { kind: 'error', error: 'contact_too_early', from }
  }
  return { kind: 'request' }
}

/** A person as far as it decides whose contact they may be. */
export type ContactPerson = {
  ageGroupId: AgeGroup
  isAdult: boolean
  organizationId: number | null
}

/**
 * Whether two people may be contacts (D32, D41): adults always, minors only within their
 * institution, and children with nobody.
 */
export function mayBeContacts(one: ContactPerson, other: ContactPerson): boolean {
  if (one.ageGroupId === 1 || other.ageGroupId === 1) return false
  if (one.isAdult && other.isAdult) return true
  return one.organizationId !== null && one.organizationId === other.organizationId
}
