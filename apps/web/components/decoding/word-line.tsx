import { VisuallyHidden } from '@mantine/core'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { memo } from 'react'
import { WithMark } from './marked-word.tsx'
import { patternName } from './pattern-words.ts'
import styles from './reading-field.module.css'
import type { Piece, Word } from './text-pieces.ts'

type Props = {
  text: string
  pieces: readonly Piece[]
  /** The word in the tab order, -1 when it is on another line. */
  active: number
  from: number
  to: number
  /** Whether the chosen words are highlighted. */
  shows: boolean
}

/** One line of a text, its marks in colour. */
export const WordLine = memo(
  function WordLine({ text, pieces, active, from, to, shows }: Props) {
    return (
      <span className={styles.line}>
        {pieces.map((piece) => {
          const words = text.slice(piece.start, piece.end)
          if (piece.at === null) return words
          const chosen = shows && piece.at >= from && piece.at <= to
          return (
            <OneWord
              key={piece.start}
              word={piece}
              words={words}
              reached={piece.at === active}
              chosen={chosen}
            />
          )
        })}
      </span>
    )
  },
  (before, after) =>
    before.pieces === after.pieces &&
    before.text === after.text &&
    before.active === after.active &&
    before.shows === after.shows &&
    (!after.shows || (before.from === after.from && before.to === after.to)),
)

function OneWord({
  word: { at, pattern, own },
  words,
  reached,
  chosen,
}: {
  word: Word
  words: string
  reached: boolean
  chosen: boolean
}) {
  const place = { 'data-at': at, 'data-chosen': chosen || undefined, tabIndex: reached ? 0 : -1 }
  if (!pattern)
    return (
      <span {...place} className={styles.word}>
        {words}
      </span>
    )
  return (
    <MarkedWords
      {...place}
      role="button"
      aria-label={`${words}, ${patternName(pattern)}`}
      pattern={pattern}
      own={own}
    >
      {words}
    </MarkedWords>
  )
}

type MarkedProps = {
  pattern: Pattern
  own: boolean
  tabIndex?: number
  role?: 'button'
  'aria-label'?: string
  children: string
}

/** Colour, underline, shape and letter; a screen reader hears the words and then the pattern. */
export function MarkedWords({ pattern, own, children, ...place }: MarkedProps) {
  return (
    <span
      {...place}
      className={styles.mark}
      data-own={own || undefined}
      style={{
        color: patternColour(pattern, 'ink'),
        background: patternColour(pattern, 'soft'),
        borderColor: patternColour(pattern, 'solid'),
      }}
    >
      <WithMark words={children}>
        <PatternMark pattern={pattern} size={18} />
      </WithMark>
      {!place.role && <VisuallyHidden component="span">, {patternName(pattern)}</VisuallyHidden>}
    </span>
  )
}
