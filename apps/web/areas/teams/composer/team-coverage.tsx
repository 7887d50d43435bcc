import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import type { Coverage } from '@quartet/domain/team-coverage.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './team-composer.module.css'

/** For each pattern, how many of a team use it first; a missing one stands out by its shape, too. */
export function TeamCoverage({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation()
  const { useFirst, crowded, alone, unknown } = coverage
  const noteOf = (pattern: Pattern) => {
    if (alone[pattern] > 0) return t('composer.alone', { number: alone[pattern] })
    return crowded.includes(pattern) ? t('composer.crowded') : null
  }
  return (
    <ul className={styles.coverage} aria-label={t('composer.coverage')}>
      {patterns.map((pattern) => {
        const note = noteOf(pattern)
        return (
          <li key={pattern} data-missing={useFirst[pattern] === 0 || undefined}>
            <PatternMark pattern={pattern} size={22} title={t(`pattern.${pattern}`)} />
            <span className={styles.count}>{useFirst[pattern]}</span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        )
      })}
      {unknown > 0 && <li>{t('composer.unknown', { number: unknown })}</li>}
    </ul>
  )
}
