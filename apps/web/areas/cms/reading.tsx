import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { Html } from '../../components/html.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import { ReadAloud } from '../../speech/read-aloud.tsx'
import styles from './reading.module.css'

type Content = InferContractRouterOutputs<typeof contract>['cms']['show']['content']
type Query = {
  data?: { content: Content } | undefined
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/**
 * An article: the first text is its heading, the others are its sections. `title` is shown while it
 * loads.
 */
export function Reading({ query, title }: { query: Query; title: string }) {
  const languageOf = useContentLanguage()
  const [first, ...others] = query.data?.content ?? []
  return (
    <article className={styles.reading}>
      <div className={styles.text} {...(first && languageOf(first.language_id))}>
        <div className={styles.head}>
          <Title order={1}>{first?.title ?? title}</Title>
          {first && (
            <ReadAloud
              text={[first.title, ...spokenBlocks(first.body)]}
              language_id={first.language_id}
            />
          )}
        </div>
        {first ? (
          <Html html={first.body} language_id={first.language_id} />
        ) : (
          <NotYet query={query} />
        )}
      </div>
      {others.map(({ title, body, language_id }) => (
        <section key={title} {...languageOf(language_id)}>
          <div className={styles.head}>
            <Title order={2}>{title}</Title>
            <ReadAloud text={[title, ...spokenBlocks(body)]} language_id={language_id} />
          </div>
          <Html html={body} language_id={language_id} />
        </section>
      ))}
    </article>
  )
}

function NotYet({ query }: { query: Query }) {
  const { t } = useTranslation()
  if (query.error) return <QueryError query={query} title={t('pages.failed_title')} />
  if (query.data)
    return (
      <NoteBox mood="info">
        <p>{t('pages.empty')}</p>
      </NoteBox>
    )
  return (
    <div className={styles.waiting} aria-busy="true">
      {[96, 72, 120, 72].map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that stand in for a text
        <Skeleton key={at} height={height} radius="md" />
      ))}
    </div>
  )
}
