import { Title } from '@mantine/core'
import { Html } from '../../../components/html.tsx'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import styles from './text-box.module.css'

type Props = { text: { title: string; body: string; language_id: number } }

/** An editors' text in a box of its own. */
export function TextBox({ text: { title, body, language_id } }: Props) {
  const language = useContentLanguage()(language_id)
  return (
    <section className={styles.box} {...language} data-screen-only>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Html html={body} language_id={language_id} />
    </section>
  )
}
