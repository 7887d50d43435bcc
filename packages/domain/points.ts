/**
 * A numbered or bulleted line of a text, in UTF-16 units, end exclusive. `label` is the number or
 * letter as written; null for a bullet.
 */
export type Point = { start: number; end: number; label: string | null }

/** At the beginning of a line: `3.`, `3)`, `(3)`, `b)` or a bullet. */
const marker = /^[ \t]*(?:\(?(\p{Nd}{1,3}|\p{L})[.)]|[-*•–▪●◦·])[ \t]+/u

/**
 * The points of a text. A point ends before the next one, or at an empty line. A single numbered
 * line is a heading, not a point.
 */
export function pointsIn(text: string): Point[] {
  const points: Point[] = []
  let current: Point | null = null
  for (const { 0: line, index } of text.matchAll(/[^\n]*\n?/g)) {
    const found = marker.exec(line)
    if (found) {
      current = { start: index, end: index + line.length, label: found[1] ?? null }
      points.push(current)
    } else if (line.trim() === '') current = null
    else if (current) current.end = index + line.length
  }
  return points.length > 1 ? points : []
}
