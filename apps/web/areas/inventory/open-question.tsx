import { limits } from '@quartet/contract/limits.ts'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentLanguage } from '../../i18n/use-content-language.ts'
import { ReadAloud } from '../../speech/read-aloud.tsx'
import styles from './open-question.module.css'

type Props = {
  number: number
  text: string
  answer: string
  ageGroup: AgeGroup
  language: ContentLanguage
  language_id: number
  onWrite: (text: string) => void
  onLeave: () => void
}

const almostFull = 200
/** From this number of characters on, no hint asks for more (method D5). */
const enough = 15

/** A question answered in the person's own words. */
export function OpenQuestion({
  number,
  text,
  answer,
  ageGroup,
  language,
  language_id,
  onWrite,
  onLeave,
}: Props) {
  const id = useId()
  return (
    <div className={styles.question} data-number={number}>
      <div className={styles.head}>
        <label className={styles.text} htmlFor={id} {...language}>
          {text}
        </label>
        <ReadAloud text={text} language_id={language_id} />
      </div>
      <textarea
        id={id}
        className={styles.answer}
        rows={4}
        dir="auto"
        maxLength={limits.answer}
        value={answer}
        aria-describedby={`${id}-count`}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <p id={`${id}-count`} className={styles.count}>
        <Count length={answer.trim().length} child={ageGroup === 1} />
      </p>
    </div>
  )
}

function Count({ length, child }: { length: number; child: boolean }) {
  const { t } = useTranslation()
  if (length > limits.answer - almostFull)
    return t('questions.too_long', { count: limits.answer - length })
  const more = !child && length > 0 && length < enough
  return [
    t('questions.written', { count: length }),
    ...(more ? [t('questions.write_more')] : []),
  ].join(' · ')
}
