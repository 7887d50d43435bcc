import { Title } from '@mantine/core'
import { taskSteps } from '@quartet/domain/task-steps.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../data/client.ts'
import { useContentLanguage } from '../i18n/use-content-language.ts'
import styles from './how-to.module.css'
import { Html } from './html.tsx'
import { QueryError } from './query-error.tsx'

const options = { meta: { quiet: true }, staleTime: 300_000 } as const
/** `directions`: also how strategies are chosen. */
type Props = { work?: boolean; openAtFirst?: boolean; directions?: boolean }

/**
 * The five steps of using the person's patterns on a task, with the texts for work on work pages;
 * loaded when it is opened.
 */
export function HowTo({ work = false, openAtFirst = false, directions = false }: Props) {
  const { t } = useTranslation()
  return (
    <Disclosure
      level={2}
      openAtFirst={openAtFirst}
      title={<span className={styles.title}>{t('how_to.title')}</span>}
    >
      <Steps work={work} />
      {directions && <Directions />}
    </Disclosure>
  )
}

function Directions() {
  const query = useQuery(api.tasks.directions.queryOptions(options))
  if (query.error) return <QueryError query={query} />
  return query.data?.content.map(({ title, body, language_id }) => (
    <section key={title} className={styles.body}>
      <Title order={3}>{title}</Title>
      <Html html={body} language_id={language_id} />
    </section>
  ))
}

function Steps({ work }: { work: boolean }) {
  const { t } = useTranslation()
  const languageOf = useContentLanguage()
  const [at, setAt] = useState(0)
  const school = useQuery(api.attributes.howToUse.queryOptions({ ...options, enabled: !work }))
  const atWork = useQuery(api.workTasks.howToUse.queryOptions({ ...options, enabled: work }))
  const steps = work ? atWork : school
  if (steps.error) return <QueryError query={steps} />
  const content = steps.data?.content ?? []
  const step = content[at]
  return (
    <div className={styles.howTo} aria-busy={steps.isPending || undefined}>
      <p className={styles.lead}>{t('how_to.lead')}</p>
      <ol className={styles.steps}>
        {content.slice(0, taskSteps.length).map(({ title, language_id }, index) => (
          <li key={taskSteps[index]}>
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
