import { expect, test } from 'vitest'
import { isNickName, tamedName } from './names.ts'

test.each([
  ['Mia', true],
  ['Anna-Lena 2', true],
  ['Zoë', true],
  ['O’Neil', true],
  ['سلمى', true],
  ['Ελένη', true],
  ['🦊', false],
  ['evil.example', false],
  ['https://evil', false],
  ['a@b', false],
  ['-Mia', false],
  ['', false],
  ['x'.repeat(31), false],
] as const)('isNickName(%j) is %s', (name, is) => expect(isNickName(name)).toBe(is))

test.each([
  ['Mia', 'Mia'],
  ['Click https://evil.example/now', 'Click httpsevilexamplenow'],
  ['a@b.de', 'abde'],
  [' J. P. ', 'J P'],
  ['x'.repeat(80), 'x'.repeat(30)],
] as const)('tamedName turns %j into %j', (name, tamed) => expect(tamedName(name)).toBe(tamed))
