import { patterns } from '@quartet/domain/patterns.ts'
import type { ScoredPerson } from '@quartet/domain/team-picture.ts'
import { memo } from 'react'
import { type GraphSize, pointsOf } from './graph-scale.ts'
import { maxStyles, pathOf, StyledLine } from './line-style.tsx'
import styles from './team-graph.module.css'

type LinesProps = { people: readonly ScoredPerson[]; size: GraphSize; isDimmed: boolean }

/** A line for each person: faint and alike when there are too many to tell apart. */
export const GraphLines = memo(function GraphLines({ people, size, isDimmed }: LinesProps) {
  const isCrowded = people.length > maxStyles
  return (
    <g
      className={styles.lines}
      data-crowded={isCrowded || undefined}
      data-dim={isDimmed || undefined}
    >
      {people.map(({ id, scores }, at) =>
        isCrowded ? (
          <path key={id} data-line d={pathOf(pointsOf(scores, size))} />
        ) : (
          <g key={id} data-line>
            <StyledLine at={at} line={pointsOf(scores, size)} />
          </g>
        ),
      )}
    </g>
  )
})

/** The highlighted person's line, with the scores. */
export function ActiveLine({
  at,
  person,
  size,
}: {
  at: number
  person: ScoredPerson
  size: GraphSize
}) {
  const points = pointsOf(person.scores, size)
  return (
    <g className={styles.active} data-active>
      <path className={styles.halo} d={pathOf(points)} />
      <StyledLine at={at} line={points} />
      {patterns.map((pattern, place) => (
        <text key={pattern} x={points[place]?.x} y={(points[place]?.y ?? 0) - 11}>
          {person.scores[pattern]}
        </text>
      ))}
    </g>
  )
}
