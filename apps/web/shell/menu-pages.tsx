import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../components/icon.tsx'
import { useMenuPages } from '../data/use-menu-pages.ts'
import { useContentLanguage } from '../i18n/use-content-language.ts'
import styles from './sidebar.module.css'

type Props = { narrow: boolean; onChosen: (() => void) | undefined }

/** The entries of the menu for pages that editors put there. */
export function MenuPages({ narrow, onChosen }: Props) {
  const languageOf = useContentLanguage()
  return useMenuPages().map(({ key, title, language_id }) => (
    <li key={key}>
      <Link
        to="/page/$id"
        params={{ id: key }}
        className={styles.entry}
        title={narrow ? title : undefined}
        onClick={onChosen}
      >
        <Icon of={IconFileText} size={22} />
        <span className={styles.text}>
          <bdi lang={languageOf(language_id).lang}>{title}</bdi>
        </span>
      </Link>
    </li>
  ))
}
