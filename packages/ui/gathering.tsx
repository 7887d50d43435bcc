import type { Pattern } from '@quartet/domain/patterns.ts'
import styles from './gathering.module.css'
import { patternColour } from './pattern-colour.ts'
import { patternShapes } from './pattern-mark.tsx'

type Piece = { pattern: Pattern; x: number; y: number; size: number; degrees?: number }

const scenes = {
  /** The four side by side, at ease. */
  together: [
    { pattern: 'sequence', x: 36, y: 62, size: 118 },
    { pattern: 'precision', x: 94, y: 14, size: 58 },
    { pattern: 'technical_reasoning', x: 178, y: 84, size: 92, degrees: 8 },
    { pattern: 'confluence', x: 286, y: 94, size: 84 },
  ],
  /** One flies ahead, the others look after it. */
  sent: [
    { pattern: 'confluence', x: 40, y: 100, size: 76 },
    { pattern: 'technical_reasoning', x: 128, y: 112, size: 62, degrees: -10 },
    { pattern: 'sequence', x: 204, y: 78, size: 100 },
    { pattern: 'precision', x: 306, y: 12, size: 60 },
  ],
  /** Scattered: one has rolled away. */
  lost: [
    { pattern: 'sequence', x: 44, y: 74, size: 106 },
    { pattern: 'technical_reasoning', x: 164, y: 118, size: 56, degrees: 22 },
    { pattern: 'confluence', x: 236, y: 110, size: 66 },
    { pattern: 'precision', x: 336, y: 138, size: 38 },
  ],
} satisfies Record<string, Piece[]>

/** A flat picture of the four shapes; decorative, hidden from screen readers. */
export function Gathering({ name, className }: { name: keyof typeof scenes; className?: string }) {
  return (
    <svg className={`${styles.scene} ${className ?? ''}`} viewBox="0 0 400 200" aria-hidden="true">
      <circle className={styles.sun} cx="224" cy="92" r="88" />
      <ellipse className={styles.ground} cx="200" cy="178" rx="196" ry="16" />
      {(scenes[name] as Piece[]).map(({ pattern, x, y, size, degrees = 0 }) => (
        <g
          key={pattern}
          style={{ color: patternColour(pattern, 'solid') }}
          fill="currentColor"
          transform={`translate(${x} ${y}) scale(${size / 32}) rotate(${degrees} 16 16)`}
        >
          {patternShapes[pattern]}
        </g>
      ))}
    </svg>
  )
}
