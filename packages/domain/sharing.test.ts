import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  audienceOf,
  isTrustedStaff,
  mayOpenLink,
  maySpread,
  recipientError,
  tamedMessage,
  withoutLinks,
} from './sharing.ts'

const [adult, minor] = [{ isAdult: true }, { isAdult: false }]

test.each([
  [adult, adult, 'anyone'],
  [adult, minor, 'trusted'],
  [minor, adult, 'trusted'],
  [minor, minor, 'trusted'],
] as const)('what %j shares of %j is for %s', (sender, person, audience) => {
  expect(audienceOf(sender, person)).toBe(audience)
})

describe('trusted staff', () => {
  const person = { id: 1, organizationId: 7 }
  const staff = {
    id: 2,
    organizationId: 7,
    isAdult: true,
    scope: 'organization',
    leadsGroup: false,
  } as const
  test.each([
    ['an adult of the institution with its scope', staff, true],
    ['one with the scope of the installation', { ...staff, scope: 'all' }, true],
    ['the person', { ...staff, id: 1 }, false],
    ['a minor', { ...staff, isAdult: false }, false],
    ['staff of another institution', { ...staff, organizationId: 8 }, false],
    ['somebody without an institution', { ...staff, organizationId: null }, false],
    ['staff of other groups', { ...staff, scope: 'groups' }, false],
    ['staff of a group of the person', { ...staff, scope: 'groups', leadsGroup: true }, true],
    ['somebody who lost the scope', { ...staff, scope: 'own', leadsGroup: true }, false],
    ['somebody without access_users', { ...staff, scope: undefined }, false],
  ] as const)('%s: %j', (_, candidate, isTrusted) => {
    expect(isTrustedStaff(person, candidate)).toBe(isTrusted)
  })

  test('is nobody for a person without an institution', () => {
    expect(
      isTrustedStaff({ id: 1, organizationId: null }, { ...staff, organizationId: null }),
    ).toBe(false)
  })
})

describe('recipients', () => {
  const known = { staff: [2, 3], hasGuardian: true }
  const nobody = { emails: [], userIds: [], guardian: false }
  test.each([
    ['anyone', { ...nobody, emails: ['a@example.org'] }, null],
    ['trusted', { ...nobody, emails: ['a@example.org'] }, 'share_addresses_closed'],
    [
      'trusted',
      { emails: ['a@example.org'], userIds: [2], guardian: true },
      'share_addresses_closed',
    ],
    ['trusted', { ...nobody, userIds: [3, 2], guardian: true }, null],
    ['trusted', { ...nobody, userIds: [2, 4] }, 'share_person_unknown'],
  ] as const)('for %s, %j: %s', (audience, recipients, error) => {
    expect(recipientError(audience, known, recipients)).toBe(error)
  })

  test('must exist', () => {
    const none = { staff: [], hasGuardian: false }
    expect(recipientError('trusted', none, { ...nobody, guardian: true })).toBe(
      'share_person_unknown',
    )
    expect(recipientError('anyone', none, { ...nobody, userIds: [2] })).toBe('share_person_unknown')
  })
})

describe('a link', () => {
  const stranger = {
    id: 9,
    organizationId: 8,
    isAdult: true,
    scope: 'organization',
    leadsGroup: false,
  } as const
  test.each([
    ['anyone', 'a visitor', undefined, true],
    ['anyone', 'a stranger', stranger, true],
    ['trusted', 'a visitor', undefined, false],
    ['trusted', 'staff of another institution', stranger, false],
    ['trusted', 'the owner', { ...stranger, id: 1 }, true],
    ['trusted', 'the person', { ...stranger, id: 2 }, true],
    ['trusted', 'a teacher', { ...stranger, organizationId: 7 }, true],
    ['trusted', 'a classmate', { ...stranger, organizationId: 7, scope: 'own' }, false],
  ] as const)('for %s and %s', (audience, _, viewer, opens) => {
    const person = { id: 2, organizationId: 7 }
    expect(mayOpenLink({ audience, ownerId: 1, person }, viewer)).toBe(opens)
  })
})

describe('a message', () => {
  const characters = ['a', 'ب', ' ', '\n', '\r', '\t', '\0', '\u202E', '\u2028', '\uFEFF']
  test.each([
    ['  Hello\r\n\r\n\r\n\r\nyou\t!  ', 'Hello\n\nyou !'],
    ['a\u202Eb\u0000c\u2066d\u200Fe', 'abcde'],
    ['\u2028', ''],
    ['👩‍🏫 مرحبا', '👩‍🏫 مرحبا'],
  ])('%j is stored as %j', (message, stored) => {
    expect(tamedMessage(message)).toBe(stored)
  })

  test('is not changed a second time', () => {
    assert(
      property(array(constantFrom(...characters)), (message) => {
        const stored = tamedMessage(message.join(''))
        expect(tamedMessage(stored)).toBe(stored)
      }),
    )
  })

  test.each([
    ['See https://evil.example/x?y=1', 'See https: //evil. example/x?y=1'],
    ['www.evil.example', 'www. evil. example'],
    ['mail me@evil.example', 'mail me@evil. example'],
    ['http://10.0.0.1', 'http: //10. 0. 0. 1'],
    ['Done. Thank you...', 'Done. Thank you...'],
  ])('%j loses its links: %j', (message, tamed) => {
    expect(withoutLinks(message)).toBe(tamed)
  })
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'a social link for an adult %s, with the setting on %s, is allowed: %s',
  (isAdult, switchedOn, may) => {
    expect(maySpread(isAdult, switchedOn)).toBe(may)
  },
)
