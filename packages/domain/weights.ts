import type { Mark } from './decoding.ts'
import { type Pattern, perPattern } from './patterns.ts'
import { cueOf, fold, type ReadyWall } from './wall.ts'

/** A full stop, question mark, exclamation mark or line break, in any of the languages. */
// Matches only the last of several marks: with `+`, each run of full stops would be scanned from
// every full stop in it.
const sentenceEnd = /[.!?…؟。;·](?=\s|$)|\n/gu
/** The weight of a word that the learner marked and that is not on the wall. */
const ownWeight = 2

/** A mark that counts: its pattern, and the weight that it adds to it. */
export type WeighedMark = Mark & { pattern: Pattern; weight: number; cue: number | null }

/**
 * The marks that count, in the order of the text: each word of the wall once per sentence, and none
 * that the learner cleared. `cue` is the word of the wall; null for a word that the learner marked.
 * Words that the decoder marked and that have left the wall do not count.
 */
export function weighMarks(text: string, marks: readonly Mark[], wall: ReadyWall): WeighedMark[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index)
  const counted = new Set<string>()
  let sentence = 0
  return marks
    .toSorted((one, other) => one.start - other.start)
    .flatMap((mark) => {
      const { start, text: words, pattern } = mark
      while (sentence < ends.length && (ends[sentence] ?? 0) < start) sentence++
      const cue = cueOf(wall, words)
      const name = `${sentence} ${pattern} ${cue?.word ?? fold(words)}`
      if (pattern === null || counted.has(name)) return []
      if (!cue && mark.source === 'auto') return []
      counted.add(name)
      return [{ ...mark, pattern, weight: cue?.weight ?? ownWeight, cue: cue?.word ?? null }]
    })
}

/** The sum of the weights per pattern. */
export function weightsOf(weighed: readonly WeighedMark[]): Record<Pattern, number> {
  const weights = perPattern(() => 0)
  for (const { pattern, weight } of weighed) weights[pattern] += weight
  return weights
}
