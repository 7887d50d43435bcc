import { useLanguage } from '../../../i18n/language.ts'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import { type LineActions, StatementLine } from './statement-line.tsx'
import styles from './statement-list.module.css'
import type { Statement } from './use-own-statements.ts'

type Props = {
  statements: Statement[]
  selected?: readonly number[]
  actions?: LineActions | undefined
  /** Without bullets. */
  notes?: boolean
}

/** A list of statements, in the language and direction that most of them have. */
export function StatementList({ statements, selected = [], actions, notes = false }: Props) {
  const languageOf = useContentLanguage()
  const shown = useLanguage().id
  if (statements.length === 0) return null
  const around = statements.find(({ user_id }) => user_id === null)?.language_id ?? shown
  return (
    <ul
      className={styles.list}
      data-ticking={actions && true}
      data-notes={notes || undefined}
      {...languageOf(around)}
    >
      {statements.map((statement) => (
        <StatementLine
          key={statement.id}
          statement={statement}
          ticked={selected.includes(statement.id)}
          actions={actions}
          around={around}
        />
      ))}
    </ul>
  )
}
