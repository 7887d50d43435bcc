import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Brand } from '../brand.tsx'
import { Icon } from '../icon.tsx'
import { usePermissions } from '../permissions.ts'
import { menuEntries } from './menu-entries.ts'
import styles from './sidebar.module.css'

type Props = { narrow?: boolean; onFold?: () => void; onChosen?: () => void }

/** The main menu: at the side, or in the drawer of a phone. */
export function Sidebar({ narrow = false, onFold, onChosen }: Props) {
  const { t } = useTranslation()
  const held = usePermissions()
  const entries = menuEntries.filter(({ needs }) => needs === null || held?.has(needs))
  return (
    <nav className={styles.menu} data-narrow={narrow || undefined} aria-label={t('shell.navigation')}>
      {onFold && (
        <div className={styles.brand}>
          <Brand short={narrow} />
        </div>
      )}
      <ul className={styles.entries}>
        {entries.map(({ to, title, icon }) => (
          <li key={to}>
            <Link
              to={to}
              params={{}}
              preload={to === '/logout' ? false : undefined}
              className={styles.entry}
              title={narrow ? t(title) : undefined}
              onClick={onChosen}
            >
              <Icon name={icon} />
              <span className={styles.text}>{t(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {onFold && (
        <UnstyledButton className={styles.entry} onClick={onFold} aria-expanded={!narrow}>
          <span className={styles.fold}>
            <Icon name="fold" />
          </span>
          <span className={styles.text}>{t(narrow ? 'shell.unfold_menu' : 'shell.fold_menu')}</span>
        </UnstyledButton>
      )}
    </nav>
  )
}
