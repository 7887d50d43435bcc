import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { bandEdges, edgeOf, type GraphSize, graphHeight, ticks, xOf, yOf } from './graph-scale.ts'
import styles from './team-graph.module.css'

/** The shaded bands and the four axes. */
export function GraphBackground({ size }: { size: GraphSize }) {
  const { top, bottom } = edgeOf(size)
  const side = edgeOf(size).start - (size.isNarrow ? 44 : 108)
  return (
    <>
      {bands.map((band) => {
        const edges = bandEdges(band, size)
        return (
          <rect
            key={band}
            className={styles.band}
            data-band={band}
            x={size.isRtl ? 0 : side}
            width={size.width - side}
            y={edges.top}
            height={edges.bottom - edges.top}
          />
        )
      })}
      {patterns.map((pattern, at) => (
        <line
          key={pattern}
          className={styles.axis}
          x1={xOf(at, size)}
          x2={xOf(at, size)}
          y1={top}
          y2={graphHeight - bottom}
        />
      ))}
    </>
  )
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** The scores, bands and patterns at the edges; the graph has a name and a table for readers. */
export function GraphLabels({ size }: { size: GraphSize }) {
  const { t } = useTranslation()
  return (
    <div className={styles.labels} aria-hidden="true">
      {ticks.map((tick) => (
        <span
          key={tick}
          className={styles.tick}
          style={{ top: percent(yOf(tick, size), graphHeight) }}
        >
          {tick}
        </span>
      ))}
      {bands.map((band) => {
        const { top, bottom } = bandEdges(band, size)
        return (
          <span
            key={band}
            className={styles.bandName}
            style={{ top: percent((top + bottom) / 2, graphHeight) }}
          >
            <BandMark band={band} size={14} />
            {!size.isNarrow && t(`band.${band}`)}
          </span>
        )
      })}
      {patterns.map((pattern, at) => (
        <span
          key={pattern}
          className={styles.pattern}
          style={{ left: percent(xOf(at, size), size.width) }}
        >
          <PatternMark pattern={pattern} size={24} />
          {!size.isNarrow && t(`pattern.${pattern}`)}
        </span>
      ))}
    </div>
  )
}

/** On a phone, what the marks at the edges stand for. */
export function GraphLegend() {
  const { t } = useTranslation()
  return (
    <div className={styles.legend} aria-hidden="true">
      {patterns.map((pattern) => (
        <span key={pattern}>
          <PatternMark pattern={pattern} size={20} />
          {t(`pattern.${pattern}`)}
        </span>
      ))}
      {bands.toReversed().map((band) => (
        <span key={band}>
          <BandMark band={band} size={14} />
          {t(`band.${band}`)}
        </span>
      ))}
    </div>
  )
}
