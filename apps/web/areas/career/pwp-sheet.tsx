import { Title } from '@mantine/core'
import { patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { ScoreBar } from '@quartet/ui/score-bar.tsx'
import { useTranslation } from 'react-i18next'
import { rangeProps } from '../../components/range-props.ts'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import { type Career, type CareerStatement, hasResult, type Person } from './career.ts'
import styles from './pwp-sheet.module.css'

type Props = { career: Career; person: Person; selected: readonly number[] }

/**
 * Name, label, four bars, and the chosen statements under each
 * question.
 */
export function PwpSheet({ career, person, selected }: Props) {
  const { t } = useTranslation()
  const label = person.classification && t(`label.${person.classification}`)
  const unsure = person.classification_standard === false
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Title order={1} size="h3" className={styles.title}>
          {t('pwp.title')}
        </Title>
        <p className={styles.name}>{person.name}</p>
        {label && (
          <p className={styles.label}>{unsure ? t('label.provisional', { label }) : label}</p>
        )}
      </header>
      {hasResult(person) && (
        <div className={styles.bars}>
          {patterns.map((pattern) => {
            const band = person.user_pattern_classification[pattern]
            return (
              <ScoreBar
                key={pattern}
                pattern={pattern}
                name={t(`pattern.${pattern}`)}
                score={person[pattern]}
                noScore={t('profile.no_score')}
                band={band}
                bandName={band ? t(`band.${band}`) : ''}
                {...rangeProps(t, person[pattern], person.score_error)}
              />
            )
          })}
        </div>
      )}
      {selected.length === 0 ? (
        <p className={styles.none}>{t('pwp.empty')}</p>
      ) : (
        <Answers career={career} selected={selected} />
      )}
    </article>
  )
}

function Answers({ career, selected }: Pick<Props, 'career' | 'selected'>) {
  const languageOf = useContentLanguage()
  const { t } = useTranslation()
  return (
    <div className={styles.questions}>
      {career.questions.map(({ id, title }) => {
        const under = career.statements.filter(({ question_id }) => question_id === id)
        const chosen = under.filter((statement) => selected.includes(statement.id))
        return (
          <section key={id} className={styles.question}>
            <Title order={2} size="h4" {...languageOf(under[0]?.language_id ?? 0)}>
              {title}
            </Title>
            {chosen.length === 0 && <p className={styles.none}>{t('plp.none')}</p>}
            <ul className={styles.list}>
              {chosen.map((statement) => (
                <Chosen key={statement.id} statement={statement} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Chosen({ statement: { pattern, title, language_id } }: { statement: CareerStatement }) {
  const languageOf = useContentLanguage()
  return (
    <li className={styles.chosen} {...languageOf(language_id)}>
      <PatternMark pattern={pattern} size={22} />
      <span>{title}</span>
    </li>
  )
}
