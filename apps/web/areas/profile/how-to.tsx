import { Title } from '@mantine/core'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { useContentLanguage } from '../../base/content-language.ts'
import { Failed } from '../../base/failed.tsx'
import { Html } from '../../base/html.tsx'
import styles from './how-to.module.css'

/** Five steps of using the own patterns on a task; read only once they are wanted. */
export function HowTo() {
  const { t } = useTranslation()
  return (
    <Disclosure level={2} title={<span className={styles.title}>{t('how_to.title')}</span>}>
      <Steps />
    </Disclosure>
  )
}

function Steps() {
  const { t } = useTranslation()
  const languageOf = useContentLanguage()
  const [at, setAt] = useState(0)
  const steps = useQuery(api.attributes.howToUse.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }))
  if (steps.error) return <Failed query={steps} />
  const content = steps.data?.content ?? []
  const step = content[at]
  return (
    <div className={styles.howTo} aria-busy={steps.isPending || undefined}>
      <p className={styles.lead}>{t('how_to.lead')}</p>
      <ol className={styles.steps}>
        {content.map(({ title, language_id }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-pressed={index === at}
              className={styles.step}
              {...languageOf(language_id)}
              onClick={() => setAt(index)}
            >
              <span className={styles.number}>{index + 1}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
      {step && (
        <section className={styles.body} aria-live="polite" {...languageOf(step.language_id)}>
          <Title order={3}>{step.title}</Title>
          <Html html={step.body} language_id={step.language_id} />
        </section>
      )}
    </div>
  )
}
