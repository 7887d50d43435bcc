import type { Pattern } from '@quartet/domain/patterns.ts'
import type { ReactNode } from 'react'
import { patternColour } from './pattern-colour.ts'
import styles from './pattern-mark.module.css'

const gearDegrees = [0, 45, 90, 135]

/** Each pattern's outline on a 32 by 32 field: steps, target, gear, waves. */
export const patternShapes: Record<Pattern, ReactNode> = {
  sequence: (
    <path d="M3 28v-7a2 2 0 0 1 2-2h5v-6a2 2 0 0 1 2-2h5V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v23a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
  ),
  precision: (
    <>
      <circle cx="16" cy="16" r="13.4" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <circle cx="16" cy="16" r="9.4" />
    </>
  ),
  technical_reasoning: (
    <>
      <circle cx="16" cy="16" r="11" />
      {gearDegrees.map((degrees) => (
        <rect
          key={degrees}
          x="12.9"
          y="1.4"
          width="6.2"
          height="29.2"
          rx="2"
          transform={`rotate(${degrees} 16 16)`}
        />
      ))}
    </>
  ),
  confluence: (
    <>
      <path d="M2 13c4.7-4.6 9.3-4.6 14 0s9.3 4.6 14 0v13.5c-4.7 4.6-9.3 4.6-14 0s-9.3-4.6-14 0z" />
      <path
        d="M2 6.6c4.7-4.6 9.3-4.6 14 0s9.3 4.6 14 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </>
  ),
}

const letters: Record<Pattern, { letter: string; x: number; y: number }> = {
  sequence: { letter: 'S', x: 19.6, y: 26 },
  precision: { letter: 'P', x: 16.2, y: 20.4 },
  technical_reasoning: { letter: 'T', x: 16, y: 20.4 },
  confluence: { letter: 'C', x: 16, y: 24.4 },
}

/**
 * Colour, shape and letter of a pattern. Decorative beside the pattern's name unless it has a
 * title.
 */
export function PatternMark({
  pattern,
  size = 32,
  title,
}: {
  pattern: Pattern
  size?: number
  title?: string
}) {
  const { letter, x, y } = letters[pattern]
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      style={{ color: patternColour(pattern, 'solid') }}
      aria-hidden={title === undefined}
      role={title && 'img'}
      aria-label={title}
    >
      <g fill="currentColor">{patternShapes[pattern]}</g>
      <text className={styles.letter} x={x} y={y}>
        {letter}
      </text>
    </svg>
  )
}
