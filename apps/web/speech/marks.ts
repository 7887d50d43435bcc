import type { Place } from './text-range.ts'
import { type WordTimes, wordAt } from './word-times.ts'

const mark = 'spoken'

let frame = 0

/**
 * Highlights the word that is heard without changing the DOM, so that selections and screen readers
 * are unaffected. With reduced motion, highlights the whole text.
 */
export function markWords(
  text: string,
  { times, ms }: { times: WordTimes; ms: () => number },
  place: Place,
) {
  const show = (from: number, to: number) => markRange(place, from, to)
  if (times.length === 0 || isCalm()) return show(0, text.length)
  let shown = -1
  function follow() {
    const [from, to] = wordAt(text, times, ms()) ?? [-1, -1]
    if (from !== shown) show(from, to)
    shown = from
    frame = requestAnimationFrame(follow)
  }
  follow()
}

export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function markRange(place: Place, from: number, to: number) {
  if ('highlights' in CSS) CSS.highlights.set(mark, new Highlight(place(from, to)))
}

export function unmark() {
  cancelAnimationFrame(frame)
  if ('highlights' in CSS) CSS.highlights.delete(mark)
}
