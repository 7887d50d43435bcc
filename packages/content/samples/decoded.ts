import { decode, type NeededDegree } from '@quartet/domain/decoding.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { career } from '../walls/en/career.ts'
import { school } from '../walls/en/school.ts'
import { schoolChildren } from '../walls/en/school-children.ts'
import { work } from '../walls/en/work.ts'
import type { Wall } from '../walls/wall.ts'
import type { Sample } from './sample.ts'

/** A degree that people found in a text beside what the decoder proposes, and the weight that it goes by. */
export type Row = Pick<Sample, 'name' | 'area'> & { pattern: Pattern; gold: NeededDegree; proposed: NeededDegree | 'none'; weight: number }

const ready = ({ words }: Wall) => readyWall(patterns.flatMap((pattern) => words[pattern].map((word) => ({ ...word, pattern }))))

/** Four rows a sample, each text decoded with the wall of its area and age, of those that one language has. */
export function rowsWith(walls: readonly Wall[], samples: readonly Sample[]): Row[] {
  const own = walls.map((wall) => ({ ...wall, ready: ready(wall) }))
  return samples.flatMap((sample) => {
    const children = sample.area === 'school' && sample.ageGroup === 1
    const wall = own.find((one) => one.area === sample.area && one.children === children)
    const { needed, weights } = decode(sample.text, wall?.ready ?? readyWall([]))
    return patterns.map((pattern) => ({
      ...{ name: sample.name, area: sample.area, pattern },
      ...{ gold: sample.gold[pattern], proposed: needed?.[pattern] ?? 'none', weight: weights[pattern] },
    }))
  })
}

/** The same with the English walls. */
export const rowsOf = (samples: readonly Sample[]) => rowsWith([school, schoolChildren, work, career], samples)

/** The part of the rows for which something holds, in per cent with one decimal. */
export const percent = (rows: readonly Row[], holds: (row: Row) => boolean) =>
  Math.round((1000 * rows.filter(holds).length) / rows.length) / 10

export const isRight = ({ gold, proposed }: Row) => gold === proposed
