import { patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './legend.module.css'
import { patternName } from './task.ts'

/** The colour, shape and letter of each pattern, with its number of words. */
export function Legend({ counts }: { counts: Record<string, number> }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend} aria-label={t('decode.legend')}>
      {patterns.map((pattern) => (
        <li key={pattern}>
          <PatternMark pattern={pattern} size={24} />
          {patternName(pattern)}
          <span className={styles.count}>{counts[pattern]}</span>
        </li>
      ))}
    </ul>
  )
}
