import type { Mark } from '@quartet/domain/decoding.ts'
import { useMemo } from 'react'
import styles from './reading-field.module.css'
import { linesOf } from './text-pieces.ts'
import { MarkedWords } from './word-line.tsx'

/** The text of a task for readers who may not edit it. */
export function PlainText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const { lines } = useMemo(() => linesOf(text, marks), [text, marks])
  return (
    <div className={styles.field} dir="auto">
      {lines.map(({ key, pieces }) => (
        <span key={key}>
          {pieces.map((piece) => {
            const words = text.slice(piece.start, piece.end)
            if (piece.at === null || !piece.pattern) return words
            return (
              <MarkedWords key={piece.start} pattern={piece.pattern} own={piece.own}>
                {words}
              </MarkedWords>
            )
          })}
        </span>
      ))}
    </div>
  )
}
