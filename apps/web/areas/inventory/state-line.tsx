import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { minutesLeft } from '@quartet/ui/inventory-screens.ts'
import { useTranslation } from 'react-i18next'
import { ConnectionAnnouncement, saveStatusKeys } from '../../components/save-status.tsx'
import type { Condition } from '../../data/offline-queue.ts'
import styles from './state-line.module.css'
import { type Answers, isAnswered, type Question } from './use-answers.ts'

type Props = {
  questions: Question[]
  answers: Answers
  condition: Condition
  ageGroup: AgeGroup
  part: 1 | 2
}

/** Saved · 12 of 28 · about 4 minutes left, and the progress as a bar. */
export function StateLine({ questions, answers, condition, ageGroup, part }: Props) {
  const { t } = useTranslation()
  const of = (which: 1 | 2) => {
    const ofPart = questions.filter((question) => question.part === which)
    const answered = ofPart.filter(({ number }) => isAnswered(answers.get(number))).length
    return { all: ofPart.length, answered, left: ofPart.length - answered }
  }
  const [statements, open] = [of(1), of(2)]
  const minutes = minutesLeft({ statements: statements.left, open: open.left }, ageGroup)
  const progress = ((statements.answered + open.answered) / questions.length) * 100
  return (
    <div className={styles.state}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('questions.progress')}
        aria-valuenow={Math.round(progress)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={styles.fill} style={{ inlineSize: `${progress}%` }} />
      </div>
      <p className={styles.line} data-away={condition === 'away' || undefined}>
        {[
          t(saveStatusKeys[condition]),
          part === 1 ? t('questions.of_statements', statements) : t('questions.of_open', open),
          minutes > 0 ? t('questions.left', { count: minutes }) : t('questions.left_none'),
        ].join(' · ')}
      </p>
      <ConnectionAnnouncement
        condition={condition}
        lost={t('questions.kept_loud')}
        restored={t('questions.sent_loud')}
      />
    </div>
  )
}
