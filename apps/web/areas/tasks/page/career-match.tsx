import { Title } from '@mantine/core'
import { matchOf, overallMatch } from '@quartet/domain/career-match.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './duties.module.css'
import { patternName } from './task.ts'
import type { Decoding } from './use-decoding.ts'
import type { Draft } from './use-task.ts'

/**
 * How closely the person's habits match the demands of a job, in words only, and what that does not
 * mean (method D25).
 */
export function CareerMatch({
  task,
  decoding: { needed, weights },
}: {
  task: Draft
  decoding: Decoding
}) {
  const { t } = useTranslation()
  const { bands } = task.person
  const overall = needed && bands && overallMatch(needed, bands, weights)
  return (
    <section className={styles.match} aria-labelledby="match">
      <Title order={2} id="match" size="h3">
        {t('decode.match_title')}
      </Title>
      <p className={styles.overall}>
        {overall
          ? t(`decode.match_overall_${overall}`)
          : t(bands ? 'decode.match_no_marks' : 'decode.match_no_result')}
      </p>
      {needed && bands && (
        <ul className={styles.patterns}>
          {patterns.map((pattern) => (
            <li key={pattern}>
              <PatternMark pattern={pattern} size={24} />
              {t('decode.match_of', {
                pattern: patternName(pattern),
                match: t(`decode.match_${matchOf(needed[pattern], bands[pattern])}`),
              })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.honest}>{t('decode.match_honest')}</p>
    </section>
  )
}
