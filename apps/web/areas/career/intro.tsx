import { Title } from '@mantine/core'
import { Html } from '../../components/html.tsx'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import styles from './intro.module.css'

type Props = { texts: readonly { title: string; body: string; language_id: number }[] }

/** The editors' texts above the questions. */
export function Intro({ texts }: Props) {
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
