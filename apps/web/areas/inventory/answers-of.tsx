import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Title } from '@mantine/core'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { type ContentLanguage, useContentLanguage } from '../../i18n/use-content-language.ts'
import styles from './answers-of.module.css'
import type { Inventory } from './use-answers.ts'

/** The latest finished inventory of a person, read-only and printable. */
export function AnswersOf({ userId, own = false }: { userId: number; own?: boolean }) {
  const { t } = useTranslation()
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id: userId } } }))
  const inventory = useQuery(
    api.inventory.questions.queryOptions({
      input: { params: { user_id: userId }, body: { finished: true } },
    }),
  )
  return (
    <div className={styles.answers}>
      <Title order={1}>
        {own
          ? t('questions.my_answers')
          : t('questions.answers_of', { name: person.data?.user.name ?? '…' })}
      </Title>
      {own && <p className={styles.name}>{person.data?.user.name}</p>}
      <p className={styles.lead}>{t('questions.answers_text')}</p>
      {inventory.data && (
        <Button variant="default" className={styles.print} onClick={() => print()}>
          {t('questions.print')}
        </Button>
      )}
      {inventory.isPending && <Skeleton height={480} radius="lg" />}
      {inventory.error && <QueryError query={inventory} />}
      {inventory.data && <Sums inventory={inventory.data} />}
      {inventory.data && <List inventory={inventory.data} />}
    </div>
  )
}

/** The sum of the seven answers of each pattern. */
function Sums({ inventory: { questions, answers } }: { inventory: Inventory }) {
  const { t } = useTranslation()
  const values = new Map(answers.map(({ question_id, value }) => [question_id, value ?? 0]))
  const sumOf = (pattern: Pattern) =>
    questions
      .filter((question) => question.pattern === pattern)
      .reduce((sum, { id }) => sum + (values.get(id) ?? 0), 0)
  if (answers.length === 0) return null
  return (
    <dl className={styles.sums} aria-label={t('questions.sum')}>
      {patterns.map((pattern) => (
        <div key={pattern}>
          <dt>
            <PatternMark pattern={pattern} size={28} />
            {t(`pattern.${pattern}`)}
          </dt>
          <dd>{sumOf(pattern)}</dd>
        </div>
      ))}
    </dl>
  )
}

function List({ inventory: { questions, answers, form } }: { inventory: Inventory }) {
  const language = useContentLanguage()(form.language_id)
  const answerById = new Map(answers.map((answer) => [answer.question_id, answer]))
  const wordOf = (value: number | undefined) =>
    value === undefined ? undefined : form.scale[value - 1]
  return (
    <ol className={styles.list}>
      {questions.map(({ id, text }) => (
        <li key={id} className={styles.item}>
          <span {...language}>{text}</span>
          <AnswerText
            word={wordOf(answerById.get(id)?.value)}
            text={answerById.get(id)?.text}
            language={language}
          />
        </li>
      ))}
    </ol>
  )
}

/** Words of the scale are in the language of the form, typed answers in any. */
function AnswerText({
  word,
  text,
  language,
}: {
  word: string | undefined
  text: string | undefined
  language: ContentLanguage
}) {
  const { t } = useTranslation()
  return (
    <span className={styles.answer} {...(word ? language : { dir: 'auto' })}>
      {word ?? (text || t('questions.no_answer'))}
    </span>
  )
}
