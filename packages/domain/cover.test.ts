import { describe, expect, test } from 'vitest'
import { type AccountState, accessEndOf, accessStateOf, longAgo } from './cover.ts'
import { addDays } from './dates.ts'

const now = new Date('2026-11-28T12:00:00Z')
const day = (days: number) => addDays(now, days)
const alone: AccountState = {
  ...{ type: 'individual', ageGroupId: 3, turns18In: null, country: 'MT', consentBy: 'self' },
  ...{ awaitingConsentSince: null, emailVerifiedAt: day(-90), coverEndedAt: null },
  ...{ hasSubscription: true, subscriptionEndsAt: day(30), trialEndsAt: day(-60) },
  ...{ autoRenew: false, hasCard: true, pastDueSince: null },
  ...{ organizationEndsAt: null, organizationStatus: null, inFamily: false, familyEndsAt: null },
}
const member: AccountState = {
  ...alone,
  ...{ type: 'institution', hasSubscription: false, subscriptionEndsAt: null, trialEndsAt: null },
  ...{ organizationStatus: 'active', organizationEndsAt: day(100) },
}

describe('access ends', () => {
  test.each<[string, Partial<AccountState>, Date | null]>([
    ['with the institution', {}, day(100)],
    ['never in an institution without an end', { organizationEndsAt: null }, null],
    ['at once in a suspended institution', { organizationStatus: 'suspended' }, longAgo],
    [
      'with the family while the institution covers nobody',
      { organizationStatus: 'ended', inFamily: true, familyEndsAt: day(20) },
      day(20),
    ],
    [
      'with the own subscription that outlasts the grace of an ended institution',
      { organizationEndsAt: day(-1), hasSubscription: true, subscriptionEndsAt: day(40) },
      day(40),
    ],
  ])('%s', (_, change, end) => expect(accessEndOf({ ...member, ...change }, now)).toEqual(end))

  test('14 days after an institution was left, or with a longer subscription', () => {
    const left = { ...alone, coverEndedAt: day(-2) }
    expect(accessEndOf({ ...left, subscriptionEndsAt: day(5) }, now)).toEqual(day(12))
    expect(accessEndOf({ ...left, subscriptionEndsAt: day(50) }, now)).toEqual(day(50))
  })

  test('with what a member of a family has paid, if that is later', () => {
    const inFamily = { ...alone, inFamily: true, familyEndsAt: day(10) }
    expect(accessEndOf(inFamily, now)).toEqual(day(30))
    expect(accessEndOf({ ...inFamily, subscriptionEndsAt: day(5) }, now)).toEqual(day(10))
  })
})

test('whoever waits for a guardian opens nothing until old enough to consent alone', () => {
  const waiting: AccountState = {
    ...member,
    ...{ ageGroupId: 2, turns18In: 2030, country: 'DE' },
    ...{ consentBy: 'guardian', awaitingConsentSince: day(-1) },
  }
  expect(accessStateOf(waiting, now)).toBe('awaiting_consent')
  expect(accessStateOf({ ...waiting, turns18In: 2026 }, now)).toBe('covered')
})
