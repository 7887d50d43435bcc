import { describe, expect, test } from 'vitest'
import { wordAt, wordTimesOf } from './word-times.ts'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const field = 'TXXX\0\0\0\x20\0\0\0word_times\0[[0,0],[2,115]]'
const tagged = (size: number, content = field) =>
  latin1(`ID3\x04\0\0\0\0${String.fromCharCode(size >> 7, size & 127)}${content}`)

describe('word times', () => {
  test('are read from the tag of the sound', () => {
    expect(wordTimesOf(tagged(field.length))).toEqual([
      [0, 0],
      [2, 115],
    ])
    const long = `${'x'.repeat(200)}${field}`
    expect(wordTimesOf(tagged(long.length, long))).toHaveLength(2)
  })

  test('are empty for sound without them', () => {
    expect(wordTimesOf(latin1(`\xff\xf3${field}`))).toEqual([])
    expect(wordTimesOf(tagged(4))).toEqual([])
    expect(wordTimesOf(new Uint8Array())).toEqual([])
    expect(wordTimesOf(tagged(40, 'TXXX\0\0\0\x20\0\0\0word_times\0[[0,"x"]]'))).toEqual([])
  })

  test('give the word that is heard at a moment', () => {
    const times = [
      [0, 50],
      [2, 115],
      [7, 427],
    ] as const
    const heard = (ms: number) => wordAt('I like lists.', times, ms)
    expect([0, 50, 114, 115, 426, 427, 9_000].map(heard)).toEqual([
      undefined,
      [0, 1],
      [0, 1],
      [2, 6],
      [2, 6],
      [7, 13],
      [7, 13],
    ])
    expect(
      wordAt(
        'Ask for the rules.',
        [
          [0, 0],
          [4, 200],
          [12, 500],
        ],
        300,
      ),
    ).toEqual([4, 11]) // "for the" is spoken as one
    expect(wordAt('x', [], 100)).toBeUndefined()
  })
})
