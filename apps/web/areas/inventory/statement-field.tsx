import { useRef } from 'react'
import type { ContentLanguage } from '../../i18n/use-content-language.ts'
import { ReadAloud } from '../../speech/read-aloud.tsx'
import styles from './statement-field.module.css'

type Props = {
  number: number
  text: string
  scale: readonly string[]
  value: number | undefined
  /**
   * For children who do not read well yet: dots that grow with the answer, and each answer can be
   * read aloud.
   */
  dots: boolean
  language: ContentLanguage
  language_id: number
  /** `settled` is false while the user moves through the answers with the arrow keys. */
  onChoose: (value: number, settled: boolean) => void
}

/** One statement with its five answers: native radio buttons under large labels. */
export function StatementField({
  number,
  text,
  scale,
  value,
  dots,
  language,
  language_id,
  onChoose,
}: Props) {
  const walking = useRef(false)
  return (
    <fieldset
      className={styles.field}
      data-number={number}
      data-child={dots || undefined}
      {...language}
      onKeyDown={({ key }) => {
        walking.current = key.startsWith('Arrow')
      }}
      onKeyUp={() => {
        walking.current = false
      }}
    >
      <legend className={styles.text}>{text}</legend>
      <ReadAloud text={text} language_id={language_id} />
      <div className={styles.options}>
        {scale.map((word, at) => (
          <div key={word} className={styles.choice}>
            <label className={styles.option}>
              <input
                type="radio"
                name={`statement-${number}`}
                value={at + 1}
                checked={value === at + 1}
                onChange={() => onChoose(at + 1, !walking.current)}
              />
              {dots ? <Dot size={at} /> : <span className={styles.ring} />}
              <span>{word}</span>
            </label>
            {dots && <ReadAloud text={word} language_id={language_id} />}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function Dot({ size }: { size: number }) {
  return (
    <svg className={styles.dot} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r={4 + size * 4} />
    </svg>
  )
}
