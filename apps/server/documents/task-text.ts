import type { WholeTaskView } from '@quartet/contract/areas/tasks-schemas.ts'
import { onCard } from '@quartet/domain/card-lines.ts'
import type { Mark } from '@quartet/domain/decoding.ts'
import type { Needed } from '@quartet/domain/demand.ts'
import { excerptOf } from '@quartet/domain/excerpt.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { directionOf } from '@quartet/domain/text-direction.ts'
import { type Reader, writtenBy } from './frame.ts'

/** A task with its marks and degrees as its page shows them. */
export type DecodedTask = {
  task: WholeTaskView
  decoding: { marks: Mark[]; weights: Record<Pattern, number>; needed: Needed | null }
}
type Piece = { text: string; pattern: Pattern | null }

/** The demanding sentences of a text, in lines of plain and marked pieces. */
export function excerptLines({ language }: Reader, text: string, marks: readonly Mark[]) {
  const { parts, isCut } = excerptOf(text, marks)
  const lines: Piece[][] = []
  for (const { start, end, skips, newLine } of parts) {
    const isFirst = lines.length === 0
    if (isFirst || newLine) lines.push([])
    const before = `${isFirst || newLine ? '' : ' '}${skips ? '… ' : ''}`
    lines.at(-1)?.push({ text: before, pattern: null }, ...piecesOf(text, marks, start, end))
  }
  if (isCut) lines.at(-1)?.push({ text: ' …', pattern: null })
  return { lang: language.tag, dir: directionOf(text), lines }
}

function piecesOf(text: string, marks: readonly Mark[], start: number, end: number): Piece[] {
  const pieces: Piece[] = []
  let from = start
  for (const mark of marks) {
    if (mark.pattern === null || mark.start < from || mark.end > end) continue
    pieces.push({ text: text.slice(from, mark.start), pattern: null })
    pieces.push({ text: text.slice(mark.start, mark.end), pattern: mark.pattern })
    from = mark.end
  }
  return [...pieces, { text: text.slice(from, end), pattern: null }]
}

/** The lines chosen for the card of a task. */
export const cardLines = (reader: Reader, task: WholeTaskView) =>
  onCard(task).map(({ pattern, title, body, worked }) => ({
    pattern,
    title: title === '' ? null : writtenBy(reader, `${title}.`),
    body: writtenBy(reader, body),
    worked: worked === null ? null : reader.t(worked ? 'decode.worked_yes' : 'decode.worked_no'),
  }))
