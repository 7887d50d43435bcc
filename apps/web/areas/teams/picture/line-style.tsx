import type { Point } from './graph-scale.ts'

const dashes = ['', '10 5', '3 4', '12 4 3 4', '18 6']
const tones = ['info', 'good', 'warn', 'sequence'] as const
type Shape = (point: Point) => string

/** The outlines of the marks on a line, ten pixels wide. */
const shapes: Shape[] = [
  ({ x, y }) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`,
  ({ x, y }) => `M${x - 4.5} ${y - 4.5}h9v9h-9z`,
  ({ x, y }) => `M${x} ${y - 6}l6 10.5h-12z`,
  ({ x, y }) => `M${x} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z`,
]

/** As many people can be told apart by mark and dash. */
export const maxStyles = 40

type LineStyle = { dash: string; colour: string; shape: Shape; isHollow: boolean }

/** Another mark and another dash for each of 40 lines; the colour only helps. */
export function lineStyle(at: number): LineStyle {
  const marks = 2 * shapes.length
  const [mark, round] = [at % marks, Math.floor(at / marks)]
  return {
    dash: dashes[(mark + 4 * round) % dashes.length] ?? '',
    colour: `var(--q-${tones[at % tones.length]}-solid)`,
    shape: shapes[mark % shapes.length] ?? (() => ''),
    isHollow: mark >= shapes.length,
  }
}

export const pathOf = (points: readonly Point[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

type Props = { at: number; line: readonly Point[]; marks?: readonly Point[] }

/** A line with its marks, without others at its points. */
export function StyledLine({ at, line, marks = line }: Props) {
  const { dash, colour, shape, isHollow } = lineStyle(at)
  return (
    <g fill="none" stroke={colour} strokeWidth="2" strokeLinejoin="round">
      <path d={pathOf(line)} strokeDasharray={dash} />
      <path
        d={marks.map(shape).join('')}
        style={{ fill: isHollow ? 'var(--q-surface)' : colour }}
      />
    </g>
  )
}

const [start, middle, end] = [1, 26, 51].map((x) => ({ x, y: 8 }))

/** A short piece of a line, for the list of names. */
export const LineSample = ({ at }: { at: number }) => (
  <svg width="52" height="16" viewBox="0 0 52 16" aria-hidden="true" style={{ flex: 'none' }}>
    {start && middle && end && <StyledLine at={at} line={[start, end]} marks={[middle]} />}
  </svg>
)
