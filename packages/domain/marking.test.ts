import { expect, test } from 'vitest'
import { laidOver, type Mark } from './decoding.ts'
import { givenTo, withoutOwn } from './marking.ts'

const text = 'finish first, then imagine a bridge'
const at = (words: string): Pick<Mark, 'start' | 'end' | 'text'> => {
  const start = text.indexOf(words)
  return { start, end: start + words.length, text: words }
}
const auto: Mark[] = [
  { ...at('finish first'), pattern: 'sequence', source: 'auto' },
  { ...at('imagine'), pattern: 'confluence', source: 'auto' },
]
const shown = (own: readonly Mark[]) =>
  laidOver(auto, own).map(({ text, pattern }) => [text, pattern])

test('a cue assigned to another pattern counts for that pattern', () => {
  expect(shown(givenTo('precision', at('imagine'), [], auto))).toEqual([
    ['finish first', 'sequence'],
    ['imagine', 'precision'],
  ])
})

test('any words can be marked without changing other marks', () => {
  expect(shown(givenTo('technical_reasoning', at('a bridge'), [], auto))).toEqual([
    ['finish first', 'sequence'],
    ['imagine', 'confluence'],
    ['a bridge', 'technical_reasoning'],
  ])
})

test('clearing a cue of the wall is stored, clearing an own mark removes it', () => {
  const cleared = givenTo(null, at('imagine'), [], auto)
  expect(cleared).toEqual([{ ...at('imagine'), pattern: null, source: 'user' }])
  const own = givenTo('confluence', at('bridge'), [], auto)
  expect(givenTo(null, at('bridge'), own, auto)).toEqual([])
})

test('a new decision replaces earlier decisions on overlapping words', () => {
  const first = givenTo('precision', at('first'), [], auto)
  expect(givenTo('confluence', at('finish first'), first, auto)).toEqual([
    { ...at('finish first'), pattern: 'confluence', source: 'user' },
  ])
})

test('removing an own mark restores the mark of the wall', () => {
  const own = givenTo('precision', at('imagine'), [], auto)
  expect(shown(withoutOwn(at('imagine'), own))).toEqual(shown([]))
})
