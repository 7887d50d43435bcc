import { Anchor } from '@mantine/core'
import type { ContentList } from '@quartet/contract/areas/languages.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { counted } from '../../i18n/numbers.ts'
import styles from './languages.module.css'
import type { EditableLanguage } from './use-languages.ts'

const lists = {
  topics: { title: 'content.topics', address: '/topics' },
  strategies: { title: 'content.strategies', address: '/strategies' },
  career_strategies: { title: 'content.career_strategies', address: '/career-strategies' },
  attributes: { title: 'content.attributes', address: '/attributes' },
  career_questions: { title: 'content.career_questions', address: '/career-statements-questions' },
  career_statements: { title: 'content.career_statements', address: '/career-statements' },
  statement_questions: { title: 'content.statement_questions', address: '/statements-questions' },
  team_statements: { title: 'content.team_statements', address: '/team-statements' },
  categories: { title: 'content.categories', address: '/task-categories' },
  cms: { title: 'cms.title', address: '/cms' },
} as const satisfies Record<ContentList, { title: string; address: string }>

/** What is left to translate in each content list, linked to those rows. */
export function LanguageWork({
  language: { id, content, is_default },
}: {
  language: EditableLanguage
}) {
  const { t } = useTranslation()
  const work = content.filter(({ missing, outdated }) => missing > 0 || outdated > 0)
  if (is_default) return null
  if (work.length === 0) return <p>{t('languages.work_none')}</p>
  return (
    <ul className={styles.work}>
      {work.map(({ list, missing, outdated }) => {
        const { title, address } = lists[list]
        const to = (filter: 'missing_in' | 'outdated_in', text: string) => (
          <Anchor
            renderRoot={(props) => (
              <Link to={address} search={{ [filter]: id } as never} {...props} />
            )}
          >
            {text}
          </Anchor>
        )
        return (
          <li key={list}>
            {t(title)}:{' '}
            {missing > 0 && to('missing_in', t('languages.work_missing', counted(missing)))}
            {missing > 0 && outdated > 0 && ', '}
            {outdated > 0 && to('outdated_in', t('content.outdated', counted(outdated)))}
          </li>
        )
      })}
    </ul>
  )
}
