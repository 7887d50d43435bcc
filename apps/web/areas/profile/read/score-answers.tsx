import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { asFailure } from '../../../data/failure.ts'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import type { Person } from './person.ts'
import styles from './score-answers.module.css'

/** The seven statements of a pattern with the answers that make up its score. */
export function ScoreAnswers({ person, pattern }: { person: Person; pattern: Pattern }) {
  const { t } = useTranslation()
  const languageOf = useContentLanguage()
  const inventory = useQuery(
    api.inventory.questions.queryOptions({
      input: { params: { user_id: person.id }, body: { finished: true } },
      meta: { quiet: true },
    }),
  )
  if (inventory.isPending) return <Skeleton height={320} />
  if (asFailure(inventory.error).status === 404)
    return <p className={styles.lead}>{t('profile.why_none')}</p>
  if (inventory.error) return <QueryError query={inventory} title={t('profile.why_failed')} />
  const { questions, answers, form } = inventory.data
  const language = languageOf(form.language_id)
  const values = new Map(answers.map(({ question_id, value }) => [question_id, value]))
  const rows = questions
    .filter((question) => question.pattern === pattern)
    .flatMap(({ id, text }) => {
      const value = values.get(id)
      return value === undefined ? [] : [{ id, text, value }]
    })
  if (rows.length === 0) return <p className={styles.lead}>{t('profile.why_none')}</p>
  return (
    <>
      <p className={styles.lead}>
        {t(person.score_source === 'manual' ? 'profile.why_manual' : 'profile.why_lead')}
      </p>
      <ul className={styles.rows}>
        {rows.map(({ id, text, value }) => (
          <li key={id} className={styles.row}>
            <span {...language}>{text}</span>
            <span className={styles.answer}>
              <span {...language}>{form.scale[value - 1]}</span>{' '}
              <span className={styles.value}>{value}</span>
            </span>
          </li>
        ))}
        <li className={styles.total}>
          <span>{t('profile.why_total')}</span>
          <span className={styles.value}>
            {rows.reduce((total, { value }) => total + value, 0)}
          </span>
        </li>
      </ul>
    </>
  )
}
