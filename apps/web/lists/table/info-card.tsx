import styles from './info-card.module.css'
import { type Info, infoRows } from './info-rows.ts'

/** Keys and values of one item, one below the other; dates are formatted as everywhere. */
export function InfoCard({
  info,
  labels,
}: {
  info: Info
  labels: Readonly<Record<string, string>>
}) {
  return (
    <dl className={styles.card}>
      {infoRows(info).map(({ key, value, isDate }) => (
        <div key={key} className={styles.row}>
          <dt>{labels[key] ?? key}</dt>
          <dd dir="auto">{isDate ? <bdi dir="ltr">{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
