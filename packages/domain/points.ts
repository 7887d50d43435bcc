/**
 * A numbered or bulleted line of a text, in UTF-16 units, end exclusive. `label` is the number or
 * letter as written; null for a bullet.
 */
export type Point = { start: number; end: number; label: string | null }

/** At the beginning of a line: `3.`, `3)`, `(3)`, `b)` or a bullet. */
const marker = /^[ \t]*(?:\(?(\p{Nd}{1,3}|\p{L})[.)]|[-*•–▪●◦·])[ \t]+/u

/**
 * The points of a text. A point ends before the next one, at an empty line, or before a line that
 * begins like a sentence of its own. A single numbered
 * line is a heading, and numbers that do not follow each other are dates or prices. A label that
 * occurs twice names no point.
 */
export function pointsIn(text: string): Point[] {
  const points: Point[] = []
  let current: Point | null = null
  for (const { 0: line, index } of text.matchAll(/[^\n]*\n?/g)) {
    const found = marker.exec(line)
    if (found) {
      current = { start: index, end: index + line.length, label: found[1] ?? null }
      points.push(current)
    } else if (!goesOn(line)) current = null
    else if (current) current.end = index + line.length
  }
  const listed = points.filter(({ label }) => label === null || isInSequence(label, points))
  return listed.length > 1 ? listed.map((point) => withClearLabel(point, listed)) : []
}

/** Whether a line continues the one above: it is indented, or does not begin with a capital letter. */
const goesOn = (line: string) => line.trim() !== '' && /^(?:\s|(?!\p{Lu}))/u.test(line)

/** The last hexadecimal digit of a decimal digit's code is its value, in Latin and Arabic writing. */
const numberOf = (label: string) =>
  [...label].reduce((number, digit) => 10 * number + ((digit.codePointAt(0) ?? 0) % 16), 0)

function isInSequence(label: string, points: readonly Point[]) {
  if (!/^\p{Nd}/u.test(label)) return true
  const numbers = points.flatMap((point) =>
    point.label && /^\p{Nd}/u.test(point.label) ? [numberOf(point.label)] : [],
  )
  const number = numberOf(label)
  return numbers.includes(number - 1) || numbers.includes(number + 1)
}

function withClearLabel(point: Point, points: readonly Point[]): Point {
  const isTwice = points.filter(({ label }) => label === point.label).length > 1
  return isTwice ? { ...point, label: null } : point
}
