import type { Pattern } from '@quartet/domain/patterns.ts'
import type { DrawnPicture as Name } from '@quartet/domain/pictures.ts'
import styles from './drawn-picture.module.css'
import { patternColour } from './pattern-colour.ts'
import { patternShapes } from './pattern-mark.tsx'

type Piece = {
  pattern: Pattern
  x: number
  y: number
  size: number
  degrees?: number
  eyes?: [x: number, y: number][]
}
type Drawing = { background: Pattern; pieces: Piece[] }

const two = (x: number, y: number, apart: number): [number, number][] => [
  [x - apart / 2, y],
  [x + apart / 2, y],
]

/** On a field of 64 by 64; the eyes in the 32 by 32 of their shape. */
const drawings: Record<Name, Drawing> = {
  'drawn-1': {
    background: 'technical_reasoning',
    pieces: [{ pattern: 'sequence', x: 12, y: 12, size: 40, eyes: two(22, 10, 6) }],
  },
  'drawn-2': {
    background: 'confluence',
    pieces: [{ pattern: 'precision', x: 11, y: 11, size: 42, eyes: two(16, 14, 8) }],
  },
  'drawn-3': {
    background: 'sequence',
    pieces: [{ pattern: 'technical_reasoning', x: 11, y: 11, size: 42, eyes: two(16, 14, 9) }],
  },
  'drawn-4': {
    background: 'precision',
    pieces: [{ pattern: 'confluence', x: 12, y: 14, size: 40, eyes: two(14, 19.4, 8) }],
  },
  'drawn-5': {
    background: 'precision',
    pieces: [
      { pattern: 'sequence', x: 8, y: 20, size: 40, eyes: two(21, 10, 6) },
      { pattern: 'precision', x: 12, y: 9, size: 18 },
    ],
  },
  'drawn-6': {
    background: 'technical_reasoning',
    pieces: [
      { pattern: 'confluence', x: 10, y: 28, size: 44 },
      { pattern: 'precision', x: 20, y: 8, size: 28, eyes: two(16, 15, 9) },
    ],
  },
  'drawn-7': {
    background: 'confluence',
    pieces: [
      { pattern: 'technical_reasoning', x: 6, y: 18, size: 38, degrees: 10, eyes: two(16, 14, 9) },
      { pattern: 'technical_reasoning', x: 37, y: 9, size: 20, degrees: 22 },
    ],
  },
  'drawn-8': {
    background: 'sequence',
    pieces: [
      { pattern: 'confluence', x: 14, y: 22, size: 36, eyes: two(14, 19.4, 8) },
      { pattern: 'sequence', x: 25, y: 5, size: 20, degrees: 45 },
    ],
  },
  'drawn-9': {
    background: 'technical_reasoning',
    pieces: [{ pattern: 'confluence', x: 12, y: 13, size: 40, degrees: 180, eyes: [[16, 12]] }],
  },
  'drawn-10': {
    background: 'sequence',
    pieces: [{ pattern: 'precision', x: 10, y: 10, size: 44, eyes: [[16, 16]] }],
  },
  'drawn-11': {
    background: 'precision',
    pieces: [
      { pattern: 'technical_reasoning', x: 14, y: 20, size: 36, eyes: two(16, 16, 9) },
      { pattern: 'precision', x: 9, y: 9, size: 16 },
      { pattern: 'precision', x: 39, y: 9, size: 16 },
    ],
  },
  'drawn-12': {
    background: 'confluence',
    pieces: [
      { pattern: 'sequence', x: 7, y: 24, size: 30, eyes: two(22, 10, 6) },
      { pattern: 'confluence', x: 33, y: 26, size: 26, eyes: two(14, 19.4, 9) },
      { pattern: 'technical_reasoning', x: 24, y: 6, size: 18 },
    ],
  },
}

/** A picture for a person without a photo: decorative beside the name unless it has a title. */
export function DrawnPicture({
  name,
  size,
  title,
  background = drawings[name].background,
}: {
  name: Name
  size: number | string
  title?: string
  /** The pattern whose soft colour stands behind it, where the picture stands for a pattern. */
  background?: Pattern
}) {
  const { pieces } = drawings[name]
  return (
    <svg
      className={styles.drawn}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role={title && 'img'}
      aria-label={title}
      aria-hidden={!title}
    >
      <rect width="64" height="64" fill={patternColour(background, 'soft')} />
      {pieces.map(({ pattern, x, y, size: side, degrees = 0, eyes = [] }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${side / 32})`}
          style={{ color: patternColour(pattern, 'solid') }}
        >
          <g fill="currentColor" transform={`rotate(${degrees} 16 16)`}>
            {patternShapes[pattern]}
          </g>
          {eyes.map(([at, above]) => (
            <g key={at}>
              <circle className={styles.eye} cx={at} cy={above} r={eyes.length === 1 ? 4.6 : 2.9} />
              <circle
                className={styles.pupil}
                cx={at + 0.5}
                cy={above + 0.4}
                r={eyes.length === 1 ? 2.2 : 1.4}
              />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
