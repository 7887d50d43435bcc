import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { type ContentLanguage, useContentLanguage } from '../../base/content-language.ts'
import { Failed } from '../../base/failed.tsx'
import styles from './answers-of.module.css'
import type { Inventory } from './use-answers.ts'

/** Somebody else's newest finished inventory, to read. */
export function AnswersOf({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id: userId } } }))
  const inventory = useQuery(api.inventory.questions.queryOptions({ input: { params: { user_id: userId }, body: {} } }))
  return (
    <div className={styles.answers}>
      <Title order={1}>{t('questions.answers_of', { name: person.data?.user.name ?? '…' })}</Title>
      <p className={styles.lead}>{t('questions.answers_text')}</p>
      {inventory.isPending && <Skeleton height={480} radius="lg" />}
      {inventory.error && <Failed query={inventory} />}
      {inventory.data && <List inventory={inventory.data} />}
    </div>
  )
}

function List({ inventory: { questions, answers, form } }: { inventory: Inventory }) {
  const language = useContentLanguage()(form.language_id)
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  const wordOf = (value: number | undefined) => (value === undefined ? undefined : form.scale[value - 1])
  return (
    <ol className={styles.list}>
      {questions.map(({ id, text }) => (
        <li key={id} className={styles.item}>
          <span {...language}>{text}</span>
          <Given word={wordOf(given.get(id)?.value)} text={given.get(id)?.text} language={language} />
        </li>
      ))}
    </ol>
  )
}

/** A word of the scale is in the language of the form, own words in any. */
function Given({ word, text, language }: { word: string | undefined; text: string | undefined; language: ContentLanguage }) {
  const { t } = useTranslation()
  return (
    <span className={styles.given} {...(word ? language : { dir: 'auto' })}>
      {word ?? (text || t('questions.no_answer'))}
    </span>
  )
}
