import { bandOf } from '@quartet/domain/bands.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './score-cards.module.css'

/** The four scores as cards sized by score: 2.5 × score + 120 px in both directions. */
export function ScoreCards({ scores }: { scores: Record<Pattern, number | null> }) {
  const { t } = useTranslation()
  return (
    <ul
      className={styles.cards}
      data-none={patterns.every((pattern) => scores[pattern] === null) || undefined}
      aria-label={t('tasks.scores')}
    >
      {patterns.map((pattern) => {
        const score = scores[pattern]
        const band = bandOf(score)
        const size = 2.5 * (score ?? 0) + 120
        return (
          <li
            key={pattern}
            className={styles.card}
            style={
              {
                '--size': `${size}px`,
                background: patternColour(pattern, 'soft'),
                color: patternColour(pattern, 'ink'),
              } as CSSProperties
            }
          >
            <PatternMark pattern={pattern} size={36} />
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
              <span>{t('profile.no_score')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
