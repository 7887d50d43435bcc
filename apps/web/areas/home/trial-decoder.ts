import { countMarks, marksIn } from '@quartet/domain/decoding.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { readyWall, type WallWord } from '@quartet/domain/wall.ts'
import { weighMarks, weightsOf } from '@quartet/domain/weights.ts'

/** The share of the weight from which the hints to a pattern are called the strongest. */
const strongShare = 0.32
export const maxMarked = taskBounds.description

/** Returns a function that decodes a text with these words, up to the length of a task. */
export function makeTrialDecoder(words: readonly WallWord[]) {
  const wall = readyWall(words)
  return (text: string) => {
    const read = text.slice(0, maxMarked)
    const marks = marksIn(read, wall)
    const weights = weightsOf(weighMarks(read, marks, wall))
    const sum = patterns.reduce((total, pattern) => total + weights[pattern], 0)
    return {
      marks,
      counts: countMarks(marks),
      found: patterns.filter((pattern) => weights[pattern] > 0),
      strongest: patterns.filter((pattern) => sum > 0 && weights[pattern] / sum >= strongShare),
      isCut: text.length > maxMarked,
    }
  }
}
export type TrialDecoder = ReturnType<typeof makeTrialDecoder>
