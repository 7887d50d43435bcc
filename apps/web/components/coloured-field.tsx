import type { Mark } from '@quartet/domain/decoding.ts'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { type ComponentProps, memo, useMemo } from 'react'
import styles from './coloured-field.module.css'

type Props = ComponentProps<'textarea'> & {
  /** The text that the marks belong to; it may lag behind the value while somebody types. */
  marked: string
  marks: readonly Mark[]
  /** A long text scrolls inside, so that what is below the field stays near. */
  scrolls?: boolean
}

/** A field that grows with its text and colours the cue words in it. */
export function ColouredField({ marked, marks, scrolls, ...field }: Props) {
  return (
    <div className={styles.both} data-scrolls={scrolls || undefined}>
      <div className={styles.behind} aria-hidden="true" dir="auto">
        <Coloured text={marked} marks={marks} />
        {'\n'}
      </div>
      <textarea className={styles.area} dir="auto" {...field} />
    </div>
  )
}

type Layer = { text: string; marks: readonly Mark[] }

/**
 * The layer behind the field's letters, with the background and underline of each pattern, which
 * take up no space. It is not rendered again by each key, only when its text has followed.
 */
const Coloured = memo(function Coloured({ text, marks }: Layer) {
  const pieces = useMemo(() => piecesOf(text, marks), [text, marks])
  return pieces.map(({ start, words, pattern }) =>
    pattern ? (
      <mark
        key={start}
        data-pattern={pattern}
        style={{
          background: patternColour(pattern, 'soft'),
          textDecorationColor: patternColour(pattern, 'solid'),
        }}
      >
        {words}
      </mark>
    ) : (
      <span key={start}>{words}</span>
    ),
  )
})

/** The text cut at the ends of its marks. */
function piecesOf(text: string, marks: readonly Mark[]) {
  const pieces: { start: number; words: string; pattern: Mark['pattern'] }[] = []
  let from = 0
  const add = (end: number, pattern: Mark['pattern']) => {
    if (end > from) pieces.push({ start: from, words: text.slice(from, end), pattern })
    from = Math.max(from, end)
  }
  for (const { start, end, pattern } of marks) {
    add(start, null)
    add(end, pattern)
  }
  add(text.length, null)
  return pieces
}
