import type { Needed } from '@quartet/domain/demand.ts'
import type { Evidence } from '@quartet/domain/evidence.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { listed } from '../../i18n/lists.ts'
import { i18next } from '../../i18n/texts.ts'

/** What the degrees of a text rest on. */
type Decoding = {
  evidence: Record<Pattern, Evidence> | null
  partly: Partial<Needed>
  isJudged: boolean
  usesTable: boolean
}

const maxWords = 4

/** What the degree of a pattern rests on: its words in quotes and its points, or a guess. */
export function evidenceInWords(pattern: Pattern, decoding: Decoding): string {
  const { t } = i18next
  const evidence = decoding.evidence?.[pattern]
  if (!evidence) return ''
  const { words, points, isVisible } = evidence
  const degree = decoding.partly[pattern]
  const isGuess =
    decoding.usesTable &&
    !decoding.isJudged &&
    !isVisible &&
    degree !== undefined &&
    degree !== 'Low'
  if (words.length === 0) return t(isGuess ? 'decode.evidence_guess' : 'decode.evidence_none')
  const quoted = words.slice(0, maxWords).map((one) => t('decode.quoted', { words: one }))
  const more = words.length - quoted.length
  const list = listed(more > 0 ? [...quoted, t('decode.evidence_more', { count: more })] : quoted)
  if (degree === 'Low' && words.length <= 2 && points.length === 0)
    return t('decode.evidence_only', { count: words.length, words: list })
  const inPoints =
    points.length > 0 &&
    t('decode.evidence_points', { count: points.length, points: listed(points) })
  const restsOn = [list, inPoints].filter(Boolean).join(' · ')
  return isGuess ? t('decode.evidence_and_guess', { words: restsOn }) : restsOn
}
