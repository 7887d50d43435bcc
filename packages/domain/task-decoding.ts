import { laidOver, type Mark } from './decoding.ts'
import { autoMarks, demandOf, type Needed } from './demand.ts'
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

/** The degrees that count: those of the learner or of a decoded task, otherwise the proposed ones. */
export const neededOf = (
  { needed, needed_source, decoded }: Pick<DecodedTask, 'needed' | 'needed_source' | 'decoded'>,
  proposed: Needed | null,
) => (needed_source === 'judged' || decoded ? needed : null) ?? proposed

/** A task as its page shows it: all marks, and the degrees (method D16, D17). */
export function decodingOf(task: DecodedTask, wall: ReadyWall | undefined) {
  const { description, decoded, decoder_version } = task
  const version = decoded ? decoder_version : null
  const own = task.marks.filter(({ source }) => source === 'user')
  const marks = laidOver(autoMarks({ description, marks: task.marks, version }, wall), own)
  const { needed } = demandOf(description, marks, wall ?? emptyWall)
  return { marks, needed: neededOf(task, needed) }
}
