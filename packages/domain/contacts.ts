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

/** Which of the two people: who sent the last request, or who received it. */
export type ContactSide = 'requester' | 'addressee'
const both: readonly ContactSide[] = ['requester', 'addressee']

/**
 * Who may change a contact from one status to another (D32). The requester is not told that a
 * request was declined, and may cancel it like one without an answer.
 */
const transitions: Record<ContactStatus, Partial<Record<ContactStatus, readonly ContactSide[]>>> = {
  pending: {
    accepted: ['addressee'],
    declined: ['addressee'],
    blocked: ['addressee'],
    cancelled: ['requester'],
  },
  accepted: { blocked: both, removed: both },
  declined: { cancelled: ['requester'] },
  blocked: {},
  cancelled: {},
  removed: {},
}

export const mayChangeContact = (
  from: ContactStatus,
  to: ContactStatus,
  side: ContactSide,
): boolean => transitions[from][to]?.includes(side) ?? false

/**
 * Days for which a request waits for an answer, and after which its sender may send another one to
 * the same person, whatever became of it (D32).
 */
export const requestDays = 30

/** What is stored about two people. */
export type ContactState = {
  status: ContactStatus
  requesterId: number
  /** Set while the status is `blocked`. */
  blockedBy: number | null
  /** When the last request was sent. */
  createdAt: Date
  /** Null until the last request is accepted. */
  acceptedAt: Date | null
  /** When the requester cancelled the last request. */
  cancelledAt: Date | null
}

/** Whether somebody sees a request of their own that was blocked as one without an answer. */
export const looksPending = (
  { status, requesterId, blockedBy, acceptedAt, cancelledAt }: ContactState,
  userId: number,
): boolean =>
  requesterId === userId &&
  cancelledAt === null &&
  (status === 'pending' ||
    status === 'declined' ||
    (status === 'blocked' && blockedBy !== userId && acceptedAt === null))

export type RequestOutcome =
  | { kind: 'request' }
  /** The other person has already sent a request. */
  | { kind: 'accept' }
  | { kind: 'error'; error: 'contact_exists' | 'contact_pending' | 'blocked' }
  | { kind: 'error'; error: 'contact_too_early'; from: Date }

/**
 * What happens when `userId` sends somebody a request; `state` is what the two have so far. Whoever
 * declined or blocked may send one at once, and so may both after a contact was removed.
 */
export function requestOutcome(
  state: ContactState | undefined,
  userId: number,
  now: Date,
): RequestOutcome {
  if (!state) return { kind: 'request' }
  const { status, requesterId, blockedBy, createdAt } = state
  const from = addDays(createdAt, requestDays)
  const isRecent = now < from
  if (status === 'accepted') return { kind: 'error', error: 'contact_exists' }
  if (isRecent && looksPending(state, userId)) return { kind: 'error', error: 'contact_pending' }
  if (status === 'pending' && requesterId !== userId && isRecent) return { kind: 'accept' }
  if (status === 'blocked' && blockedBy !== userId) return { kind: 'error', error: 'blocked' }
  if (isRecent && requesterId === userId && status === 'cancelled')
    return { kind: 'error', error: 'contact_too_early', from }
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

/** How people search for others to add (D32): not at all, by exact address, or also by name. */
export const contactSearches = ['none', 'address', 'name'] as const
export function contactSearchOf({ ageGroupId, isAdult, organizationId }: ContactPerson) {
  const isMember = organizationId !== null
  if (ageGroupId === 1 || (!isAdult && !isMember)) return 'none'
  return isAdult && isMember ? 'name' : 'address'
}
