import { likelyRange } from '@quartet/domain/score-scale.ts'
import type { TFunction } from 'i18next'

/** The error of a score for its bar, drawn and as text (method D8). */
export const rangeProps = (t: TFunction, score: number | null, error: number) => ({
  error,
  range: t('profile.score_range', likelyRange(score ?? 0, error)),
})
