import { useContentLanguage } from '../../i18n/use-content-language.ts'
import type { CareerStatement } from './career.ts'
import { CareerLine } from './career-line.tsx'
import styles from './career-list.module.css'

type Props = {
  statements: CareerStatement[]
  selected: readonly number[]
  onTick?: ((id: number, ticked: boolean) => void) | undefined
}

/** A list of statements; English fallbacks are marked as English for screen readers. */
export function CareerList({ statements, selected, onTick }: Props) {
  const languageOf = useContentLanguage()
  const languages = [...new Set(statements.map(({ language_id }) => language_id))]
  return languages.map((language_id) => (
    <ul
      key={language_id}
      className={styles.list}
      data-ticking={onTick && true}
      {...languageOf(language_id)}
    >
      {statements
        .filter((statement) => statement.language_id === language_id)
        .map((statement) => (
          <CareerLine
            key={statement.id}
            statement={statement}
            ticked={selected.includes(statement.id)}
            onTick={onTick}
          />
        ))}
    </ul>
  ))
}
