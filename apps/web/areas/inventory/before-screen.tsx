import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Title } from '@mantine/core'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { Scene } from '@quartet/ui/scene.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Html } from '../../components/html.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import { ReadAloud } from '../../speech/read-aloud.tsx'
import styles from './guide.module.css'

/**
 * How to prepare for the inventory: what it is, that it is no test, when to take it, who sees it.
 */
export function BeforeScreen() {
  const { t } = useTranslation()
  const before = useQuery(api.inventory.before.queryOptions({ meta: { quiet: true } }))
  const languageOf = useContentLanguage()
  const [first, ...others] = before.data?.content ?? []
  return (
    <div className={styles.guide}>
      <div className={styles.picture}>
        <Scene name="rest" />
      </div>
      <div className={styles.text} {...(first && languageOf(first.language_id))}>
        <div className={styles.head}>
          <Title order={1}>{first?.title ?? t('shell.before')}</Title>
          {first && (
            <ReadAloud
              text={[first.title, ...spokenBlocks(first.body)]}
              language_id={first.language_id}
            />
          )}
        </div>
        {before.isPending && <Skeleton height={320} radius="lg" />}
        {before.error && <QueryError query={before} />}
        {before.data && !first && <p>{t('before.empty')}</p>}
        {first && <Html html={first.body} language_id={first.language_id} />}
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
      <div>
        <Button size="lg" renderRoot={(props) => <Link to="/new-theme/instructions" {...props} />}>
          {t('before.continue')}
        </Button>
      </div>
    </div>
  )
}
