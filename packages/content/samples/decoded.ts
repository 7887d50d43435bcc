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
const walls = { school: ready(school), work: ready(work), career: ready(career) }
const children = ready(schoolChildren)
const wallFor = ({ area, ageGroup }: Sample) => (area === 'school' && ageGroup === 1 ? children : walls[area])

/** Four rows a sample, each text decoded with the English wall of its area and age. */
export const rowsOf = (samples: readonly Sample[]): Row[] =>
  samples.flatMap((sample) => {
    const { needed, weights } = decode(sample.text, wallFor(sample))
    return patterns.map((pattern) => ({
      ...{ name: sample.name, area: sample.area, pattern },
      ...{ gold: sample.gold[pattern], proposed: needed?.[pattern] ?? 'none', weight: weights[pattern] },
    }))
  })

/** The part of the rows for which something holds, in per cent with one decimal. */
export const percent = (rows: readonly Row[], holds: (row: Row) => boolean) =>
  Math.round((1000 * rows.filter(holds).length) / rows.length) / 10

export const isRight = ({ gold, proposed }: Row) => gold === proposed
