import type { DayCount } from '@quartet/contract/areas/dashboard.ts'
import { writtenDate } from '../../i18n/dates.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import styles from './overview.module.css'

type Props = { days: readonly DayCount[]; max: number; label: string }

/** The counts as a line; time runs in the direction of reading. */
export function DayLine({ days, max, label }: Props) {
  const points = days.map(
    ({ count }, at) => `${(at / Math.max(1, days.length - 1)) * 100},${40 - (count / max) * 38}`,
  )
  return (
    <figure className={styles.chart}>
      <span className={styles.max} aria-hidden>
        {shownNumber(max)}
      </span>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label={label}>
        <line x1="0" y1="40" x2="100" y2="40" className={styles.axis} />
        <line x1="0" y1="2" x2="100" y2="2" className={styles.axis} />
        <polyline points={points.join(' ')} className={styles.line} />
      </svg>
      <figcaption className={styles.ends} aria-hidden>
        <span>{writtenDate(days[0]?.date ?? '')}</span>
        <span>{writtenDate(days.at(-1)?.date ?? '')}</span>
      </figcaption>
    </figure>
  )
}
