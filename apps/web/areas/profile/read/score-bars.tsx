import { Title } from '@mantine/core'
import { nearBand } from '@quartet/domain/bands.ts'
import { patterns, scoresOf } from '@quartet/domain/patterns.ts'
import { ScoreBar } from '@quartet/ui/score-bar.tsx'
import { useTranslation } from 'react-i18next'
import { BandLegend } from '../../../components/band-legend.tsx'
import { rangeProps } from '../../../components/range-props.ts'
import { type Person, patternName } from './person.ts'
import styles from './score-bars.module.css'

type Props = { person: Person; own: boolean; described: boolean; level?: 2 | 3 }

/**
 * Four bars on one scale, and how to read them; `described`: the descriptions of the degrees are on
 * the same page.
 */
export function ScoreBars({ person, own, described, level = 2 }: Props) {
  const { t } = useTranslation()
  const [near, nearOf] = described
    ? (['profile.near', 'profile.near_of'] as const)
    : (['profile.close', 'profile.close_of'] as const)
  const byHand = person.score_source === 'manual'
  return (
    <section className={styles.scores}>
      <div className={styles.bars}>
        <Title order={level}>
          {t(own ? 'profile.scores' : 'profile.scores_of')}
          {byHand && ' '}
          {byHand && <span className={styles.byHand}>{t('profile.by_hand')}</span>}
        </Title>
        {patterns.map((pattern) => {
          const [score, band] = [person[pattern], person.user_pattern_classification[pattern]]
          return (
            <ScoreBar
              key={pattern}
              pattern={pattern}
              name={patternName(pattern)}
              score={score}
              noScore={t('profile.no_score')}
              band={band}
              bandName={band ? t(`band.${band}`) : ''}
              {...rangeProps(t, score, person.score_error)}
              near={nearBand(score) ? t(own ? near : nearOf) : undefined}
            />
          )
        })}
        {scoresOf(person) && <p className={styles.error}>{t('profile.score_error')}</p>}
      </div>
      <div className={styles.legend}>
        <BandLegend />
      </div>
    </section>
  )
}
