import { Title } from '@mantine/core'
import { type Feeling, feelings } from '@quartet/domain/career-match.ts'
import type { Mark } from '@quartet/domain/decoding.ts'
import { type Duty, dutiesIn } from '@quartet/domain/duties.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { patternName } from '../../../components/decoding/pattern-words.ts'
import { Segments } from '../../../components/segments.tsx'
import { useSession } from '../../../data/session.ts'
import styles from './duties.module.css'
import type { TaskState } from './use-task.ts'

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
  const isOwn = useSession()?.user_id === task.person.id
  const { name } = task.person
  const { duties, isCut } = useMemo(
    () => dutiesIn(task.description, marks),
    [task.description, marks],
  )
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
      <p className={styles.lead}>
        {isOwn ? t('decode.duties_text') : t('decode.duties_text_of', { name })}
      </p>
      <ul className={styles.list}>
        {duties.map((duty) => (
          <OneDuty
            key={duty.text}
            duty={duty}
            legend={
              isOwn
                ? t('decode.feeling_for', { duty: duty.text })
                : t('decode.feeling_for_of', { name, duty: duty.text })
            }
            feeling={task.duties.find(({ text }) => text === duty.text)?.feeling ?? null}
            onFeel={task.may_edit ? (feeling) => feel(duty.text, feeling) : undefined}
          />
        ))}
      </ul>
      {isCut && <p className={styles.lead}>{t('decode.duties_cut', { number: duties.length })}</p>}
    </section>
  )
}

type OneDutyProps = {
  duty: Duty
  legend: string
  feeling: Feeling | null
  onFeel: ((feeling: Feeling) => void) | undefined
}

/** Read-only without `onFeel`. */
function OneDuty({ duty: { text, neededPatterns }, legend, feeling, onFeel }: OneDutyProps) {
  const { t } = useTranslation()
  return (
    <li className={styles.duty}>
      <p dir="auto">{text}</p>
      <span className={styles.asks}>
        {neededPatterns.map((pattern) => (
          <PatternMark key={pattern} pattern={pattern} size={24} title={patternName(pattern)} />
        ))}
      </span>
      <Segments
        legend={legend}
        options={feelings.map((value) => ({ value, label: t(`decode.feeling_${value}`) }))}
        value={feeling}
        onChange={(value) => onFeel?.(value)}
        disabled={!onFeel}
      />
    </li>
  )
}
