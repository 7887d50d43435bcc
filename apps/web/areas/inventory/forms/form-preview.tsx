import { Button } from '@mantine/core'
import { screensOf } from '@quartet/ui/inventory-screens.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import { type Answers, QuestionsForm } from '../questions-form.tsx'
import { useOneByOne } from '../use-one-by-one.ts'
import type { ShownForm } from './form-use.tsx'
import styles from './forms.module.css'

/** Interactive preview of the form's screens as they look on this device; nothing is saved. */
export function FormPreview({ shown: { row, questions } }: { shown: ShownForm }) {
  const { t } = useTranslation()
  const language = useContentLanguage()(row.language_id)
  const screens = screensOf(questions, useOneByOne(row.age_group_id))
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<Answers>(new Map())
  /** The first item of the screen; infinite past the last screen. */
  const [item, setItem] = useState(1)
  const index = screens.findIndex((screen) => screen.some((number) => number >= item))
  const at = index === -1 ? screens.length : index
  const goTo = (screen: number) => {
    setItem(screens[screen]?.[0] ?? Number.POSITIVE_INFINITY)
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }
  if (screens.length === 0) return null
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        {t('forms.preview')}
      </h2>
      <p>{t('forms.preview_text')}</p>
      {at === screens.length ? (
        <>
          <p>{t('forms.preview_end')}</p>
          <div>
            <Button variant="default" onClick={() => goTo(0)}>
              {t('forms.preview_again')}
            </Button>
          </div>
        </>
      ) : (
        <QuestionsForm
          shown={questions.filter(({ number }) => screens[at]?.includes(number))}
          scale={row.scale}
          answers={answers}
          ageGroup={row.age_group_id}
          language={language}
          language_id={row.language_id}
          onChoose={(number, value) => setAnswers(new Map(answers).set(number, { value }))}
          onWrite={(number, text) => setAnswers(new Map(answers).set(number, { text }))}
          onLeaveField={() => {}}
          onBack={at > 0 ? () => goTo(at - 1) : undefined}
          onNext={() => goTo(at + 1)}
        />
      )}
    </section>
  )
}
