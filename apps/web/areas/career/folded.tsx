import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useContentLanguage } from '../../base/content-language.ts'
import { Html } from '../../base/html.tsx'
import styles from './career.module.css'

type Props = { texts: readonly { title: string; body: string; language_id: number }[] }

/** Texts that editors write, each closed under its title until it is wanted. */
export function Folded({ texts }: Props) {
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
