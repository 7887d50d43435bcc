import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Word } from './text-pieces.ts'

/** The numbers of the first and last chosen word, both included. */
export type Run = { from: number; to: number }
/** The longest text that can be one mark, in characters (contract). */
const longest = 400

/**
 * A single tab stop in a text: arrows move from word to word, with Shift they select several, Enter
 * opens the menu, and a pattern's letter assigns the words to it.
 */
export function useWords(words: readonly Word[]) {
  const field = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [anchor, setAnchor] = useState<number | null>(null)
  const [open, setOpen] = useState(false)
  const here = Math.min(active, Math.max(0, words.length - 1))
  const run: Run = { from: Math.min(here, anchor ?? here), to: Math.max(here, anchor ?? here) }

  const focus = useCallback(
    (at: number) => field.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus(),
    [],
  )
  const goTo = (at: number, extends_: boolean) => {
    const next = Math.max(0, Math.min(words.length - 1, at))
    const start = extends_ ? (anchor ?? here) : null
    if (start !== null && lengthOf(words, start, next) > longest) return
    setAnchor(start)
    setActive(next)
    focus(next)
  }
  /** Chooses words by mouse or touch, and opens the menu. */
  const choose = (from: number, to: number) => {
    let last = to
    while (last > from && lengthOf(words, from, last) > longest) last--
    setAnchor(from === last ? null : from)
    setActive(last)
    setOpen(true)
  }
  /** Shows the words that the mouse is dragged over. */
  const draw = (from: number, to: number) => {
    setAnchor(from)
    setActive(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // the text may have another direction than the page
    const step = stepOf(
      event.key,
      field.current !== null && getComputedStyle(field.current).direction === 'rtl',
    )
    if (step !== undefined) goTo(here + step, event.shiftKey)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      goTo(beside(field.current, here, event.key === 'ArrowDown'), event.shiftKey)
    else if (event.key === 'Home' || event.key === 'End')
      goTo(event.key === 'Home' ? 0 : words.length - 1, event.shiftKey)
    else if (event.key === 'Enter' || event.key === ' ') setOpen(true)
    else if (event.key === 'Escape' && anchor !== null) setAnchor(null)
    else return
    event.preventDefault()
  }
  const close = () => {
    setOpen(false)
    setAnchor(null)
    setActive(run.from)
  }
  useStableFocus(field, here)
  return {
    field,
    active: here,
    run,
    severalChosen: anchor !== null,
    isOpen: open && words.length > 0,
    onKeyDown,
    choose,
    draw,
    close,
  }
}

/**
 * Marking a word replaces its element, and closing the menu removes the focused one: restores the
 * focus to the word.
 */
function useStableFocus(field: RefObject<HTMLElement | null>, at: number) {
  const isHere = useRef(false)
  useEffect(() => {
    const follow = ({ target }: Event) => {
      isHere.current =
        target instanceof Node && (field.current?.parentElement?.contains(target) ?? false)
    }
    for (const name of ['focusin', 'pointerdown']) document.addEventListener(name, follow)
    return () => {
      for (const name of ['focusin', 'pointerdown']) document.removeEventListener(name, follow)
    }
  }, [field])
  useLayoutEffect(() => {
    if (isHere.current && document.activeElement === document.body)
      field.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true })
  })
}

const lengthOf = (words: readonly Word[], one: number, other: number) =>
  (words[Math.max(one, other)]?.end ?? 0) - (words[Math.min(one, other)]?.start ?? 0)

function stepOf(key: string, isRtl: boolean) {
  if (key === 'ArrowRight') return isRtl ? -1 : 1
  if (key === 'ArrowLeft') return isRtl ? 1 : -1
  return undefined
}

/** The word above or below another in the layout. */
function beside(field: HTMLElement | null, at: number, below: boolean) {
  const all = [...(field?.querySelectorAll<HTMLElement>('[data-at]') ?? [])]
  const from = all[at]?.getBoundingClientRect()
  if (!from) return at
  const middle = from.left + from.width / 2
  let best = at
  let line: number | undefined
  for (let next = at + (below ? 1 : -1); all[next]; next += below ? 1 : -1) {
    const place = all[next]?.getBoundingClientRect()
    if (!place || Math.abs(place.top - from.top) < from.height / 2) continue
    if (line !== undefined && Math.abs(place.top - line) > from.height / 2) break
    if (
      line === undefined ||
      distance(place, middle) < distance(all[best]?.getBoundingClientRect() ?? place, middle)
    )
      best = next
    line ??= place.top
  }
  return best
}
const distance = ({ left, right }: DOMRect, middle: number) =>
  middle < left ? left - middle : middle > right ? middle - right : 0
