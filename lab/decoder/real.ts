import type { Needed, NeededDegree } from '@quartet/domain/demand.ts'
import { type Pattern, patterns, perPattern } from '@quartet/domain/patterns.ts'
import { decodeSample, englishWalls, wallFor } from './decoded.ts'
import { neededOf, type RealRow } from './judged.ts'
import a from './samples/real/a.json' with { type: 'json' }
import b from './samples/real/b.json' with { type: 'json' }
import c from './samples/real/c.json' with { type: 'json' }

/** One pattern of one text: two readings, the decoder's proposal, and two simpler rules. */
export type RealCell = {
  name: string
  pattern: Pattern
  readings: [NeededDegree, NeededDegree]
  proposed: NeededDegree | 'none'
  hasWords: boolean
  /** The pattern with most weight is Use First, those with half as much or more As Needed. */
  heaviest: NeededDegree
  /** Without the table of quiet words, as in other languages. */
  plain: NeededDegree | 'none'
}

export const realRows = [...a, ...b, ...c] as RealRow[]

function heaviestOf(weights: Record<Pattern, number>): Needed {
  const max = Math.max(...patterns.map((pattern) => weights[pattern]))
  return perPattern((pattern) => {
    if (max === 0 || 2 * weights[pattern] < max) return 'Low'
    return weights[pattern] === max ? 'Use First' : 'As Needed'
  })
}

const plainWall = wallFor(englishWalls)

/** Decodes the texts modelled on real ones: four cells a text. */
export const realCells = (): RealCell[] =>
  realRows.flatMap((row) => {
    const { needed, weights, evidence } = decodeSample(row)
    const plain = decodeSample(row, plainWall).needed
    const [first, second] = row.readings.map(neededOf) as [Needed, Needed]
    const heaviest = heaviestOf(weights)
    return patterns.map((pattern) => ({
      ...{ name: row.name, pattern, readings: [first[pattern], second[pattern]] as const },
      ...{ proposed: needed?.[pattern] ?? 'none', hasWords: evidence[pattern].words.length > 0 },
      ...{ heaviest: heaviest[pattern], plain: plain?.[pattern] ?? 'none' },
    })) as RealCell[]
  })

export const isAgreed = ({ readings: [one, other] }: RealCell) => one === other
