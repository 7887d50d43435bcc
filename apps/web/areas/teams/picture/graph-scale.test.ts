import type { ScoredPerson } from '@quartet/domain/team-picture.ts'
import { expect, test } from 'vitest'
import { bandEdges, graphHeight, nearestTo, xOf, yOf } from './graph-scale.ts'

const size = { width: 1000, isNarrow: false, isRtl: false }
const person = (id: number, score: number) =>
  ({
    id,
    scores: { sequence: score, precision: score, technical_reasoning: score, confluence: score },
  }) as ScoredPerson

test('the axis goes from 7 at the bottom to 40 at the top, and the bands fill it', () => {
  expect(yOf(7, size)).toBeGreaterThan(yOf(40, size))
  expect(yOf(7, size)).toBeLessThan(graphHeight)
  expect(bandEdges('Avoid', size)).toEqual({ top: yOf(17.5, size), bottom: yOf(7, size) })
  expect(bandEdges('Use First', size)).toEqual({ top: yOf(40, size), bottom: yOf(24.5, size) })
  expect(bandEdges('As Needed', size).bottom).toBe(bandEdges('Avoid', size).top)
})

test('the first axis is on the right in right-to-left languages', () => {
  expect(xOf(0, size)).toBeLessThan(xOf(3, size))
  expect(xOf(0, { ...size, isRtl: true })).toBe(1000 - xOf(0, size))
})

test('the nearest line is found between the axes and beside them, unless it is far away', () => {
  const people = [person(1, 10), person(2, 30)]
  for (const isRtl of [false, true])
    for (const x of [1, 420, 999]) {
      const at = (score: number) =>
        nearestTo({ x, y: yOf(score, size) }, people, { ...size, isRtl })
      expect(at(11)?.id).toBe(1)
      expect(at(29)?.id).toBe(2)
      expect(at(20)).toBeNull()
    }
})
