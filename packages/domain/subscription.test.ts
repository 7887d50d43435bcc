import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from './dates.ts'
import {
  accessState,
  accessStates,
  addTerm,
  chargeDays,
  dueNotice,
  hasAccess,
  isChargeDue,
  noticeDays,
  pastDueDays,
  renewedEnd,
  type Term,
  terms,
  timeLeft,
  trialDays,
  trialEnd,
} from './subscription.ts'

const at = (text: string) => new Date(text)
const moment = fc.date({
  min: at('2000-01-01T00:00:00Z'),
  max: at('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const anyTerm = fc.constantFrom<Term>('semester', 'annual')

test('the trial lasts 14 times 24 hours, also across a clock change', () => {
  expect(trialDays).toBe(14)
  expect(trialEnd(at('2026-03-20T23:30:00Z'))).toEqual(at('2026-04-03T23:30:00Z'))
})

describe('addTerm', () => {
  test.each([
    ['2026-09-15T08:30:00Z', 'semester', '2027-01-15T08:30:00Z'],
    ['2026-10-31T23:59:59.999Z', 'semester', '2027-02-28T23:59:59.999Z'],
    ['2027-10-31T00:00:00Z', 'semester', '2028-02-29T00:00:00Z'],
    ['2026-05-31T12:00:00Z', 'semester', '2026-09-30T12:00:00Z'],
    ['2026-03-01T00:00:00Z', 'annual', '2027-03-01T00:00:00Z'],
    ['2028-02-29T06:00:00Z', 'annual', '2029-02-28T06:00:00Z'],
    ['2027-02-28T06:00:00Z', 'annual', '2028-02-28T06:00:00Z'],
  ] as const)('%s plus one %s ends at %s', (from, term, end) =>
    expect(addTerm(at(from), term)).toEqual(at(end)),
  )

  test('uses four months for a semester and twelve for a year', () =>
    expect([terms.semester.months, terms.annual.months]).toEqual([4, 12]))

  test('never goes backwards, and a later start never ends earlier', () =>
    fc.assert(
      fc.property(moment, moment, anyTerm, (one, other, term) => {
        const [first, second] = one <= other ? [one, other] : [other, one]
        return addTerm(first, term) > first && addTerm(first, term) <= addTerm(second, term)
      }),
    ))
})

describe('renewedEnd', () => {
  const now = at('2026-06-10T00:00:00Z')
  test.each([
    ['renewing early adds to the end', at('2026-07-01T00:00:00Z'), at('2026-11-01T00:00:00Z')],
    ['renewing late counts from now', at('2026-01-01T00:00:00Z'), at('2026-10-10T00:00:00Z')],
    ['a first payment counts from now', null, at('2026-10-10T00:00:00Z')],
  ])('%s', (_, endsAt, end) => expect(renewedEnd({ endsAt, now, term: 'semester' })).toEqual(end))
})

describe('accessState', () => {
  const now = at('2026-06-10T12:00:00Z')
  const [later, later2, before] = [
    at('2026-06-20T12:00:00Z'),
    at('2027-06-20T12:00:00Z'),
    at('2026-06-01T12:00:00Z'),
  ]
  const fresh = {
    verified: true,
    endsAt: null,
    trialEndsAt: null,
    autoRenew: true,
    renews: false,
    covered: false,
    pastDueSince: null,
    now,
  }
  const trying = { ...fresh, endsAt: later, trialEndsAt: later }
  const paid = { ...fresh, endsAt: later2, trialEndsAt: before }

  test.each([
    ['an address that is not confirmed waits', { ...fresh, verified: false }, 'unverified'],
    ['a trial runs from the confirmation', trying, 'trial'],
    ['a trial that will not renew is still a trial', { ...trying, autoRenew: false }, 'trial'],
    [
      'a trial that is over without a payment has expired',
      { ...trying, endsAt: before, trialEndsAt: before },
      'expired',
    ],
    ['who has paid is active', paid, 'active'],
    ['who pays during the trial is active at once', { ...trying, endsAt: later2 }, 'active'],
    ['who never had a trial is active too', { ...paid, trialEndsAt: null }, 'active'],
    ['who cancels keeps the rest of the term', { ...paid, autoRenew: false }, 'cancelled'],
    ['a cancelled term runs out', { ...paid, autoRenew: false, endsAt: before }, 'expired'],
    ['the end is the first moment without access', { ...paid, endsAt: now }, 'expired'],
    [
      'a failed charge keeps the access',
      { ...paid, endsAt: before, pastDueSince: at('2026-06-03T12:00:00.001Z') },
      'past_due',
    ],
    [
      'after seven days of failed charges it is over',
      { ...paid, endsAt: before, pastDueSince: at('2026-06-03T12:00:00Z') },
      'expired',
    ],
    [
      'an old failure takes nothing from a term that was paid',
      { ...paid, pastDueSince: before },
      'active',
    ],
    [
      'access continues from the end while the card is charged',
      { ...paid, endsAt: now, renews: true },
      'past_due',
    ],
    [
      'and so it does after a trial',
      { ...trying, endsAt: now, trialEndsAt: now, renews: true },
      'past_due',
    ],
    [
      'until seven days after the end',
      { ...paid, endsAt: at('2026-06-03T12:00:00Z'), renews: true },
      'expired',
    ],
    ['who signed in at once keeps what has begun', { ...trying, verified: false }, 'trial'],
    ['covered without an end stays covered', { ...fresh, covered: true }, 'covered'],
    [
      'covered accounts need no confirmed address',
      { ...fresh, covered: true, verified: false },
      'covered',
    ],
    [
      'covered until the end of the institution',
      { ...fresh, covered: true, endsAt: later },
      'covered',
    ],
    ['then 14 days of grace', { ...fresh, covered: true, endsAt: now }, 'trial'],
    [
      'up to their last moment',
      { ...fresh, covered: true, endsAt: at('2026-05-27T12:00:00.001Z') },
      'trial',
    ],
    ['and no longer', { ...fresh, covered: true, endsAt: at('2026-05-27T12:00:00Z') }, 'expired'],
  ])('%s', (_, account, state) => expect(accessState(account)).toBe(state))

  test('never returns to access over time after access has ended', () => {
    const past = fc.option(moment)
    const account = fc.record({
      verified: fc.boolean(),
      endsAt: moment,
      trialEndsAt: past,
      autoRenew: fc.boolean(),
      renews: fc.boolean(),
      covered: fc.boolean(),
      pastDueSince: fc.constant(null),
      now: moment,
    })
    fc.assert(
      fc.property(account, moment, (input, other) => {
        const [first, second] = input.now <= other ? [input.now, other] : [other, input.now]
        const open = (now: Date) => hasAccess(accessState({ ...input, now }))
        return open(first) || !open(second)
      }),
    )
  })
})

test('only unverified, expired and consent-awaiting accounts have no access', () =>
  expect(accessStates.filter((state) => !hasAccess(state))).toEqual([
    'unverified',
    'expired',
    'awaiting_consent',
  ]))

/** Every day of two years with a leap day, as the moment before midnight, midnight and noon. */
const everyDay = Array.from({ length: 731 }, (_, day) => addDays(at('2027-01-01T00:00:00Z'), day))
const moments = everyDay.flatMap((day) => [new Date(day.getTime() - 1), day, addDays(day, 0.5)])
const states = (account: Parameters<typeof accessState>[0], times: Date[]) =>
  times.map((now) => accessState({ ...account, now }))
const around = (end: Date) => [new Date(end.getTime() - 1), end]

describe('on every day of two years', () => {
  const begun = {
    verified: true,
    autoRenew: false,
    renews: false,
    covered: false,
    pastDueSince: null,
    now: at('2027-01-01T00:00:00Z'),
  }

  test('a trial opens at once and closes 14 × 24 hours later, to the millisecond', () => {
    for (const from of moments) {
      const endsAt = trialEnd(from)
      expect(endsAt.getTime() - from.getTime()).toBe(14 * 86_400_000)
      const trial = { ...begun, endsAt, trialEndsAt: endsAt }
      expect(states(trial, [from, ...around(endsAt)])).toEqual(['trial', 'trial', 'expired'])
    }
  })

  test.each(['semester', 'annual'] as const)(
    'a %s is over at its end and no moment before',
    (term) => {
      for (const from of moments) {
        const endsAt = addTerm(from, term)
        const months =
          (endsAt.getUTCFullYear() - from.getUTCFullYear()) * 12 +
          endsAt.getUTCMonth() -
          from.getUTCMonth()
        expect(months).toBe(terms[term].months)
        expect(endsAt.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000)
        const lastOfMonth = addDays(endsAt, 1).getUTCDate() === 1
        if (!lastOfMonth) expect(endsAt.getUTCDate()).toBe(from.getUTCDate())
        const paid = { ...begun, endsAt, trialEndsAt: from }
        expect(states(paid, around(endsAt))).toEqual(['cancelled', 'expired'])
        const renewing = { ...paid, autoRenew: true, renews: true }
        const last = addDays(endsAt, pastDueDays)
        expect(states(renewing, [...around(endsAt), ...around(last)])).toEqual([
          'active',
          'past_due',
          'past_due',
          'expired',
        ])
      }
    },
  )

  test.each([
    ['semester', 120, 123],
    ['annual', 365, 366],
  ] as const)(
    'a renewal by a %s gives its whole length, early, late and at last',
    (term, least, most) => {
      const lengthFrom = (start: Date, end: Date) => (end.getTime() - start.getTime()) / 86_400_000
      for (const endsAt of moments) {
        const [lastWithAccess, closed] = around(addDays(endsAt, pastDueDays))
        const ends = [
          [endsAt, renewedEnd({ endsAt, now: addDays(endsAt, -3), term })],
          [
            endsAt,
            renewedEnd({ endsAt, now: lastWithAccess as Date, term, accessContinues: true }),
          ],
          [closed, renewedEnd({ endsAt, now: closed as Date, term })],
        ] as [Date, Date][]
        for (const [start, end] of ends) {
          expect(lengthFrom(start, end)).toBeGreaterThanOrEqual(least)
          expect(lengthFrom(start, end)).toBeLessThanOrEqual(most)
          const paid = { ...begun, endsAt: end, trialEndsAt: null }
          expect(states(paid, around(end))).toEqual(['cancelled', 'expired'])
        }
      }
    },
  )

  test('each announcement and each charge is due once, on its day', () => {
    for (const endsAt of moments) {
      for (const days of noticeDays) {
        const [before, due] = around(addDays(endsAt, -days))
        const announced = days === 7 ? null : 7
        expect(dueNotice({ endsAt, announced, now: before as Date })).toBeNull()
        expect(dueNotice({ endsAt, announced, now: due as Date })).toBe(days)
        expect(dueNotice({ endsAt, announced: days, now: due as Date })).toBeNull()
      }
      expect(dueNotice({ endsAt, announced: null, now: addDays(endsAt, -0.5) })).toBe(1)
      expect(dueNotice({ endsAt, announced: null, now: endsAt })).toBeNull()
      for (const [failures, days] of chargeDays.entries()) {
        const charged = around(addDays(endsAt, days)).map((now) =>
          isChargeDue({ endsAt, failures, now }),
        )
        expect(charged).toEqual([false, true])
      }
      const late = addDays(endsAt, pastDueDays)
      expect([0, 1, 2, 3].map((failures) => isChargeDue({ endsAt, failures, now: late }))).toEqual(
        Array(4).fill(false),
      )
    }
  })
})

test('a late payment counts from the end as long as access continued', () => {
  const paid = { endsAt: at('2027-10-31T00:00:00Z'), now: at('2027-11-03T05:00:00Z') }
  expect(renewedEnd({ ...paid, term: 'semester', accessContinues: true })).toEqual(
    at('2028-02-29T00:00:00Z'),
  )
  expect(renewedEnd({ ...paid, term: 'semester' })).toEqual(at('2028-03-03T05:00:00Z'))
})

describe('timeLeft', () => {
  test.each([
    ['2026-06-10T12:00:00Z', '2027-08-13T12:00:00Z', { years: 1, months: 2, days: 3 }],
    ['2026-06-10T12:00:00Z', '2026-06-11T11:59:59Z', { years: 0, months: 0, days: 0 }],
    ['2026-06-10T12:00:00Z', '2026-07-10T11:59:59Z', { years: 0, months: 0, days: 29 }],
    ['2026-01-31T00:00:00Z', '2026-03-01T00:00:00Z', { years: 0, months: 1, days: 1 }],
    ['2028-01-31T00:00:00Z', '2028-02-29T00:00:00Z', { years: 0, months: 1, days: 0 }],
    ['2028-02-29T00:00:00Z', '2029-02-28T00:00:00Z', { years: 1, months: 0, days: 0 }],
    ['2027-12-31T00:00:00Z', '2028-03-01T00:00:00Z', { years: 0, months: 2, days: 1 }],
  ])('from %s to %s is %o', (now, endsAt, left) =>
    expect(timeLeft(at(endsAt), at(now))).toEqual(left),
  )

  test.each(['2026-06-10T12:00:00Z', '2026-06-10T11:59:59.999Z'])(
    'returns null at noon for an end at %s',
    (endsAt) => expect(timeLeft(at(endsAt), at('2026-06-10T12:00:00Z'))).toBeNull(),
  )

  test('returns the whole term right after payment', () =>
    fc.assert(
      fc.property(moment, anyTerm, (now, term) => {
        const left =
          term === 'annual' ? { years: 1, months: 0, days: 0 } : { years: 0, months: 4, days: 0 }
        expect(timeLeft(addTerm(now, term), now)).toEqual(left)
      }),
    ))

  test('adds up to the end, except for less than a day', () =>
    fc.assert(
      fc.property(moment, moment, (now, endsAt) => {
        fc.pre(endsAt > now)
        const left = timeLeft(endsAt, now) ?? { years: 0, months: 0, days: 0 }
        const reached =
          addMonths(now, left.years * 12 + left.months).getTime() + left.days * 86_400_000
        expect(endsAt.getTime() - reached).toBeGreaterThanOrEqual(0)
        expect(endsAt.getTime() - reached).toBeLessThan(86_400_000)
        expect(left.months).toBeLessThan(12)
        expect(left.days).toBeLessThan(31)
      }),
    ))
})
