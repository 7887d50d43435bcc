import { shownDate } from '@quartet/domain/dates.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import styles from './security.module.css'

/** The number of events of each day, with a bar. */
export function DayCounts({ days }: { days: readonly { day: string; count: number }[] }) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const max = Math.max(...days.map(({ count }) => count))
  return (
    <section className={styles.card} aria-labelledby="by-day">
      <h2 id="by-day">{t('security.by_day')}</h2>
      <ul className={styles.days}>
        {days.map(({ day, count }) => (
          <li key={day} className={styles.day}>
            <bdi>{shownDate(day)}</bdi>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ inlineSize: `${(count / max) * 100}%` }} />
            </span>
            <span className={styles.number}>{count.toLocaleString(tag)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
