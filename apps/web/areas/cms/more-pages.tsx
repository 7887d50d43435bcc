import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenuPages } from '../../data/use-menu-pages.ts'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import styles from './reading.module.css'

/** The pages that editors put into the menu, as a list below the help. */
export function MorePages() {
  const { t } = useTranslation()
  const id = useId()
  const languageOf = useContentLanguage()
  const pages = useMenuPages()
  if (pages.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('pages.more')}
      </Title>
      <ul>
        {pages.map(({ key, title, language_id }) => (
          <li key={key}>
            <Anchor renderRoot={(props) => <Link to="/page/$id" params={{ id: key }} {...props} />}>
              <bdi lang={languageOf(language_id).lang}>{title}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
