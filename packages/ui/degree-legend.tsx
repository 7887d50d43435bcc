import type { Band } from '@quartet/domain/bands.ts'
import { useId } from 'react'
import { BandMark } from './band-mark.tsx'
import styles from './degree-legend.module.css'

export type Degree = { band: Band; name: string; range: string; meaning: string }

/** The names, marks and score ranges of the three degrees of use. */
export function DegreeLegend({ title, degrees }: { title: string; degrees: Degree[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {degrees.map(({ band, name, range, meaning }) => (
          <li key={band} className={styles.degree}>
            <BandMark band={band} size={20} />
            <span>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.range}>{range}</span>
              <span className={styles.meaning}>{meaning}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
