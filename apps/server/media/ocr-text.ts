/** The engine's result: confidence from 0 to 100, edges in pixels. */
export type SeenWord = { text: string; confidence: number }
export type SeenLine = { words: SeenWord[]; left: number; right: number }
/** A list of paragraphs, each a list of lines. */
export type SeenPage = SeenLine[][]

/**
 * The text of a picture and the ranges (end exclusive, UTF-16) of the words that were hard to read.
 */
export type ReadText = { text: string; doubtful: { start: number; end: number }[] }

/**
 * Below `minConfidence` a word is doubtful. A line in which every word is below `spot` is dirt on
 * the page.
 */
const minConfidence = 80
const spot = 45

/**
 * Joins the recognized words to one text: wrapped lines are joined, paragraphs are separated by a
 * blank line, spots are dropped.
 */
export function textOf(page: SeenPage, isRightToLeft = false): ReadText {
  const doubtful: ReadText['doubtful'] = []
  let text = ''
  for (const paragraph of page
    .map((lines) => lines.filter(isWriting))
    .filter((lines) => lines.length > 0)) {
    if (text !== '') text += '\n\n'
    for (const [at, line] of paragraph.entries()) {
      if (at > 0) text += wraps(paragraph, at - 1, isRightToLeft) ? ' ' : '\n'
      for (const [place, word] of line.words.entries()) {
        if (place > 0) text += ' '
        if (word.confidence < minConfidence)
          doubtful.push({ start: text.length, end: text.length + word.text.length })
        text += word.text
      }
    }
  }
  return { text, doubtful }
}

const isWriting = ({ words }: SeenLine) =>
  words.some(({ text, confidence }) => confidence >= spot && /[\p{L}\p{N}]/u.test(text))

/**
 * Whether the line broke only because the next word did not fit. An entry of a list always starts a
 * new line.
 */
function wraps(lines: SeenLine[], at: number, isRightToLeft: boolean) {
  const [line, next] = [lines[at], lines[at + 1]]
  const first = next?.words[0]?.text ?? ''
  if (!line || !next || /^([-–—*•·»]|\(?\w{1,2}[.)])/u.test(first)) return false
  const [left, right] = [
    Math.min(...lines.map((one) => one.left)),
    Math.max(...lines.map((one) => one.right)),
  ]
  const room = isRightToLeft ? line.left - left : right - line.right
  const letters = next.words.reduce((sum, { text }) => sum + text.length + 1, 0)
  const width = ((next.right - next.left) / Math.max(1, letters)) * (first.length + 1)
  return room < width + (right - left) * 0.02
}
