import { useContentLanguage } from '../i18n/use-content-language.ts'
import { type QuestionStatement, StatementLine, type Ticking } from './statement-line.tsx'
import styles from './statement-list.module.css'

type Props = Ticking & { statements: readonly QuestionStatement[] }

/** A list of statements; English fallbacks are marked as English for screen readers. */
export function StatementList({ statements, ...ticking }: Props) {
  const languageOf = useContentLanguage()
  const languages = [...new Set(statements.map(({ language_id }) => language_id))]
  return languages.map((language_id) => (
    <ul
      key={language_id}
      className={styles.list}
      data-ticking={ticking.onTick && true}
      {...languageOf(language_id)}
    >
      {statements
        .filter((statement) => statement.language_id === language_id)
        .map((statement) => (
          <StatementLine key={statement.id} statement={statement} {...ticking} />
        ))}
    </ul>
  ))
}
