import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { ReadAloud } from '../speech/read-aloud.tsx'
import styles from './statement-line.module.css'
import { StatementMark, StatementText } from './statement-text.tsx'

/** A statement of a list under questions. */
export type QuestionStatement = {
  id: number
  question_id: number
  title: string
  pattern: Pattern
  type: Band
  language_id: number
}
export type Ticking = {
  selected: readonly number[]
  onTick?: ((id: number, ticked: boolean) => void) | undefined
  /** Whether no further statement may be ticked. */
  full?: boolean
}
type Props = Ticking & { statement: QuestionStatement }

/** One statement: a checkbox with `onTick`, else a text that says whether it was chosen. */
export function StatementLine({ statement: { id, title, language_id }, ...ticking }: Props) {
  const { selected, onTick, full } = ticking
  const ticked = selected.includes(id)
  return (
    <li className={styles.line} data-chosen={(!onTick && ticked) || undefined}>
      <StatementText
        title={title}
        ticked={ticked}
        disabled={full && !ticked}
        onTick={onTick && ((isTicked) => onTick(id, isTicked))}
      />{' '}
      <ReadAloud text={title} language_id={language_id} />
      {!onTick && ticked && <StatementMark kind="chosen" />}
    </li>
  )
}
