import { decode, type Mark } from '@quartet/domain/decoding.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { tokensOf } from '@quartet/domain/wall.ts'
import { describe, expect, test } from 'vitest'
import { leanings } from '../../packages/content/leanings/en.ts'
import { englishWalls, isRight, percent, rowsOf, wallFor } from './decoded.ts'
import { type JudgedRow, judgedOf } from './judged.ts'
import h from './samples/judged/h.json' with { type: 'json' }
import m from './samples/judged/m.json' with { type: 'json' }

const rows: JudgedRow[] = [...h, ...m].map((row) => row as JudgedRow)
const samples = rows.map(judgedOf)
const wallOf = wallFor(englishWalls, leanings)

test('the table has few words, each with two points a pattern, and no word twice', () => {
  const lines = leanings.words
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  expect(lines.length).toBeLessThanOrEqual(2000)
  expect(new Set(lines.map(([word]) => word)).size).toBe(lines.length)
  for (const [, ...points] of lines) expect(points.map((point) => Number.isInteger(Number(point)))).toEqual(Array(8).fill(true))
})

test('the table meets more degrees of texts that it was made from than the walls do', () => {
  expect(percent(rowsOf(samples), isRight)).toBeGreaterThanOrEqual(percent(rowsOf(samples, null), isRight) + 8)
})

describe('the learner', () => {
  test('lifts any pattern of any text to Use First by enough marks', () => {
    for (const sample of samples.slice(0, 30))
      for (const pattern of patterns) {
        const marks = tokensOf(sample.text).map(
          ({ start, end }): Mark => ({ start, end, text: sample.text.slice(start, end), pattern, source: 'user' }),
        )
        const half = marks.filter((_, at) => at % 2 === 0)
        expect(decode(sample.text, wallOf(sample), half).needed?.[pattern]).toBe('Use First')
      }
  })
})
