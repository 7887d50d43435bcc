import { type Mark, marksIn } from '@quartet/domain/decoding.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { expect, test } from 'vitest'
import { linesOf } from './text-pieces.ts'

const wall = readyWall([
  { text: 'finish first', forms: [], pattern: 'sequence', weight: 2 },
  { text: 'imagine', forms: [], pattern: 'confluence', weight: 1 },
])
const pieces = (text: string, marks: Mark[]) =>
  linesOf(text, marks).lines.flatMap((line) => line.pieces)
const whole = (text: string, marks: Mark[] = marksIn(text, wall)) =>
  pieces(text, marks)
    .map(({ start, end }) => text.slice(start, end))
    .join('')

test.each([
  'Finish first, then imagine a bridge.',
  'finish\nfirst: imagine!\n\n\nA bridge\n',
  '\r\n  ___ 🐝 imagine 🐝\t',
  'تخيل imagine جسرا، finish first',
  '',
  '!!!',
])('the pieces of %j add up to the text, letter by letter', (text) => {
  expect(whole(text)).toBe(text)
})

test('a mark of several words is one numbered word', () => {
  const text = 'Please finish first, then imagine it.'
  const { words } = linesOf(text, marksIn(text, wall))
  expect(words.map(({ at, start, end, pattern }) => [at, text.slice(start, end), pattern])).toEqual(
    [
      [0, 'Please', null],
      [1, 'finish first', 'sequence'],
      [2, 'then', null],
      [3, 'imagine', 'confluence'],
      [4, 'it', null],
    ],
  )
})

test('a cleared cue becomes plain words again', () => {
  const text = 'finish first'
  const { words } = linesOf(text, [{ start: 0, end: 12, text, pattern: null, source: 'user' }])
  expect(words.map(({ pattern }) => pattern)).toEqual([null, null])
})
