import type { Translate } from '@quartet/content/texts/text.ts'
import { type Band, isScore, nearBand } from '@quartet/domain/bands.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { likelyRange, positionOf, rangeOf } from '@quartet/domain/score-scale.ts'
import { withoutIsolates } from './frame.ts'

/** The score of a pattern; places are shares of the scale. */
export type Bar = {
  pattern: Pattern
  name: string
  score: number | null
  band: Band | null
  degree: string | null
  at: number | null
  from: number
  to: number
  /** The bar in words. */
  alt: string
}
type Four = Record<Pattern, number | null>
type Degrees = Record<Pattern, Band | null>

/** The four bars; `error`: by how many points a score can come out higher or lower. */
export const barsOf = (t: Translate, scores: Four, degrees: Degrees, error: number): Bar[] =>
  patterns.map((pattern) => {
    const [score, band] = [scores[pattern], degrees[pattern]]
    const [range, position] = [rangeOf(score, error), positionOf(score)]
    const name = t(`pattern.${pattern}`)
    const degree = band && t(`band.${band}`)
    return {
      ...{ pattern, name, score, band, degree },
      at: position === null ? null : position / 100,
      from: (range?.from ?? 0) / 100,
      to: (range?.to ?? 0) / 100,
      alt:
        isScore(score) && degree
          ? withoutIsolates(
              t('document.bar', { pattern: name, score, degree, ...likelyRange(score, error) }),
            )
          : `${name}: ${t('profile.no_score')}`,
    }
  })

/** The patterns whose score is next to a line. */
export const nearPatterns = (scores: Four) =>
  patterns.filter((pattern) => nearBand(scores[pattern]) !== null)
