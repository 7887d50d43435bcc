import { Title } from '@mantine/core'
import { careerMatchWords } from '@quartet/content/career-match.ts'
import { ratedDuties } from '@quartet/domain/duties.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './duties.module.css'
import type { Decoding } from './use-decoding.ts'
import { useIsOwn } from './use-is-own.ts'
import type { Draft } from './use-task.ts'

type Props = { task: Draft; decoding: Decoding }

/** The match of the person's habits with the demands of a job, in words. */
export function CareerMatch({ task, decoding: { marks, needed } }: Props) {
  const { t } = useTranslation()
  const name = useIsOwn(task) ? null : task.person.name
  const { description, duties: feelings } = task
  const duties = useMemo(
    () => ratedDuties({ description, duties: feelings }, marks),
    [description, feelings, marks],
  )
  const match = careerMatchWords((key, values) => t(key, { ...values }), {
    ...{ needed, bands: task.person.bands, duties, name },
  })
  return (
    <section className={styles.match} aria-labelledby="match">
      <Title order={2} id="match" size="h3">
        {match.title}
      </Title>
      <p className={styles.overall}>{match.verdict}</p>
      <ul className={styles.patterns}>
        {match.patterns.map(({ pattern, title, text }) => (
          <li key={pattern}>
            <PatternMark pattern={pattern} size={24} />
            <div>
              <strong>{title}</strong>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {match.unrated && <p className={styles.unrated}>{match.unrated}</p>}
      <p className={styles.honest}>{match.honest}</p>
    </section>
  )
}
