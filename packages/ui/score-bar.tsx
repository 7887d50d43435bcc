import { VisuallyHidden } from '@mantine/core'
import { type Band, scoreRange } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { cutLines, positionOf, rangeOf } from '@quartet/domain/score-scale.ts'
import { BandMark } from './band-mark.tsx'
import { patternColour } from './pattern-colour.ts'
import { PatternMark } from './pattern-mark.tsx'
import styles from './score-bar.module.css'

type Props = {
  pattern: Pattern
  name: string
  score: number | null
  /** Shown beside the name without a score. */
  noScore: string
  band: Band | null
  bandName: string
  /** The points by which the score can come out higher or lower, drawn as a range. */
  error: number
  /** The range as text, for screen readers. */
  range: string
  /** Shown when the score is next to a line. */
  near?: string
}

/**
 * One pattern's score: name, degree and number as text, then the position on the 7-35 scale with
 * both lines.
 */
export function ScoreBar(props: Props) {
  const { pattern, name, score, noScore, band, bandName, error, range, near } = props
  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        <PatternMark pattern={pattern} size={36} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {band && (
            <span
              className={styles.band}
              style={{
                color: patternColour(pattern, 'ink'),
                background: patternColour(pattern, 'soft'),
              }}
            >
              <BandMark band={band} />
              {bandName}
            </span>
          )}
        </span>
        {score === null ? (
          <span className={styles.unscored}>{noScore}</span>
        ) : (
          <span className={styles.number}>
            {score}
            <VisuallyHidden>, {range}</VisuallyHidden>
          </span>
        )}
      </div>
      <Scale pattern={pattern} score={score} error={error} />
      {near && <p className={styles.near}>{near}</p>}
    </div>
  )
}

type ScaleProps = { pattern: Pattern; score: number | null; error: number }

function Scale({ pattern, score, error }: ScaleProps) {
  const [position, range] = [positionOf(score), rangeOf(score, error)]
  return (
    <div className={styles.scale} aria-hidden>
      <div className={styles.track}>
        {position !== null && (
          <>
            <div
              className={styles.fill}
              style={{ inlineSize: `${position}%`, background: patternColour(pattern, 'solid') }}
            />
            {range && (
              <div
                className={styles.range}
                style={{
                  insetInlineStart: `${range.from}%`,
                  inlineSize: `${range.to - range.from}%`,
                  borderColor: patternColour(pattern, 'ink'),
                }}
              />
            )}
            <div
              className={styles.knob}
              style={{
                insetInlineStart: `${position}%`,
                borderColor: patternColour(pattern, 'solid'),
              }}
            />
          </>
        )}
      </div>
      <span className={styles.end}>{scoreRange.min}</span>
      {cutLines.map(({ below, above, position }) => (
        <span key={above} className={styles.cut} style={{ insetInlineStart: `${position}%` }}>
          <span>{below}</span>
          <span>{above}</span>
        </span>
      ))}
      <span className={styles.end}>{scoreRange.max}</span>
    </div>
  )
}
