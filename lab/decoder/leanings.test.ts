import type { Mark } from '@quartet/domain/decoding.ts'
import { decode } from '@quartet/domain/demand.ts'
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

test('the table has at most 2000 distinct words, each with two points per pattern', () => {
  const lines = leanings.words
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  expect(lines.length).toBeLessThanOrEqual(2000)
  expect(new Set(lines.map(([word]) => word)).size).toBe(lines.length)
  for (const [, ...points] of lines)
    expect(points.map((point) => Number.isInteger(Number(point)))).toEqual(Array(8).fill(true))
})

test('the table matches more degrees of its own training texts than the walls alone', () => {
  expect(percent(rowsOf(samples), isRight)).toBeGreaterThanOrEqual(
    percent(rowsOf(samples, null), isRight) + 8,
  )
})

describe('marks of the learner', () => {
  test('can raise any pattern of any text to Use First', () => {
    for (const sample of samples.slice(0, 30))
      for (const pattern of patterns) {
        const marks = tokensOf(sample.text).map(
          ({ start, end }): Mark => ({
            start,
            end,
            text: sample.text.slice(start, end),
            pattern,
            source: 'user',
          }),
        )
        const half = marks.filter((_, at) => at % 2 === 0)
        expect(decode(sample.text, wallOf(sample), half).needed?.[pattern]).toBe('Use First')
      }
  })
})
