import { decode, type NeededDegree } from '@quartet/domain/demand.ts'
import { type Leanings, readyLeanings } from '@quartet/domain/leaning.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { leanings } from '../../packages/content/leanings/en.ts'
import { readWalls, type Wall } from '../../packages/content/walls/wall.ts'
import type { Judged, TaskText } from './judged.ts'

/** The gold degree of a pattern in a sample, the degree proposed by the decoder, and its weight. */
export type Row = Pick<TaskText, 'name' | 'area'> & {
  pattern: Pattern
  gold: NeededDegree
  proposed: NeededDegree | 'none'
  weight: number
}

/**
 * Returns a function that selects the wall for a sample by area and age from the walls of a
 * language, combined with the leanings of the language if there are any.
 */
export function wallFor(walls: readonly Wall[], table: Leanings | null = null) {
  const own = walls.map((wall) => ({
    ...wall,
    ready: readyWall(wall.words, table && readyLeanings(table, wall.area)),
  }))
  return ({ area, ageGroup }: Pick<TaskText, 'area' | 'ageGroup'>) => {
    const children = area === 'school' && ageGroup === 1
    return (
      own.find((wall) => wall.area === area && wall.children === children)?.ready ?? readyWall([])
    )
  }
}

/** Decodes samples; returns four rows per sample. */
export function rowsWith(
  walls: readonly Wall[],
  samples: readonly Judged[],
  table: Leanings | null = null,
): Row[] {
  const wallOf = wallFor(walls, table)
  return samples.flatMap((sample) => {
    const { needed, weights } = decode(sample.text, wallOf(sample))
    return patterns.map((pattern) => ({
      ...{ name: sample.name, area: sample.area, pattern },
      ...{
        gold: sample.gold[pattern],
        proposed: needed?.[pattern] ?? 'none',
        weight: weights[pattern],
      },
    }))
  })
}

export const englishWalls = readWalls('en')
const englishWall = wallFor(englishWalls, leanings)

/** Decodes one English text; by default with the leanings. */
export const decodeSample = (sample: TaskText, wallOf = englishWall) =>
  decode(sample.text, wallOf(sample))

/** The same with the English walls, and with the English leanings by default. */
export const rowsOf = (samples: readonly Judged[], table: Leanings | null = leanings) =>
  rowsWith(englishWalls, samples, table)

/** The percentage of rows that satisfy a condition, with one decimal. */
export const percent = (rows: readonly Row[], holds: (row: Row) => boolean) =>
  Math.round((1000 * rows.filter(holds).length) / rows.length) / 10

export const isRight = ({ gold, proposed }: Row) => gold === proposed
