import type { Mark } from '@quartet/domain/decoding.ts'
import { excerptOf } from '@quartet/domain/excerpt.ts'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { Fragment } from 'react'
import { WithMark } from '../../../components/decoding/marked-word.tsx'
import { linesOf } from '../../../components/decoding/text-pieces.ts'
import styles from './card.module.css'

/** The decoded text; of a long text only its demanding sentences. */
export function CardText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const { parts, isCut } = excerptOf(text, marks)
  return (
    <p className={styles.text} dir="auto">
      {parts.map(({ start, end, skips, newLine }, at) => (
        <Fragment key={start}>
          {at > 0 && (newLine ? '\n' : ' ')}
          {skips && '… '}
          <Coloured text={text.slice(start, end)} marks={condition(marks, start, end)} />
        </Fragment>
      ))}
      {isCut && ' …'}
    </p>
  )
}

const condition = (marks: readonly Mark[], from: number, to: number) =>
  marks
    .filter(({ start, end }) => start >= from && end <= to)
    .map((mark) => ({ ...mark, start: mark.start - from, end: mark.end - from }))

function Coloured({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return linesOf(text, marks).lines.flatMap(({ pieces }) =>
    pieces.map(({ at, start, end, ...piece }) => {
      const words = text.slice(start, end)
      if (at === null || !('pattern' in piece) || !piece.pattern)
        return <Fragment key={start}>{words}</Fragment>
      const tone = {
        color: patternColour(piece.pattern, 'ink'),
        borderColor: patternColour(piece.pattern, 'solid'),
      }
      return (
        <span key={start} className={styles.mark} style={tone}>
          <WithMark words={words}>
            <PatternMark pattern={piece.pattern} size={14} />
          </WithMark>
        </span>
      )
    }),
  )
}
