import { Title } from '@mantine/core'
import {
  countFeelings,
  countFeelingsByPattern,
  type FeelingCounts,
  feelingSentences,
  type HabitMatch,
  matchOf,
  moodOf,
  overallMatch,
  remarkOf,
} from '@quartet/domain/career-match.ts'
import { dutiesIn } from '@quartet/domain/duties.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './duties.module.css'
import { patternName } from './task.ts'
import type { Decoding } from './use-decoding.ts'
import { useIsOwn } from './use-is-own.ts'
import type { Draft } from './use-task.ts'

/** The name of the person when somebody else reads; null for the person. */
type Reader = { name: string | null }

/**
 * How closely the person's habits match the demands of a job and how the person feels about its
 * duties, in words only, and what that does not mean (method D25).
 */
export function CareerMatch({
  task,
  decoding: { marks, needed },
}: {
  task: Draft
  decoding: Decoding
}) {
  const { t } = useTranslation()
  const name = useIsOwn(task) ? null : task.person.name
  const { bands } = task.person
  const duties = useMemo(
    () =>
      dutiesIn(task.description, marks).duties.map(({ text, neededPatterns }) => ({
        neededPatterns,
        feeling: task.duties.find((one) => one.text === text)?.feeling ?? null,
      })),
    [task.description, task.duties, marks],
  )
  const byPattern = useMemo(() => countFeelingsByPattern(duties), [duties])
  return (
    <section className={styles.match} aria-labelledby="match">
      <Title order={2} id="match" size="h3">
        {name === null ? t('decode.match_title') : t('decode.match_title_of', { name })}
      </Title>
      <Verdict
        name={name}
        overall={needed && bands && overallMatch(needed, bands)}
        hasResult={bands !== null}
        counts={countFeelings(duties)}
      />
      <ul className={styles.patterns}>
        {patterns.map((pattern) => (
          <OnePattern
            key={pattern}
            name={name}
            pattern={pattern}
            match={needed && bands && matchOf(needed[pattern], bands[pattern])}
            counts={byPattern[pattern]}
          />
        ))}
      </ul>
      <Unrated counts={countFeelings(duties)} />
      <p className={styles.honest}>{t('decode.match_honest')}</p>
    </section>
  )
}

type VerdictProps = Reader & {
  overall: HabitMatch | null
  hasResult: boolean
  counts: FeelingCounts
}

/** How close the habits are; the second sentence says how that meets the feelings. */
function Verdict({ name, overall, hasResult, counts }: VerdictProps) {
  const { t } = useTranslation()
  const remark = remarkOf(overall, moodOf(counts))
  return (
    <p className={styles.overall}>
      {!overall
        ? t(hasResult ? 'decode.match_no_marks' : 'decode.match_no_result')
        : name === null
          ? t(`decode.match_overall_${overall}`)
          : t(`decode.match_overall_of_${overall}`, { name })}{' '}
      {remark &&
        (name === null ? t(`decode.mood_${remark}`) : t(`decode.mood_of_${remark}`, { name }))}
    </p>
  )
}

type OnePatternProps = Reader & {
  pattern: Pattern
  match: HabitMatch | null
  counts: FeelingCounts
}

function OnePattern({ name, pattern, match, counts }: OnePatternProps) {
  const { t } = useTranslation()
  const sentences = feelingSentences(counts)
  if (!match && sentences.length === 0) return null
  return (
    <li>
      <PatternMark pattern={pattern} size={24} />
      <div>
        <strong>
          {match
            ? t('decode.match_of', {
                pattern: patternName(pattern),
                match: t(`decode.match_${match}`),
              })
            : patternName(pattern)}
        </strong>
        {sentences.length > 0 && (
          <p>
            {sentences
              .map(({ kind, ...numbers }) =>
                name === null
                  ? t(`decode.feels_${kind}`, numbers)
                  : t(`decode.feels_of_${kind}`, { ...numbers, name }),
              )
              .join(' ')}
          </p>
        )}
      </div>
    </li>
  )
}

/** Once some duties are rated, says how many are not. */
function Unrated({ counts: { all, enjoy, neutral, drain } }: { counts: FeelingCounts }) {
  const { t } = useTranslation()
  const rated = enjoy + neutral + drain
  if (rated === 0 || rated === all) return null
  return <p className={styles.unrated}>{t('decode.duties_unrated', { count: all - rated })}</p>
}
