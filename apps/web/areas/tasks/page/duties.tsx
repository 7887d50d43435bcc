import { Title } from '@mantine/core'
import { type Feeling, feelings } from '@quartet/domain/career-match.ts'
import type { Mark } from '@quartet/domain/decoding.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../components/segments.tsx'
import styles from './duties.module.css'
import { patternName } from './task.ts'
import type { TaskState } from './use-task.ts'

type Duty = { text: string; neededPatterns: Pattern[] }

/**
 * Each line of a job's description is a duty: the patterns it demands, and how the person feels
 * about it (method D25).
 */
export function Duties({
  opened: { task, change },
  marks,
}: {
  opened: TaskState
  marks: readonly Mark[]
}) {
  const { t } = useTranslation()
  const duties = useMemo(() => dutiesIn(task.description, marks), [task.description, marks])
  const feelingOf = (text: string) => task.duties.find((one) => one.text === text)?.feeling ?? null
  const feel = (text: string, feeling: Feeling) =>
    change({
      duties: [
        ...task.duties.filter(
          (one) => one.text !== text && duties.some((duty) => duty.text === one.text),
        ),
        { text, feeling },
      ],
    })
  if (duties.length === 0) return null
  return (
    <section className={styles.duties} aria-labelledby="duties">
      <Title order={2} id="duties">
        {t('decode.duties_title')}
      </Title>
      <p className={styles.lead}>{t('decode.duties_text')}</p>
      <ul className={styles.list}>
        {duties.map(({ text, neededPatterns }) => (
          <li key={text} className={styles.duty}>
            <p dir="auto">{text}</p>
            <span className={styles.asks}>
              {neededPatterns.map((pattern) => (
                <PatternMark
                  key={pattern}
                  pattern={pattern}
                  size={24}
                  title={patternName(pattern)}
                />
              ))}
            </span>
            <Segments
              legend={t('decode.feeling_for', { duty: text })}
              options={feelings.map((value) => ({ value, label: t(`decode.feeling_${value}`) }))}
              value={feelingOf(text)}
              onChange={(feeling) => feel(text, feeling)}
              disabled={!task.may_edit}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The distinct lines of a description, with the patterns marked in them. */
function dutiesIn(description: string, marks: readonly Mark[]): Duty[] {
  const rows = new Map<string, Duty>()
  for (const { 0: line, index } of description.matchAll(/[^\r\n]+/g)) {
    const text = line
      .trim()
      .slice(0, 2000)
      .replace(/\p{Cs}$/u, '') // without half a surrogate pair
    const inside = marks.filter(({ start }) => start >= index && start < index + line.length)
    const neededPatterns = patterns.filter((pattern) =>
      inside.some((mark) => mark.pattern === pattern),
    )
    if (/[\p{L}\p{N}]/u.test(text) && !rows.has(text)) rows.set(text, { text, neededPatterns })
  }
  return [...rows.values()].slice(0, taskBounds.duties)
}
