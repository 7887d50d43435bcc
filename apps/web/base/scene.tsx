import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { patternShapes } from '@quartet/ui/pattern-mark.tsx'
import type { Pattern } from '@quartet/domain/patterns.ts'
import styles from './scene.module.css'

type Piece = { pattern: Pattern; x: number; y: number; size: number; turn?: number }

const scenes = {
  /** The four at ease beside one another. */
  together: [
    { pattern: 'sequence', x: 18, y: 92, size: 88 },
    { pattern: 'precision', x: 112, y: 44, size: 76 },
    { pattern: 'technical_reasoning', x: 196, y: 86, size: 84, turn: 14 },
    { pattern: 'confluence', x: 288, y: 58, size: 92 },
  ],
  /** One runs ahead with a letter, the others wait. */
  sent: [
    { pattern: 'confluence', x: 24, y: 104, size: 72 },
    { pattern: 'technical_reasoning', x: 112, y: 108, size: 64, turn: -10 },
    { pattern: 'precision', x: 196, y: 64, size: 72 },
    { pattern: 'sequence', x: 288, y: 84, size: 92 },
  ],
  /** Scattered: one has rolled off. */
  lost: [
    { pattern: 'sequence', x: 30, y: 96, size: 76 },
    { pattern: 'technical_reasoning', x: 118, y: 36, size: 60, turn: 22 },
    { pattern: 'confluence', x: 196, y: 104, size: 72 },
    { pattern: 'precision', x: 318, y: 116, size: 52 },
  ],
} satisfies Record<string, Piece[]>

/** A flat picture made of the four shapes; decoration, so readers are not told of it. */
export function Scene({ name, className }: { name: keyof typeof scenes; className?: string }) {
  return (
    <svg className={`${styles.scene} ${className ?? ''}`} viewBox="0 0 400 200" aria-hidden="true">
      <circle className={styles.sun} cx="204" cy="96" r="92" />
      <path className={styles.ground} d="M0 178c60-14 130-16 200-8s140 6 200-6v36H0z" />
      {(scenes[name] as Piece[]).map(({ pattern, x, y, size, turn = 0 }) => (
        <g
          key={pattern}
          style={{ color: patternColour(pattern, 'solid') }}
          fill="currentColor"
          transform={`translate(${x} ${y}) scale(${size / 32}) rotate(${turn} 16 16)`}
        >
          {patternShapes[pattern]}
        </g>
      ))}
    </svg>
  )
}
