import type { Pattern } from '@quartet/domain/patterns.ts'
import type { CSSProperties } from 'react'
import styles from './filling-shape.module.css'
import { patternColour } from './pattern-colour.ts'
import { patternShapes } from './pattern-mark.tsx'

type Props = {
  pattern: Pattern
  /** How full it is, 0 to 100. */
  percent: number
  /** Its place among shapes that fill one after the other. */
  at: number
}

/**
 * A pattern's shape that fills from below up to a score; decorative beside the score itself. Still
 * for those who prefer no motion.
 */
export function FillingShape({ pattern, percent, at }: Props) {
  const style = { '--percent': `${percent}%`, '--at': at } as CSSProperties
  return (
    <span className={styles.shape} style={style}>
      {(['soft', 'solid'] as const).map((tone) => (
        <svg key={tone} aria-hidden className={styles[tone]} viewBox="0 0 32 32">
          <g fill="currentColor" style={{ color: patternColour(pattern, 'solid') }}>
            {patternShapes[pattern]}
          </g>
        </svg>
      ))}
    </span>
  )
}
