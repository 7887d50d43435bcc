import { expect, test } from 'vitest'
import { nameText, optionalName, text } from './fields.ts'

const name = nameText(40, 'required')
const codesOf = (schema: typeof name, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

test.each([
  ['a line end', 'Ed\r\nBcc: x@y.zz'],
  ['a bell', 'Ed\u0007ward'],
  ['a tab', 'Ed\tward'],
  ['a line end of Unicode', 'Ed\u2028ward'],
  ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'].map(
    (sign): [string, string] => [`U+${sign.charCodeAt(0).toString(16)}`, `Ed${sign}ward`],
  ),
])('rejects a name with %s as name_characters', (_, value) => {
  expect(codesOf(name, value)).toEqual(['name_characters'])
  expect(codesOf(optionalName(40) as typeof name, value)).toEqual(['name_characters'])
  expect(codesOf(text(40, 'required'), value)).toEqual([])
})

test.each([
  'Edward',
  'محمد الأمين',
  'Ġużè Żammit',
  'José-María',
  '李小龍',
  'O’Neill & Söhne',
  '👩🏽\u200d🏫 Ms Ada',
  'עדה \u200e7B',
  '  Ada  ',
])('accepts a common name: %s', (value) => {
  expect(name.parse(value)).toBe(value.trim())
  expect(optionalName(40).parse(value)).toBe(value.trim())
})
