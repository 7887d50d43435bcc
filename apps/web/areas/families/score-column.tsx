import { bandOf } from '@quartet/domain/bands.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { assumedError } from '@quartet/domain/reliability.ts'
import { ScoreBar } from '@quartet/ui/score-bar.tsx'
import { useTranslation } from 'react-i18next'
import { rangeProps } from '../../components/range-props.ts'

type Props = { scores: Record<Pattern, number | null>; error?: number }

/** The four scores of a person as bars. */
export function ScoreColumn({ scores, error = assumedError }: Props) {
  const { t } = useTranslation()
  return patterns.map((pattern) => {
    const score = scores[pattern]
    const band = bandOf(score)
    return (
      <ScoreBar
        key={pattern}
        pattern={pattern}
        name={t(`pattern.${pattern}`)}
        score={score}
        noScore={t('profile.no_score')}
        band={band}
        bandName={band ? t(`band.${band}`) : ''}
        {...rangeProps(t, score, error)}
      />
    )
  })
}
