import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Html } from '../../../components/html.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import { ReadAloud } from '../../../speech/read-aloud.tsx'
import styles from './lci-cards.module.css'

/** What the scores mean and what they do not. */
export function LciCards() {
  const { t } = useTranslation()
  const languageOf = useContentLanguage()
  const cards = useQuery(
    api.profile.lciCards.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }),
  )
  return (
    <section className={styles.section}>
      <Title order={2}>{t('profile.cards')}</Title>
      {cards.error && <QueryError query={cards} />}
      <div className={styles.cards}>
        {cards.isPending && [1, 2].map((card) => <Skeleton key={card} height={260} radius="lg" />)}
        {cards.data?.cards.map(({ title, body, language_id }) => (
          <section key={title} className={styles.card} {...languageOf(language_id)}>
            <div className={styles.head}>
              <Title order={3}>{title}</Title>
              <ReadAloud text={[title, ...spokenBlocks(body)]} language_id={language_id} />
            </div>
            <Html html={body} language_id={language_id} />
          </section>
        ))}
      </div>
    </section>
  )
}
