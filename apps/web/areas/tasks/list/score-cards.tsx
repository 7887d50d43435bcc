import { bandOf } from '@quartet/domain/bands.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './score-cards.module.css'

/** The four scores in one line, small enough to leave the first screen to the tasks. */
export function ScoreCards({ scores }: { scores: Record<Pattern, number | null> }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.cards} aria-label={t('tasks.scores')}>
      {patterns.map((pattern) => {
        const score = scores[pattern]
        const band = bandOf(score)
        return (
          <li
            key={pattern}
            className={styles.card}
            style={{
              background: patternColour(pattern, 'soft'),
              color: patternColour(pattern, 'ink'),
            }}
          >
            <PatternMark pattern={pattern} size={28} />
            <span className={styles.name}>{t(`pattern.${pattern}`)}</span>
            {band ? (
              <>
                <span className={styles.score}>{score}</span>
                <span className={styles.band}>
                  <BandMark band={band} />
                  {t(`band.${band}`)}
                </span>
              </>
            ) : (
              <span className={styles.none}>{t('profile.no_score')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
