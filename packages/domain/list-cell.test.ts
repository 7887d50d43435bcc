import { expect, test } from 'vitest'
import { joinCell, splitCell } from './list-cell.ts'

test.each([
  ['a list of phrases', ['one at a time', 'step at a time'], 'one at a time | step at a time'],
  ['signs that are borders elsewhere', ['a|b', 'c\\', '\\|'], 'a\\|b | c\\\\ | \\\\\\|'],
  ['an empty list', [], ''],
])('%s is parsed back as written', (_, parts, cell) => {
  expect(joinCell(parts)).toBe(cell)
  expect(splitCell(cell)).toEqual(parts)
})

test('splitCell ignores empty parts and trims spaces', () => {
  expect(splitCell(' a || b |  | ')).toEqual(['a', 'b'])
})
