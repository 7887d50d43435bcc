import type { Mark } from '@quartet/domain/decoding.ts'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { type ComponentProps, memo } from 'react'
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
        {marked.endsWith('\n') && '\n'}
      </div>
      <textarea className={styles.area} dir="auto" {...field} />
    </div>
  )
}

type Stretch = { text: string; marks: readonly Mark[] }

/**
 * The layer behind the field's letters, with the background and underline of each pattern, which
 * take up no space. In lines and sentences, because drawing all of a long text again with each key
 * is slow.
 */
const Coloured = memo(function Coloured({ text, marks }: Stretch) {
  return withIds(cut(text, marks, /\n/g)).map(({ id, ...line }) => <Line key={id} {...line} />)
})

// two lines or sentences with the same key look the same
const isSame = () => true

const Line = memo(function Line({ text, marks }: Stretch) {
  const sentences = withIds(cut(text, marks, /[.!?؟]/g))
  return (
    <div>
      {sentences.map(({ id, ...sentence }) => (
        <Sentence key={id} {...sentence} />
      ))}
    </div>
  )
}, isSame)

const Sentence = memo(function Sentence({ text, marks }: Stretch) {
  return piecesOf(text, marks).map(({ start, words, pattern }) =>
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
}, isSame)

/** Adds an id of the text and its marks, which differs for those that occur again. */
function withIds(stretches: readonly Stretch[]) {
  const seen = new Map<string, number>()
  return stretches.map((stretch) => {
    const cues = stretch.marks.map(({ start, end, pattern }) => `${start} ${end} ${pattern}`)
    const look = [stretch.text, ...cues].join()
    const before = seen.get(look) ?? 0
    seen.set(look, before + 1)
    return { ...stretch, id: `${look} ${before}` }
  })
}

/** The text cut after each match outside a mark, with marks relative to their part. */
function cut(text: string, marks: readonly Mark[], after: RegExp): Stretch[] {
  const parts: Stretch[] = []
  let [start, next] = [0, 0]
  for (const end of [...text.matchAll(after)].map(({ index }) => index + 1).concat(text.length)) {
    let last = next
    while ((marks[last]?.end ?? end + 1) <= end) last++
    if (end === start || (marks[last]?.start ?? end) < end) continue
    const from = start
    const own = marks.slice(next, last)
    parts.push({
      text: text.slice(from, end),
      marks: own.map((mark) => ({ ...mark, start: mark.start - from, end: mark.end - from })),
    })
    start = end
    next = last
  }
  return parts
}

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
