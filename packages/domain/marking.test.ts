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
const shown = (own: readonly Mark[]) => laidOver(auto, own).map(({ text, pattern }) => [text, pattern])

test('a cue that is given to another pattern counts there', () => {
  expect(shown(givenTo('precision', at('imagine'), [], auto))).toEqual([
    ['finish first', 'sequence'],
    ['imagine', 'precision'],
  ])
})

test('any words become a mark, and touch no other', () => {
  expect(shown(givenTo('technical_reasoning', at('a bridge'), [], auto))).toEqual([
    ['finish first', 'sequence'],
    ['imagine', 'confluence'],
    ['a bridge', 'technical_reasoning'],
  ])
})

test('a cue that is cleared stays cleared; a mark of one’s own that is cleared is simply gone', () => {
  const cleared = givenTo(null, at('imagine'), [], auto)
  expect(cleared).toEqual([{ ...at('imagine'), pattern: null, source: 'user' }])
  const own = givenTo('confluence', at('bridge'), [], auto)
  expect(givenTo(null, at('bridge'), own, auto)).toEqual([])
})

test('what is decided anew takes the place of what was decided on any of its words', () => {
  const first = givenTo('precision', at('first'), [], auto)
  expect(givenTo('confluence', at('finish first'), first, auto)).toEqual([{ ...at('finish first'), pattern: 'confluence', source: 'user' }])
})

test('taken back, the proposal of the wall is there again', () => {
  const own = givenTo('precision', at('imagine'), [], auto)
  expect(shown(withoutOwn(at('imagine'), own))).toEqual(shown([]))
})
