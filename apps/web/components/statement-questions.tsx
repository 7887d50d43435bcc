import { Title } from '@mantine/core'
import { type Band, bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import type { DegreeOfPattern } from '@quartet/domain/statement-order.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { useContentLanguage } from '../i18n/use-content-language.ts'
import { OtherBand, StatementCard, StatementCards } from './statement-cards.tsx'
import type { QuestionStatement, Ticking } from './statement-line.tsx'
import { StatementList } from './statement-list.tsx'
import styles from './statement-questions.module.css'

/** `max`: how many statements of a pattern may be ticked under a question, and what says so. */
type Choice = Omit<Ticking, 'full'> & { max?: { count: number; text: string } }
type Props = Choice & {
  questions: readonly { id: number; title: string }[]
  statements: readonly QuestionStatement[]
  degrees: DegreeOfPattern
}

/** Statements under their questions, grouped by pattern. Read-only without `onTick`. */
export function StatementQuestions({ questions, statements, degrees, ...choice }: Props) {
  const languageOf = useContentLanguage()
  return questions.map(({ id, title }) => {
    const under = statements.filter(({ question_id }) => question_id === id)
    return (
      <section key={id} className={styles.question}>
        <Title order={2} {...languageOf(under[0]?.language_id ?? 0)}>
          {title}
        </Title>
        <StatementCards>
          {patterns.map((pattern) => (
            <OfPattern
              key={pattern}
              statements={under.filter((one) => one.pattern === pattern)}
              degree={degrees[pattern]}
              {...choice}
            />
          ))}
        </StatementCards>
      </section>
    )
  })
}

type OfPatternProps = Choice & { statements: QuestionStatement[]; degree: Band | null }

/**
 * Statements of the person's own degree are shown, the others collapsed; a single list while the
 * degree is unknown.
 */
function OfPattern({ statements, degree, max, ...choice }: OfPatternProps) {
  const { t } = useTranslation()
  const [first] = statements
  if (!first) return null
  const countOf = (those: readonly QuestionStatement[]) =>
    those.filter(({ id }) => choice.selected.includes(id)).length
  const full = max !== undefined && countOf(statements) >= max.count
  const others = degree === null ? [] : bands.filter((band) => band !== degree)
  const open = statements.filter(({ type }) => degree === null || type === degree)
  return (
    <StatementCard pattern={first.pattern} band={degree}>
      <StatementList statements={open} full={full} {...choice} />
      {others.map((band) => {
        const those = statements.filter(({ type }) => type === band)
        const count = countOf(those)
        return (
          <Disclosure
            key={band}
            plain
            level={4}
            title={
              <OtherBand
                band={band}
                countText={count > 0 ? t('statement.ticked', { count }) : undefined}
              />
            }
          >
            <StatementList statements={those} full={full} {...choice} />
          </Disclosure>
        )
      })}
      {max && (
        <p role="status" className={styles.full}>
          {full && max.text}
        </p>
      )}
    </StatementCard>
  )
}
