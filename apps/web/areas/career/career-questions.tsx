import { Title } from '@mantine/core'
import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { OtherBand, StatementCard, StatementCards } from '../../components/statement-cards.tsx'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import type { Career, CareerStatement, Degrees } from './career.ts'
import { CareerList } from './career-list.tsx'
import styles from './career-questions.module.css'

type Ticking = {
  selected: readonly number[]
  onTick?: ((id: number, ticked: boolean) => void) | undefined
}
type Props = Ticking & { career: Career; degrees: Degrees }

/** The statements under their three questions, grouped by pattern. Read-only without `onTick`. */
export function CareerQuestions({ career, degrees, ...ticking }: Props) {
  const languageOf = useContentLanguage()
  return career.questions.map(({ id, title }) => {
    const under = career.statements.filter(({ question_id }) => question_id === id)
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
              {...ticking}
            />
          ))}
        </StatementCards>
      </section>
    )
  })
}

type OfPatternProps = Ticking & { statements: CareerStatement[]; degree: Degrees[keyof Degrees] }

/**
 * Statements of the person's own degree are shown, the others collapsed; a single list while the
 * degree is unknown.
 */
function OfPattern({ statements, degree, selected, onTick }: OfPatternProps) {
  const { t } = useTranslation()
  const [first] = statements
  if (!first) return null
  const others = degree === null ? [] : bands.filter((band) => band !== degree)
  const open = statements.filter(({ type }) => degree === null || type === degree)
  return (
    <StatementCard pattern={first.pattern} band={degree}>
      <CareerList statements={open} selected={selected} onTick={onTick} />
      {others.map((band) => {
        const those = statements.filter(({ type }) => type === band)
        const count = those.filter(({ id }) => selected.includes(id)).length
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
            <CareerList statements={those} selected={selected} onTick={onTick} />
          </Disclosure>
        )
      })}
    </StatementCard>
  )
}
