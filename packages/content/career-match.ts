import type { Band } from '@quartet/domain/bands.ts'
import {
  countFeelings,
  countFeelingsByPattern,
  type FeelingCounts,
  feelingSentences,
  matchOf,
  moodOf,
  overallMatch,
  type RatedDuty,
  remarkOf,
} from '@quartet/domain/career-match.ts'
import type { Needed } from '@quartet/domain/demand.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import type { Translate } from './texts/text.ts'

type Job = {
  needed: Needed | null
  /** The person's own degrees; null without a result. */
  bands: Record<Pattern, Band> | null
  duties: readonly RatedDuty[]
  /** The name of the person when somebody else reads; null for the person. */
  name: string | null
}

/**
 * How closely the person's habits match the demands of a job and how the person feels about its
 * duties, in words only, and what that does not mean (method D25).
 */
export function careerMatchWords(t: Translate, job: Job) {
  const { name, duties } = job
  const byPattern = countFeelingsByPattern(duties)
  const counts = countFeelings(duties)
  return {
    title: name === null ? t('decode.match_title') : t('decode.match_title_of', { name }),
    verdict: verdictOf(t, job, counts),
    patterns: patterns.flatMap((pattern) => wordsOf(t, job, pattern, byPattern[pattern])),
    unrated: unratedOf(t, counts),
    honest: t('decode.match_honest'),
  }
}

/** How close the habits are; the second sentence says how that meets the feelings. */
function verdictOf(t: Translate, { needed, bands, name }: Job, counts: FeelingCounts) {
  const overall = needed && bands && overallMatch(needed, bands)
  const remark = remarkOf(overall, moodOf(counts))
  const verdict = !overall
    ? t(bands ? 'decode.match_no_marks' : 'decode.match_no_result')
    : name === null
      ? t(`decode.match_overall_${overall}`)
      : t(`decode.match_overall_of_${overall}`, { name })
  if (!remark) return verdict
  const mood = name === null ? t(`decode.mood_${remark}`) : t(`decode.mood_of_${remark}`, { name })
  return `${verdict} ${mood}`
}

function wordsOf(
  t: Translate,
  { needed, bands, name }: Job,
  pattern: Pattern,
  counts: FeelingCounts,
) {
  const match = needed && bands && matchOf(needed[pattern], bands[pattern])
  const sentences = feelingSentences(counts).map(({ kind, ...numbers }) =>
    name === null
      ? t(`decode.feels_${kind}`, numbers)
      : t(`decode.feels_of_${kind}`, { ...numbers, name }),
  )
  if (!match && sentences.length === 0) return []
  const patternName = t(`pattern.${pattern}`)
  const title = match
    ? t('decode.match_of', { pattern: patternName, match: t(`decode.match_${match}`) })
    : patternName
  return [{ pattern, title, text: sentences.join(' ') }]
}

/** Once some duties are rated, says how many are not. */
function unratedOf(t: Translate, { all, enjoy, neutral, drain }: FeelingCounts) {
  const rated = enjoy + neutral + drain
  return rated === 0 || rated === all ? '' : t('decode.duties_unrated', { count: all - rated })
}
