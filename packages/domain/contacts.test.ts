import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ContactState,
  contactSearchOf,
  contactStatuses,
  looksPending,
  mayBeContacts,
  mayChangeContact,
  requestDays,
  requestOutcome,
} from './contacts.ts'
import { addDays } from './dates.ts'

const now = new Date('2026-11-27T12:00:00Z')
const [ada, bo] = [1, 2]
const state = (more: Partial<ContactState>): ContactState => ({
  status: 'pending',
  requesterId: ada,
  blockedBy: null,
  createdAt: now,
  acceptedAt: null,
  cancelledAt: null,
  ...more,
})

describe('changing the status of a contact', () => {
  test('follows the table of the method, for each side', () => {
    const allowed = contactStatuses.flatMap((from) =>
      contactStatuses.flatMap((to) =>
        (['requester', 'addressee'] as const)
          .filter((side) => mayChangeContact(from, to, side))
          .map((side) => `${from} > ${to} by ${side}`),
      ),
    )
    expect(allowed).toEqual([
      'pending > accepted by addressee',
      'pending > declined by addressee',
      'pending > blocked by addressee',
      'pending > cancelled by requester',
      'accepted > blocked by requester',
      'accepted > blocked by addressee',
      'accepted > removed by requester',
      'accepted > removed by addressee',
      'declined > cancelled by requester',
    ])
  })
})

describe('sending a request', () => {
  const old = addDays(now, -requestDays)
  const error = (userId: number, more: Partial<ContactState>) => {
    const outcome = requestOutcome(state(more), userId, now)
    return outcome.kind === 'error' ? outcome.error : outcome.kind
  }

  test('is new between strangers, and after a contact was removed', () => {
    expect(requestOutcome(undefined, ada, now)).toEqual({ kind: 'request' })
    for (const userId of [ada, bo])
      expect(error(userId, { status: 'removed', acceptedAt: now })).toBe('request')
  })

  test('accepts the request of the other person while it waits', () => {
    expect([error(bo, {}), error(bo, { createdAt: old })]).toEqual(['accept', 'request'])
    expect([error(ada, {}), error(ada, { createdAt: old })]).toEqual(['contact_pending', 'request'])
    expect(error(ada, { status: 'accepted' })).toBe('contact_exists')
  })

  test('meets the same after a refusal and a block as without an answer', () => {
    for (const more of [
      {},
      { status: 'declined' },
      { status: 'blocked', blockedBy: bo },
    ] as const) {
      expect(looksPending(state(more), ada)).toBe(true)
      expect(error(ada, more)).toBe('contact_pending')
    }
    expect(error(ada, { status: 'declined', createdAt: old })).toBe('request')
    expect(looksPending(state({ status: 'blocked', blockedBy: bo, acceptedAt: now }), ada)).toBe(
      false,
    )
  })

  test('waits 30 days after one that its sender cancelled; the other person need not', () => {
    const cancelled = { status: 'cancelled', cancelledAt: now } as const
    expect(requestOutcome(state(cancelled), ada, now)).toEqual({
      kind: 'error',
      error: 'contact_too_early',
      from: addDays(now, requestDays),
    })
    expect([error(bo, cancelled), error(ada, { ...cancelled, createdAt: old })]).toEqual([
      'request',
      'request',
    ])
  })

  test('lifts a block only for who set it', () => {
    expect(error(bo, { status: 'blocked', blockedBy: bo })).toBe('request')
    expect(error(ada, { status: 'blocked', blockedBy: bo, acceptedAt: now })).toBe('blocked')
    expect(error(ada, { status: 'blocked', blockedBy: bo, createdAt: old })).toBe('blocked')
  })
})

describe('who may be contacts', () => {
  const person = fc.record({
    ageGroupId: fc.constantFrom(1 as const, 2 as const, 3 as const),
    isAdult: fc.boolean(),
    organizationId: fc.constantFrom(null, 7, 8),
  })

  test('is the same from both sides, never a child, and a minor only within the institution', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        const allowed = mayBeContacts(one, other)
        expect(allowed).toBe(mayBeContacts(other, one))
        if (one.ageGroupId === 1) expect(allowed).toBe(false)
        else if (one.isAdult && other.isAdult) expect(allowed).toBe(other.ageGroupId !== 1)
        else if (allowed) expect(one.organizationId).toBe(other.organizationId ?? 'nowhere')
      }),
    )
  })

  test('is an adult anywhere for an adult', () => {
    const adult = { ageGroupId: 3, isAdult: true, organizationId: null } as const
    const teen = { ageGroupId: 2, isAdult: false, organizationId: 7 } as const
    expect(mayBeContacts(adult, { ...adult, organizationId: 8 })).toBe(true)
    expect(mayBeContacts(adult, teen)).toBe(false)
    expect(mayBeContacts({ ...adult, organizationId: 7 }, teen)).toBe(true)
    expect(mayBeContacts(teen, { ...teen, organizationId: 8 })).toBe(false)
  })

  test('decides how people search', () => {
    const adult = { ageGroupId: 3, isAdult: true, organizationId: null } as const
    const teen = { ageGroupId: 2, isAdult: false, organizationId: null } as const
    expect([adult, { ...adult, organizationId: 7 }].map(contactSearchOf)).toEqual([
      'address',
      'name',
    ])
    expect([teen, { ...teen, organizationId: 7 }].map(contactSearchOf)).toEqual(['none', 'address'])
    expect(contactSearchOf({ ...adult, ageGroupId: 1, isAdult: false })).toBe('none')
  })
})
