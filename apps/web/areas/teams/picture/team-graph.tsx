import { type PicturePerson, scoredOf } from '@quartet/domain/team-picture.ts'
import { type MouseEvent, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { counted } from '../../../i18n/numbers.ts'
import { GraphBackground, GraphLabels, GraphLegend } from './graph-frame.tsx'
import { GraphKey } from './graph-key.tsx'
import { ActiveLine, GraphLines } from './graph-lines.tsx'
import { type GraphSize, graphHeight, nearestTo } from './graph-scale.ts'
import { GraphTable } from './graph-table.tsx'
import styles from './team-graph.module.css'
import { useGraphSize } from './use-graph-size.ts'

/** A line for each person across the four patterns, on the scale from 7 to 40. */
export function TeamGraph({ people }: { people: readonly PicturePerson[] }) {
  const { t } = useTranslation()
  const scored = useMemo(() => scoredOf(people), [people])
  // the graph is drawn first, then the long table
  const later = useDeferredValue(scored, [])
  const { ref, size } = useGraphSize()
  const [pinned, setPinned] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const active = scored.findIndex(({ id }) => id === (pointed ?? pinned))
  const person = scored[active]
  const lineAt = (event: MouseEvent) => nearestTo(pointIn(event, size), scored, size)?.id ?? null
  return (
    <div className={styles.graph} data-narrow={size.isNarrow || undefined}>
      <div ref={ref} className={styles.plot}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the names below do the same with a keyboard */}
        <svg
          role="img"
          aria-label={t('team_picture.graph_label', counted(scored.length))}
          viewBox={`0 0 ${size.width} ${graphHeight}`}
          onPointerMove={(event) => setPointed(lineAt(event))}
          onPointerLeave={() => setPointed(null)}
          onClick={(event) => setPinned(lineAt(event))}
        >
          <GraphBackground size={size} />
          <GraphLines people={scored} size={size} isDimmed={person !== undefined} />
          {person && <ActiveLine at={active} person={person} size={size} />}
        </svg>
        <GraphLabels size={size} />
      </div>
      {size.isNarrow && <GraphLegend />}
      <p className={styles.caption}>
        {person ? <bdi>{person.name}</bdi> : t('team_picture.graph_hint')}
      </p>
      <GraphKey people={scored} pinned={pinned} onPin={setPinned} onPoint={setPointed} />
      <GraphTable people={later} />
    </div>
  )
}

/** Where the pointer is in the drawing, which the page may have scaled. */
function pointIn({ clientX, clientY, currentTarget }: MouseEvent, size: GraphSize) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: ((clientX - left) / width) * size.width,
    y: ((clientY - top) / height) * graphHeight,
  }
}
