import { VisuallyHidden } from '@mantine/core'
import type { Mark } from '@quartet/domain/decoding.ts'
import { givenTo, withoutOwn } from '@quartet/domain/marking.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PatternMenu } from './pattern-menu.tsx'
import styles from './reading-field.module.css'
import { linesOf } from './text-pieces.ts'
import { useWords } from './use-words.ts'
import { WordLine } from './word-line.tsx'

type Props = {
  text: string
  marks: readonly Mark[]
  auto: readonly Mark[]
  own: readonly Mark[]
  onChange: (own: Mark[]) => void
}

const letters: Record<string, Pattern | null> = {
  s: 'sequence',
  p: 'precision',
  t: 'technical_reasoning',
  c: 'confluence',
  n: null,
  Delete: null,
  Backspace: null,
}

/**
 * The text of a task with its cue words in colour; every word can be assigned to a pattern by
 * mouse, touch and keyboard.
 */
export function ReadingField({ text, marks, auto, own, onChange }: Props) {
  const { t } = useTranslation()
  const { lines, words } = useMemo(() => linesOf(text, marks), [text, marks])
  const reading = useWords(words)
  const { run, field, choose } = reading
  const help = useId()

  const [start, end] = [words[run.from]?.start ?? 0, words[run.to]?.end ?? 0]
  const stretch = { start, end, text: text.slice(start, end) }
  const current = run.from === run.to ? (words[run.from]?.pattern ?? null) : undefined
  const isOwn = own.some((mark) => mark.start < end && start < mark.end)
  const give = (pattern: Pattern | null) => {
    onChange(givenTo(pattern, stretch, own, auto))
    reading.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pattern = letters[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (pattern === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return reading.onKeyDown(event)
    event.preventDefault()
    give(pattern)
  }
  useLongPress(field, choose)
  const drawn = useDrawing(reading.draw, choose)
  return (
    <div className={styles.frame}>
      <p id={help} className={styles.help}>
        {t('decode.read_help')}
        <VisuallyHidden> {t('decode.read_help_keys')}</VisuallyHidden>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form; this is a text of which every word can be reached */}
      <div
        ref={field}
        role="group"
        aria-label={t('decode.text')}
        aria-describedby={help}
        className={styles.field}
        dir="auto"
        onKeyDown={onKeyDown}
        {...drawn}
      >
        {lines.map(({ key, pieces }) => (
          <WordLine
            key={key}
            text={text}
            pieces={pieces}
            active={condition(pieces, reading.active)}
            from={run.from}
            to={run.to}
            shows={reading.severalChosen || reading.isOpen}
          />
        ))}
      </div>
      {reading.isOpen && (
        <PatternMenu
          field={field}
          at={run.to}
          words={stretch.text}
          current={current}
          mayClear={current !== null || marks.some((mark) => mark.start < end && start < mark.end)}
          onGive={give}
          onTakeBack={
            isOwn
              ? () => {
                  onChange(withoutOwn(stretch, own))
                  reading.close()
                }
              : undefined
          }
          onClose={reading.close}
        />
      )}
    </div>
  )
}

const condition = (pieces: readonly { at: number | null }[], active: number) =>
  pieces.some(({ at }) => at === active) ? active : -1

const wordAt = (node: Node | null) => {
  const element = node instanceof Element ? node : node?.parentElement
  const at = element?.closest('[data-at]')?.getAttribute('data-at')
  return at ? Number(at) : undefined
}

/** The first and last word that the browser's selection touches in a field. */
function selectedIn(field: Element | null): [number, number] | undefined {
  const selection = getSelection()
  if (!field || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!field.contains(range.commonAncestorContainer)) return undefined
  const touched = [...field.querySelectorAll('[data-at]')].filter((word) =>
    range.intersectsNode(word),
  )
  const [first, last] = [wordAt(touched[0] ?? null), wordAt(touched.at(-1) ?? null)]
  return first === undefined || last === undefined ? undefined : [first, last]
}

/** Chooses a word by click or tap, or the words that the mouse is dragged over. */
function useDrawing(
  draw: (from: number, to: number) => void,
  choose: (from: number, to: number) => void,
) {
  const start = useRef<number | undefined>(undefined)
  return {
    onPointerDown({ button, pointerType, target }: PointerEvent) {
      start.current = button === 0 && pointerType === 'mouse' ? wordAt(target as Node) : undefined
    },
    onPointerMove({ buttons, target }: PointerEvent) {
      const at = wordAt(target as Node)
      if (buttons === 1 && start.current !== undefined && at !== undefined && at !== start.current)
        draw(start.current, at)
    },
    onPointerUp({ button, target }: PointerEvent) {
      const at = wordAt(target as Node)
      const from = start.current ?? at
      start.current = undefined
      const isDrawnByFinger = getSelection()?.isCollapsed === false && from === at
      if (button !== 0 || at === undefined || from === undefined || isDrawnByFinger) return
      choose(Math.min(from, at), Math.max(from, at))
      getSelection()?.removeAllRanges()
    },
  }
}

/**
 * A long press selects text as everywhere on the device; when the selection stops changing, its
 * words are chosen.
 */
function useLongPress(
  field: { current: HTMLElement | null },
  choose: (from: number, to: number) => void,
) {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return
    let timer: ReturnType<typeof setTimeout>
    const onSelection = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const drawn = selectedIn(field.current)
        if (drawn) choose(...drawn)
      }, 600)
    }
    document.addEventListener('selectionchange', onSelection)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onSelection)
    }
  })
}
