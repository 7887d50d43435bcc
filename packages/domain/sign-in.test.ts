import { describe, expect, test } from 'vitest'
import { plainRecoveryCode, timeStepOf, writtenRecoveryCode } from './sign-in.ts'

describe('recovery codes', () => {
  test('are read as they are written, whatever somebody puts between the groups', () => {
    expect(writtenRecoveryCode('abcdefghijklmnop')).toBe('abcd-efgh-ijkl-mnop')
    for (const typed of ['abcd-efgh-ijkl-mnop', ' ABCD efgh  ijklmnop ', 'abcdefghijklmnop'])
      expect(plainRecoveryCode(typed)).toBe('abcdefghijklmnop')
  })
})

test('a time step begins every 30 seconds', () => {
  expect(timeStepOf(new Date('1970-01-01T00:00:29.999Z'))).toBe(0)
  expect(timeStepOf(new Date('1970-01-01T00:00:30Z'))).toBe(1)
})
