import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { Portrait } from '../components/portrait.tsx'
import { useMe } from '../data/use-me.ts'
import { BackArrow } from './back-arrow.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { useRouteMeta } from './meta.ts'
import { NotificationBell } from './notification-bell.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { LanguageSwitch, SchemeSwitch } from './preference-switches.tsx'
import styles from './shell.module.css'

export function TopBar({ withMenu, onMenu }: { withMenu: boolean; onMenu: () => void }) {
  const { t } = useTranslation()
  const { title, backArrow } = useRouteMeta()
  return (
    <header className={styles.bar}>
      {withMenu && (
        <ActionIcon
          className={styles.burger}
          variant="subtle"
          color="gray"
          aria-label={t('shell.open_menu')}
          onClick={onMenu}
        >
          <Icon of={IconMenu2} size={22} />
        </ActionIcon>
      )}
      {backArrow && <BackArrow />}
      {backArrow ? <p className={styles.title}>{title && t(title)}</p> : <Breadcrumbs />}
      <PaletteButton />
      <NotificationBell />
      <LanguageSwitch />
      <SchemeSwitch />
      <MyName />
    </header>
  )
}

function MyName() {
  const { t } = useTranslation()
  const me = useMe()
  if (!me) return <span className={styles.me} />
  return (
    <Link
      to="/new-theme/profile/{-$id}"
      params={{ id: undefined }}
      className={styles.me}
      aria-label={t('shell.to_profile', { name: me.name })}
    >
      <Portrait person={me} size={36} />
      <span className={styles.name}>{me.name}</span>
    </Link>
  )
}
