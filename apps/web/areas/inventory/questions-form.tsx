import { Button, Title } from '@mantine/core'
import { itemCount, openCount } from '@quartet/domain/inventory.ts'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentLanguage } from '../../i18n/use-content-language.ts'
import { OpenQuestion } from './open-question.tsx'
import styles from './questions-form.module.css'
import { StatementField } from './statement-field.tsx'

type Question = { number: number; part: 1 | 2; text: string }
/** Answers by item number. */
export type Answers = ReadonlyMap<number, { value?: number; text?: string }>

type Props = {
  shown: Question[]
  scale: readonly string[]
  answers: Answers
  ageGroup: AgeGroup
  /** The language of the form. */
  language: ContentLanguage
  language_id: number
  onChoose: (number: number, value: number, settled: boolean) => void
  onWrite: (number: number, text: string) => void
  onLeaveField: () => void
  /** Undefined on the first screen. */
  onBack: (() => void) | undefined
  /** Shown instead of the back button. */
  start?: ReactNode
  onNext: () => void
}

/** One screen of the inventory; Enter submits it like the button. */
export function QuestionsForm({
  shown,
  scale,
  answers,
  ageGroup,
  language,
  language_id,
  onChoose,
  onWrite,
  onLeaveField,
  onBack,
  start,
  onNext,
}: Props) {
  const { t } = useTranslation()
  const last = shown.at(-1)?.number
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <Heading shown={shown} />
      {shown[0]?.part === 2 && (
        <p className={styles.lead}>
          {t(ageGroup === 1 ? 'questions.open_lead_child' : 'questions.open_lead')}
        </p>
      )}
      {shown.map(({ number, part, text }) =>
        part === 1 ? (
          <StatementField
            key={number}
            number={number}
            text={text}
            scale={scale}
            value={answers.get(number)?.value}
            dots={ageGroup === 1}
            language={language}
            language_id={language_id}
            onChoose={(value, settled) => onChoose(number, value, settled)}
          />
        ) : (
          <OpenQuestion
            key={number}
            number={number}
            text={text}
            answer={answers.get(number)?.text ?? ''}
            ageGroup={ageGroup}
            language={language}
            language_id={language_id}
            onWrite={(written) => onWrite(number, written)}
            onLeave={onLeaveField}
          />
        ),
      )}
      <div className={styles.ways}>
        {onBack ? (
          <Button variant="default" size="lg" onClick={onBack}>
            {t('questions.back')}
          </Button>
        ) : (
          (start ?? <span />)
        )}
        <Button type="submit" size="lg">
          {t(last === itemCount + openCount ? 'questions.check' : 'questions.next')}
        </Button>
      </div>
    </form>
  )
}

function Heading({ shown }: { shown: Question[] }) {
  const { t } = useTranslation()
  const [first, last] = [shown[0]?.number ?? 1, shown.at(-1)?.number ?? 1]
  const text = () => {
    if (first > itemCount && first !== last) return t('questions.open_title')
    if (first > itemCount)
      return t('questions.open_question', { number: first - itemCount, all: openCount })
    if (first === last) return t('questions.statement', { number: first, all: itemCount })
    return t('questions.page', { first, last, all: itemCount })
  }
  return (
    <Title order={2} size="h4" className={styles.heading}>
      {text()}
    </Title>
  )
}
