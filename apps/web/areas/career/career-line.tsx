import { StatementMark, StatementText } from '../../components/statement-text.tsx'
import { ReadAloud } from '../../speech/read-aloud.tsx'
import type { CareerStatement } from './career.ts'
import styles from './career-line.module.css'

type Props = {
  statement: CareerStatement
  ticked: boolean
  onTick?: ((id: number, ticked: boolean) => void) | undefined
}

/** One statement: a checkbox with `onTick`, else a text that says whether it was chosen. */
export const CareerLine = ({ statement: { id, title, language_id }, ticked, onTick }: Props) => (
  <li className={styles.line} data-chosen={(!onTick && ticked) || undefined}>
    <StatementText
      title={title}
      ticked={ticked}
      onTick={onTick && ((isTicked) => onTick(id, isTicked))}
    />{' '}
    <ReadAloud text={title} language_id={language_id} />
    {!onTick && ticked && <StatementMark kind="chosen" />}
  </li>
)
