import { expect, test } from 'vitest'
import { asTyped, invitationPath, slugOf } from './invitations.ts'

test('a code is the same in any case and with blanks', () => {
  for (const typed of ['abcd2345', ' ABCD 2345 ', 'abcd-2345'])
    expect(asTyped(typed)).toBe('ABCD2345')
})

test('the name in an address is short, and never empty', () => {
  expect(slugOf('Team Ada & Bo!')).toBe('team-ada-bo')
  expect(slugOf(' فريق ')).toBe('فريق')
  expect(slugOf('../%2f')).toBe('2f')
  expect(slugOf('???')).toBe('invitation')
  expect(slugOf('x'.repeat(99))).toHaveLength(40)
  expect(invitationPath(7, 'Öl')).toBe('/invitation/7/%C3%B6l')
})
