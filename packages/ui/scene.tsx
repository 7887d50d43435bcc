import type { Pattern } from '@quartet/domain/patterns.ts'
import type { ReactNode } from 'react'
import { patternColour } from './pattern-colour.ts'
import { patternShapes } from './pattern-mark.tsx'
import styles from './scene.module.css'

type Place = { pattern: Pattern; x: number; y: number; size: number; degrees?: number }

/** A pattern's shape without its letter, so that a scene can be mirrored. */
function Shape({ pattern, x, y, size, degrees = 0 }: Place) {
  return (
    <g
      fill="currentColor"
      style={{ color: patternColour(pattern, 'solid') }}
      transform={`translate(${x} ${y}) scale(${size / 32}) rotate(${degrees} 16 16)`}
    >
      {patternShapes[pattern]}
    </g>
  )
}

const soft = (pattern: Pattern) => ({ fill: patternColour(pattern, 'soft') })
const line = (pattern: Pattern) => ({ stroke: patternColour(pattern, 'solid'), fill: 'none' })

const scenes: Record<'start' | 'done' | 'rest', ReactNode> = {
  /** A path from the steps across waves to the target. */
  start: (
    <>
      <path
        style={soft('sequence')}
        d="M0 150c40-70 110-40 160-76s90-60 140-36 60 70 60 112v10a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
      />
      <path
        style={soft('confluence')}
        d="M0 152c30-16 60-16 90 0s60 16 90 0 60-16 90 0 60 16 90 0v8a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
      />
      <path
        style={line('confluence')}
        strokeWidth="4"
        strokeLinecap="round"
        d="M14 164c26-12 52-12 78 0s52 12 78 0 52-12 78 0 52 12 78 0"
      />
      <path
        style={line('technical_reasoning')}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 11"
        d="M112 88c30-44 60-10 84-28s36-30 62-18"
      />
      <Shape pattern="sequence" x={36} y={78} size={78} />
      <Shape pattern="technical_reasoning" x={158} y={84} size={56} degrees={12} />
      <Shape pattern="precision" x={262} y={24} size={64} />
    </>
  ),
  /** The four side by side on common ground. */
  done: (
    <>
      <circle style={soft('technical_reasoning')} cx="190" cy="84" r="76" />
      <ellipse style={soft('precision')} cx="180" cy="156" rx="176" ry="22" />
      <Shape pattern="sequence" x={36} y={92} size={68} />
      <Shape pattern="precision" x={106} y={62} size={76} />
      <Shape pattern="technical_reasoning" x={184} y={40} size={84} degrees={22} />
      <Shape pattern="confluence" x={262} y={92} size={68} />
    </>
  ),
  /** A low sun over calm water. */
  rest: (
    <>
      <path style={soft('technical_reasoning')} d="M20 124a160 108 0 0 1 320 0z" />
      <Shape pattern="precision" x={144} y={44} size={80} />
      <Shape pattern="sequence" x={26} y={66} size={60} />
      <Shape pattern="technical_reasoning" x={272} y={84} size={48} degrees={10} />
      <path
        style={soft('sequence')}
        d="M0 118c30-14 60-14 90 0s60 14 90 0 60-14 90 0 60 14 90 0v42a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
      />
      <path
        style={line('sequence')}
        strokeWidth="4"
        strokeLinecap="round"
        d="M30 136c25-10 50-10 75 0s50 10 75 0 50-10 75 0 50 10 75 0"
      />
      <path
        style={line('confluence')}
        strokeWidth="4"
        strokeLinecap="round"
        d="M66 158c19-8 38-8 57 0s38 8 57 0 38-8 57 0 38 8 57 0"
      />
    </>
  ),
}

/**
 * A picture of the four shapes: decorative, hidden from screen readers, mirrored in right-to-left
 * languages.
 */
export function Scene({ name }: { name: keyof typeof scenes }) {
  return (
    <svg className={styles.scene} viewBox="0 0 360 180" aria-hidden>
      {scenes[name]}
    </svg>
  )
}
