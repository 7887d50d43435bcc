import { describe, expect, test } from 'vitest'
import { type Mark, marksIn } from './decoding.ts'
import { excerptOf } from './excerpt.ts'
import { readyWall } from './wall.ts'

const wall = readyWall([
  { text: 'finish first', forms: [], pattern: 'sequence', weight: 2 },
  { text: 'imagine', forms: [], pattern: 'confluence', weight: 1 },
  { text: 'exactly', forms: [], pattern: 'precision', weight: 1 },
  { text: 'genau', forms: [], pattern: 'precision', weight: 1 },
  { text: 'بدقة', forms: [], pattern: 'precision', weight: 1 },
])

/** The excerpt as it is read. */
function read(text: string, marks: readonly Mark[] = marksIn(text, wall)) {
  const { parts, isCut } = excerptOf(text, marks)
  const words = parts.map(({ start, end, skips, newLine }, at) => {
    const before = skips ? '… ' : newLine && at > 0 ? '| ' : ''
    return before + text.slice(start, end)
  })
  return words.join(' ') + (isCut ? ' …' : '')
}
const filler = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at} is chat.`)

describe('a short text', () => {
  test.each([
    ['is whole', 'Imagine a bridge. Draw it!', 'Imagine a bridge. Draw it!'],
    [
      'has no greeting',
      'Hi Maya,\n\nplease imagine it.\nBest, Jo',
      'please imagine it. | Best, Jo',
    ],
    ['has no greeting in its line', 'Hi Maya, please imagine it.', 'please imagine it.'],
    ['has no greeting without a comma', 'Dear all\nImagine it.', 'Imagine it.'],
    ['has no blank lines', '\n\nOne.\n\n\nTwo.\r\n\r\nThree', 'One. | Two. | Three'],
    ['has no German greeting', 'Liebe Klasse 7b!\n\nLest genau.', 'Lest genau.'],
    ['has no formal greeting', 'Sehr geehrte Frau Öz,\nlest genau.', 'lest genau.'],
    ['has no Arabic greeting', 'مرحبا مايا،\n\nاقرأ بدقة.', 'اقرأ بدقة.'],
    ['has no Spanish greeting', 'Querida Eva:\nLee.', 'Lee.'],
    ['keeps words that only look like a greeting', 'Hire a guide. Go.', 'Hire a guide. Go.'],
    [
      'keeps a first sentence',
      'Hello world is the first program.',
      'Hello world is the first program.',
    ],
    ['may be empty', '', ''],
    ['may be blank', ' \n\n ', ''],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('a long text', () => {
  test('is reduced to its demanding sentences, in their order', () => {
    const text = [...filler(30), 'Please imagine it.', ...filler(30), 'Finish first!'].join(' ')
    expect(read(text)).toBe('… Please imagine it. … Finish first!')
  })

  test('ends with an ellipsis when its end is left out, and begins without one at its beginning', () => {
    const text = ['Hi Jo,\nImagine it exactly.', ...filler(50)].join('\n')
    expect(read(text)).toBe('Imagine it exactly. …')
  })

  test('prefers the sentences with the most marks', () => {
    const dull = (at: number) => `Imagine ${'a long and winding road '.repeat(8)}${at} ends.`
    const text = `${dull(1)} ${dull(2)} ${dull(3)} ${dull(4)} Finish first, exactly, and imagine.`
    const excerpt = read(text)
    expect(excerpt).toContain('Finish first, exactly, and imagine.')
    expect(excerpt.length).toBeLessThan(620)
    expect(excerpt.startsWith('Imagine')).toBe(true)
  })

  test('is its beginning when nothing is marked', () => {
    const excerpt = read(filler(60).join(' '))
    expect(excerpt.startsWith('Line 0 is chat. Line 1')).toBe(true)
    expect(excerpt.endsWith('chat. …')).toBe(true)
    expect(excerpt.length).toBeLessThanOrEqual(602)
  })

  test('of one endless sentence ends after a word', () => {
    const excerpt = read('word '.repeat(300))
    expect(excerpt).toMatch(/^(word ){119,120}…$/)
    expect(read('😀'.repeat(400)).isWellFormed()).toBe(true)
  })
})

test.each([
  ['Wait... what? Yes!', ['Wait...', 'what?', 'Yes!']],
  ['“Go!” she said. Then 3.5 km.', ['“Go!”', 'she said.', 'Then 3.5 km.']],
  ['Lest z. B. Seite 3. Danach fragt: wieso?', ['Lest z. B. Seite 3. Danach fragt: wieso?']],
  ['Am 3. Mai lest ihr. Danach ruht ihr.', ['Am 3. Mai lest ihr.', 'Danach ruht ihr.']],
  ['هل فهمت؟ اكتب الجواب. شكرًا!', ['هل فهمت؟', 'اكتب الجواب.', 'شكرًا!']],
  ['See www.example.org/a.html now.', ['See www.example.org/a.html now.']],
])('the sentences of %j', (text, sentences) => {
  expect(excerptOf(text, []).parts.map(({ start, end }) => text.slice(start, end))).toEqual(
    sentences,
  )
})
