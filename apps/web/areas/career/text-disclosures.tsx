import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { Html } from '../../components/html.tsx'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import styles from './career.module.css'

type Props = { texts: readonly { title: string; body: string; language_id: number }[] }

/** The editors' texts, each collapsed under its title. */
export function TextDisclosures({ texts }: Props) {
  const languageOf = useContentLanguage()
  if (texts.length === 0) return null
  return (
    <div className={styles.texts}>
      {texts.map(({ title, body, language_id }) => (
        <Disclosure key={title} level={2} title={<span {...languageOf(language_id)}>{title}</span>}>
          <Html html={body} language_id={language_id} />
        </Disclosure>
      ))}
    </div>
  )
}
