import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ContactState,
  contactStatuses,
  declinedDays,
  mayBeContacts,
  mayChangeContact,
  requestOutcome,
} from './contacts.ts'
import { addDays } from './dates.ts'

const now = new Date('2026-11-27T12:00:00Z')
const [ada, bo] = [1, 2]
const state = (more: Partial<ContactState>): ContactState => ({
  status: 'pending',
  requesterId: ada,
  blockedBy: null,
  respondedAt: null,
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
    ])
  })
})

describe('requesting a contact', () => {
  test('is new between strangers, and after it was cancelled or removed', () => {
    expect(requestOutcome(undefined, ada, now)).toEqual({ kind: 'request' })
    for (const status of ['cancelled', 'removed'] as const)
      for (const userId of [ada, bo])
        expect(requestOutcome(state({ status }), userId, now)).toEqual({ kind: 'request' })
  })

  test('accepts the request of the other one', () => {
    expect(requestOutcome(state({}), bo, now)).toEqual({ kind: 'accept' })
    expect(requestOutcome(state({}), ada, now)).toMatchObject({ error: 'contact_pending' })
  })

  test('is possible again 30 days after it was declined, for who declined at once', () => {
    const declined = state({ status: 'declined', respondedAt: now })
    const from = addDays(now, declinedDays)
    expect(requestOutcome(declined, ada, new Date(from.getTime() - 1))).toEqual({
      kind: 'error',
      error: 'contact_too_early',
      from,
    })
    expect(requestOutcome(declined, ada, from)).toEqual({ kind: 'request' })
    expect(requestOutcome(declined, bo, now)).toEqual({ kind: 'request' })
  })

  test('lifts a block only for who set it', () => {
    const blocked = state({ status: 'blocked', blockedBy: bo })
    expect(requestOutcome(blocked, bo, now)).toEqual({ kind: 'request' })
    expect(requestOutcome(blocked, ada, now)).toMatchObject({ error: 'blocked' })
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
})
