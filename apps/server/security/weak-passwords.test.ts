import { describe, expect, test } from 'vitest'
import { findWeakness } from './weak-passwords.ts'

describe('findWeakness', () => {
  test.each([
    ...[
      'password',
      'Password1',
      '12345678',
      '0123456789',
      'qwertyuiop',
      'poiuytrewq',
      '1qaz2wsx',
      'abcdefgh',
      'trustno1',
      ' iloveyou ',
    ],
    ...[
      'aaaaaaaa',
      '12341234',
      '1234512345',
      'asdasdasd',
      'qwertyqwerty',
      '1234567890-',
      '12312312',
      '24122010',
      '24.12.2010',
      '2010-12-24',
      '12242010',
      'starwars',
    ],
  ])('reports a common password: %s', async (word) =>
    expect(await findWeakness(word, [])).toBe('password_common'),
  )

  test.each([
    'correct horse',
    'three blue herons',
    'Tb7!mkqz',
    '2010 was a year',
    '27395817',
    'aaaabbbb!cc',
    'passwordless lion',
    'eight ch',
  ])('accepts an uncommon password: %s', async (word) =>
    expect(await findWeakness(word, [null, undefined, '', '7'])).toBeUndefined(),
  )
})

test('checks quickly because the list is read only once', async () => {
  await findWeakness('x', [])
  const began = process.cpuUsage()
  for (let at = 0; at < 10_000; at++)
    await findWeakness(`three blue herons ${at}`, ['Ada', 'ada@example.org'])
  // microseconds each; reading the list again would take a hundred times longer
  expect(process.cpuUsage(began).user / 10_000).toBeLessThan(1_000)
})
