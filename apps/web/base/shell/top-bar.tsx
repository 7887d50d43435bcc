import { ActionIcon } from '@mantine/core'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { InsideIcon } from '../inside-icon.tsx'
import { useMe } from '../me.ts'
import { Portrait } from '../portrait.tsx'
import { LanguageSwitch, SchemeSwitch } from '../switches.tsx'
import { useRouteMeta } from './meta.ts'
import styles from './shell.module.css'

export function TopBar({ withMenu, onMenu }: { withMenu: boolean; onMenu: () => void }) {
  const { t } = useTranslation()
  const { title, backArrow } = useRouteMeta()
  return (
    <header className={styles.bar}>
      {withMenu && (
        <ActionIcon className={styles.burger} variant="subtle" color="gray" aria-label={t('shell.open_menu')} onClick={onMenu}>
          <InsideIcon name="menu" />
        </ActionIcon>
      )}
      {backArrow && <BackArrow />}
      <p className={styles.title}>{title && t(title)}</p>
      <LanguageSwitch />
      <SchemeSwitch />
      <MyName />
    </header>
  )
}

function BackArrow() {
  const { t } = useTranslation()
  const { history, navigate } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('shell.back')}
      onClick={() => (canGoBack ? history.back() : void navigate({ to: '/' }))}
    >
      <InsideIcon name="back" />
    </ActionIcon>
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
