import { VisuallyHidden } from '@mantine/core'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { minutesLeft } from '@quartet/ui/inventory-screens.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Delivery } from '../../data/outbox.ts'
import styles from './state-line.module.css'
import { type Answers, isAnswered, type Question } from './use-answers.ts'
import type { WaitingAnswer } from './waiting-answers.ts'

type Props = {
  questions: Question[]
  answers: Answers
  condition: Delivery<WaitingAnswer>['condition']
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
  const statusTexts = {
    saved: t('questions.saved'),
    saving: t('questions.saving'),
    away: t('questions.kept'),
  }[condition]
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
          statusTexts,
          part === 1 ? t('questions.of_statements', statements) : t('questions.of_open', open),
          minutes > 0 ? t('questions.left', { count: minutes }) : t('questions.left_none'),
        ].join(' · ')}
      </p>
      <Loud condition={condition} />
    </div>
  )
}

/**
 * Announced to screen readers only when the connection is lost and restored, not at each answer.
 */
function Loud({ condition }: { condition: Delivery<WaitingAnswer>['condition'] }) {
  const { t } = useTranslation()
  const [announcement, setAnnouncement] = useState<'away' | 'back' | null>(null)
  useEffect(() => {
    if (condition === 'away') setAnnouncement('away')
    if (condition === 'saved') setAnnouncement((before) => (before === 'away' ? 'back' : before))
  }, [condition])
  return (
    <VisuallyHidden role="status">
      {announcement && t(announcement === 'away' ? 'questions.kept_loud' : 'questions.sent_loud')}
    </VisuallyHidden>
  )
}
