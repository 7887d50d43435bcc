import type { Feeling } from './career-match.ts'
import type { Mark } from './decoding.ts'
import { type Pattern, patterns } from './patterns.ts'
import { taskBounds } from './task.ts'

/** A line or sentence of a job's description, with the patterns marked in it (D25). */
export type Duty = { text: string; neededPatterns: Pattern[] }

/** The length of a duty that can be stored. */
const maxLength = 2000

/** A line of several sentences and at least this length is a paragraph: each sentence is a duty. */
const paragraphLength = 200
const line = /[^\r\n]+/g
const sentence = /.+?(?:[.!?؟](?=\s)|$)\s*/gu

const piecesOf = (description: string) =>
  [...description.matchAll(line)].flatMap(({ 0: text, index }) =>
    text.length < paragraphLength
      ? [{ text, start: index }]
      : [...text.matchAll(sentence)].map((part) => ({ text: part[0], start: index + part.index })),
  )

/**
 * The distinct lines of a job's description, or the sentences of its paragraphs; `isCut` when there
 * are more than can be rated.
 */
export function dutiesIn(
  description: string,
  marks: readonly Mark[],
): { duties: Duty[]; isCut: boolean } {
  const duties = new Map<string, Duty>()
  for (const { text: piece, start } of piecesOf(description)) {
    const text = dutyIn(piece)
    if (!/[\p{L}\p{N}]/u.test(text) || duties.has(text)) continue
    if (duties.size === taskBounds.duties) return { duties: [...duties.values()], isCut: true }
    const neededPatterns = patternsIn({ start, end: start + piece.length }, marks)
    duties.set(text, { text, neededPatterns })
  }
  return { duties: [...duties.values()], isCut: false }
}

type Job = { description: string; duties: readonly { text: string; feeling: Feeling }[] }

/** The duties of a job with the feelings of the person about them. */
export const ratedDuties = ({ description, duties }: Job, marks: readonly Mark[]) =>
  dutiesIn(description, marks).duties.map((duty) => ({
    ...duty,
    feeling: duties.find(({ text }) => text === duty.text)?.feeling ?? null,
  }))

/** A cut never leaves half a surrogate pair. */
const dutyIn = (line: string) =>
  line
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, '')

const patternsIn = ({ start, end }: Pick<Mark, 'start' | 'end'>, marks: readonly Mark[]) => {
  const inside = marks.filter((mark) => mark.start >= start && mark.start < end)
  return patterns.filter((pattern) => inside.some((mark) => mark.pattern === pattern))
}
