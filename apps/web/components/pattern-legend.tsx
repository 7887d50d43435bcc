import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './pattern-legend.module.css'

/** The colour, shape and letter of each pattern, with its number of words. */
export function PatternLegend({ counts }: { counts: Record<Pattern, number> }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend} aria-label={t('decode.legend')}>
      {patterns.map((pattern) => (
        <li key={pattern}>
          <PatternMark pattern={pattern} size={24} />
          {t(`pattern.${pattern}`)}
          <span className={styles.count}>{counts[pattern]}</span>
        </li>
      ))}
    </ul>
  )
}
