import { Title } from '@mantine/core'
import { useContentLanguage } from '../i18n/use-content-language.ts'
import { Html } from './html.tsx'
import styles from './page-intro.module.css'

type Props = { texts: readonly { title: string; body: string; language_id: number }[] }

/** The editors' texts above the questions. */
export function PageIntro({ texts }: Props) {
  const languageOf = useContentLanguage()
  return texts.map(({ title, body, language_id }) => (
    <section key={title} className={styles.intro} {...languageOf(language_id)}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Html html={body} language_id={language_id} />
    </section>
  ))
}
