import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { type Built, isPartOf } from './menu-entries.ts'
import styles from './sidebar.module.css'

export function MenuEntry({
  entry,
  narrow,
  onChosen,
}: {
  entry: Built
  narrow: boolean
  onChosen?: () => void
}) {
  const { t } = useTranslation()
  const at = useLocation({ select: ({ pathname }) => pathname })
  const isPart = isPartOf(entry, at)
  return (
    <li>
      <Link
        data-part={isPart || undefined}
        {...(isPart && { 'aria-current': true })}
        to={entry.to}
        params={{ id: undefined }}
        activeOptions={{ exact: entry.to.endsWith('{-$id}'), includeSearch: false }}
        preload={entry.to === '/logout' ? false : undefined}
        className={styles.entry}
        title={narrow ? t(entry.title) : undefined}
        onClick={onChosen}
      >
        <Icon of={entry.icon} size={22} />
        <span className={styles.text}>{t(entry.title)}</span>
      </Link>
    </li>
  )
}
