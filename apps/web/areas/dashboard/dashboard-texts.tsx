import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Html } from '../../components/html.tsx'
import { api } from '../../data/client.ts'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import styles from './overview.module.css'

const options = { meta: { quiet: true }, staleTime: 300_000 } as const

/** The cards and the text for learners; nothing while they are missing. */
export function DashboardTexts() {
  const cards = useQuery(api.dashboard.cards.queryOptions(options))
  const text = useQuery(api.dashboard.cms.queryOptions(options))
  return (
    <>
      <div className={styles.cards}>
        {cards.data?.content.map((card) => (
          <Text key={card.title} {...card} />
        ))}
      </div>
      {text.data?.content.map((one) => (
        <Text key={one.title} {...one} />
      ))}
    </>
  )
}

function Text({ title, body, language_id }: { title: string; body: string; language_id: number }) {
  const languageOf = useContentLanguage()
  return (
    <section className={styles.box}>
      <Title order={2} {...languageOf(language_id)}>
        {title}
      </Title>
      <Html html={body} language_id={language_id} />
    </section>
  )
}
