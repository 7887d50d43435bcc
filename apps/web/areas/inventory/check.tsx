import { Button, Title, VisuallyHidden } from '@mantine/core'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import type { ContentLanguage } from '../../i18n/use-content-language.ts'
import styles from './check.module.css'
import { type Answers, isAnswered, type Question } from './use-answers.ts'

type Props = {
  questions: Question[]
  answers: Answers
  ageGroup: AgeGroup
  /** The language of the form. */
  language: ContentLanguage
  finish: { mutate: () => void; reset: () => void; isPending: boolean; error: unknown }
  onGoTo: (number: number) => void
}

/** Before finishing: lists the questions without an answer, each with a link to it. */
export function Check({ questions, answers, ageGroup, language, finish, onGoTo }: Props) {
  const { t } = useTranslation()
  const empty = questions.filter(({ number }) => !isAnswered(answers.get(number)))
  const optional = ageGroup === 1 ? empty.filter(({ part }) => part === 2) : []
  const missing = empty.filter((question) => !optional.includes(question))
  const goTo = (number: number) => {
    finish.reset()
    onGoTo(number)
  }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (finish.error) list.current?.querySelector('button')?.focus()
  }, [finish.error])
  return (
    <div className={styles.check}>
      <Title order={2} data-number="check" tabIndex={-1}>
        {t('questions.check_title')}
      </Title>
      <p className={styles.lead}>
        {missing.length > 0
          ? t('questions.check_open', { count: missing.length })
          : t('questions.check_all')}
      </p>
      <div ref={list}>
        <List questions={missing} language={language} onGoTo={goTo} />
      </div>
      {optional.length > 0 && (
        <p className={styles.lead}>{t('questions.check_optional', { count: optional.length })}</p>
      )}
      <List questions={optional} language={language} onGoTo={goTo} />
      <VisuallyHidden role="status">{finish.isPending && t('questions.finishing')}</VisuallyHidden>
      {Boolean(finish.error) && <FinishError error={finish.error} />}
      <div className={styles.actions}>
        <Button variant="default" size="lg" onClick={() => goTo(questions[0]?.number ?? 1)}>
          {t('questions.look_again')}
        </Button>
        <Button size="lg" loading={finish.isPending} onClick={() => finish.mutate()}>
          {t('questions.finish')}
        </Button>
      </div>
    </div>
  )
}

function List({ questions, language, onGoTo }: Pick<Props, 'questions' | 'language' | 'onGoTo'>) {
  return (
    <ul className={styles.list}>
      {questions.map(({ number, text }) => (
        <li key={number}>
          <button type="button" className={styles.item} onClick={() => onGoTo(number)}>
            <span className={styles.number}>{number}</span>
            <span {...language}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function FinishError({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failure = asFailure(error)
  const message = { offline: t('questions.finish_away'), items_open: sentenceOf(failure) }[
    failure.name
  ]
  return (
    <NoteBox mood="warn" role="alert">
      <p>{message ?? t('questions.finish_failed')}</p>
    </NoteBox>
  )
}
