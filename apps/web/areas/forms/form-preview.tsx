import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguage } from '../../base/content-language.ts'
import { OpenQuestion } from '../../base/open-question.tsx'
import { StatementField } from '../../base/statement-field.tsx'
import type { ShownForm } from './form-use.tsx'
import styles from './forms.module.css'

/** All that somebody who takes the form sees, to be tried out; nothing is kept of it. */
export function FormPreview({ shown: { row, questions } }: { shown: ShownForm }) {
  const { t } = useTranslation()
  const language = useContentLanguage()(row.language_id)
  const [values, setValues] = useState<Readonly<Record<number, number>>>({})
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const told = { language, language_id: row.language_id }
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('forms.preview')}</h2>
      <p>{t('forms.preview_text')}</p>
      {questions.map(({ number, part, text }) =>
        part === 1 ? (
          <StatementField
            key={number}
            {...{ number, text, ...told }}
            scale={row.scale}
            value={values[number]}
            dots={row.age_group_id === 1}
            onChoose={(value) => setValues({ ...values, [number]: value })}
          />
        ) : (
          <OpenQuestion
            key={number}
            {...{ number, text, ...told }}
            answer={texts[number] ?? ''}
            ageGroup={row.age_group_id}
            onWrite={(written) => setTexts({ ...texts, [number]: written })}
            onLeave={() => {}}
          />
        ),
      )}
    </section>
  )
}
