import { expect, test } from 'vitest'
import type { Mark } from './decoding.ts'
import { dutiesIn } from './duties.ts'
import type { Pattern } from './patterns.ts'
import { taskBounds } from './task.ts'

function markOf(description: string, text: string, pattern: Pattern | null): Mark {
  const start = description.indexOf(text)
  return { start, end: start + text.length, text, pattern, source: 'auto' }
}

test('each distinct line with a word is a duty, with the patterns marked in it in report order', () => {
  const description = '  Imagine and plan.  \r\n\n---\nRepair it.\nImagine and plan.\nWait.'
  const marks = [
    markOf(description, 'Imagine', 'confluence'),
    markOf(description, 'plan', 'sequence'),
    markOf(description, 'Repair', null),
  ]
  expect(dutiesIn(description, marks)).toEqual({
    duties: [
      { text: 'Imagine and plan.', neededPatterns: ['sequence', 'confluence'] },
      { text: 'Repair it.', neededPatterns: [] },
      { text: 'Wait.', neededPatterns: [] },
    ],
    isCut: false,
  })
})

test('each sentence of a paragraph is a duty', () => {
  const first = 'We look for somebody who likes people, mornings and the smell of coffee. '
  const description = `${first}You repair the machine on your own! You count the till: ${'x'.repeat(140)}`
  const marks = [markOf(description, 'repair', 'technical_reasoning')]
  expect(dutiesIn(description, marks).duties).toEqual([
    { text: first.trim(), neededPatterns: [] },
    { text: 'You repair the machine on your own!', neededPatterns: ['technical_reasoning'] },
    { text: `You count the till: ${'x'.repeat(140)}`, neededPatterns: [] },
  ])
})

test('a description without a word has no duty', () => {
  expect(dutiesIn('', [])).toEqual({ duties: [], isCut: false })
  expect(dutiesIn(' \n—\n…', [])).toEqual({ duties: [], isCut: false })
})

test('of 200 lines the first that can be stored are duties, and the rest is reported', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `Duty ${at}`)
  const { duties, isCut } = dutiesIn(lines.join('\n'), [])
  expect(duties.map(({ text }) => text)).toEqual(lines.slice(0, taskBounds.duties))
  expect(isCut).toBe(true)
  const exactly = [...lines.slice(0, taskBounds.duties), 'Duty 0', ''].join('\n')
  expect(dutiesIn(exactly, []).isCut).toBe(false)
})

test('a long line is cut where it can be stored, never within a character', () => {
  const [long] = dutiesIn('a'.repeat(2500), []).duties
  expect(long?.text).toHaveLength(2000)
  const [emoji] = dutiesIn(`${'a'.repeat(1999)}😀`, []).duties
  expect(emoji?.text).toBe('a'.repeat(1999))
})
