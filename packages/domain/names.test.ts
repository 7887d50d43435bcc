import { expect, test } from 'vitest'
import { isNickName, tamedName, tamedTitle } from './names.ts'

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

test.each([
  ['Essay: my summer!', 'Essay: my summer!'],
  ['3 + 4 = ?', '3 + 4 = ?'],
  ['مهمة: ما رأيك؟', 'مهمة: ما رأيك؟'],
  ['Read https://evil.example/now', 'Read https: evil example now'],
  ['a@b.de <b>', 'a b de b'],
  ['School “of” St. Anne (2.)', 'School of St. Anne (2.)'],
  ['x'.repeat(90), 'x'.repeat(80)],
] as const)('tamedTitle turns %j into %j', (title, tamed) => expect(tamedTitle(title)).toBe(tamed))
