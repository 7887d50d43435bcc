import { laidOver, type Mark, marksIn } from './decoding.ts'
import { decoderVersion, demandOf, type Needed } from './demand.ts'
import { type ReadyWall, readyWall } from './wall.ts'

type DecodedTask = {
  description: string
  marks: readonly Mark[]
  decoded: boolean
  decoder_version: number | null
  needed: Needed | null
  needed_source: 'proposed' | 'judged' | null
}

/** A wall without words, until the real one is loaded. */
export const emptyWall = readyWall([])

/**
 * Whether the stored marks of the wall count: a task decoded by older rules keeps its marks, and so
 * does every task while the wall is not loaded.
 */
export const keepsMarks = (
  { decoded, decoder_version }: Pick<DecodedTask, 'decoded' | 'decoder_version'>,
  wall: ReadyWall | undefined,
) => !wall || (decoded && decoder_version !== null && decoder_version !== decoderVersion)

/** The marks that the wall makes in a task, or those that are stored. */
export const autoMarksOf = (
  { description, marks, ...task }: Omit<DecodedTask, 'needed' | 'needed_source'>,
  wall: ReadyWall | undefined,
) =>
  !wall || keepsMarks(task, wall)
    ? marks.filter(({ source }) => source === 'auto')
    : marksIn(description, wall)

/** The degrees that count: those of the learner or of a decoded task, otherwise the proposed ones. */
export const neededOf = (
  { needed, needed_source, decoded }: Pick<DecodedTask, 'needed' | 'needed_source' | 'decoded'>,
  proposed: Needed | null,
) => (needed_source === 'judged' || decoded ? needed : null) ?? proposed

/** A task as its page shows it: all marks, their weights, and the degrees (method D16, D17). */
export function decodingOf(task: DecodedTask, wall: ReadyWall | undefined) {
  const own = task.marks.filter(({ source }) => source === 'user')
  const marks = laidOver(autoMarksOf(task, wall), own)
  const { weights, needed } = demandOf(task.description, marks, wall ?? emptyWall)
  return { marks, weights, needed: neededOf(task, needed) }
}
