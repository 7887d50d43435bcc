import type { Mark } from '@quartet/domain/decoding.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { tokensOf } from '@quartet/domain/wall.ts'

/**
 * `Between` is the text between words, `Word` a word or a mark of several words; ends are
 * exclusive. `at` numbers the words and marks.
 */
export type Between = { at: null; start: number; end: number }
export type Word = { at: number; start: number; end: number; pattern: Pattern | null; own: boolean }
export type Piece = Between | Word
export type Line = { key: number; pieces: Piece[] }

/**
 * Splits a text into lines of pieces that add up to the text. A mark across the end of a line stays
 * in one line.
 */
export function linesOf(text: string, marks: readonly Mark[]): { lines: Line[]; words: Word[] } {
  const words = wordsOf(text, marks)
  const lines: Line[] = []
  let pieces: Piece[] = []
  let from = 0
  const upTo = (to: number) => {
    for (const stretch of text.slice(from, to).split(/(?<=\n)/)) {
      if (stretch === '') continue
      pieces.push({ at: null, start: from, end: from + stretch.length })
      from += stretch.length
      if (!stretch.endsWith('\n')) continue
      lines.push({ key: lines.length, pieces })
      pieces = []
    }
  }
  for (const word of words) {
    upTo(word.start)
    pieces.push(word)
    from = word.end
  }
  upTo(text.length)
  if (pieces.length > 0) lines.push({ key: lines.length, pieces })
  return { lines, words }
}

/** Marks without a pattern become plain words again. */
function wordsOf(text: string, marks: readonly Mark[]): Word[] {
  const shown = marks.filter(({ pattern }) => pattern !== null)
  let next = 0
  const rows: Omit<Word, 'at'>[] = []
  for (const { start, end } of tokensOf(text)) {
    while (shown[next] && (shown[next]?.end ?? 0) <= start) next++
    const mark = shown[next]
    if (!mark || mark.start >= end) rows.push({ start, end, pattern: null, own: false })
    else if (rows.at(-1)?.start !== mark.start)
      rows.push({
        start: mark.start,
        end: mark.end,
        pattern: mark.pattern,
        own: mark.source === 'user',
      })
  }
  return rows.map((word, at) => ({ at, ...word }))
}
