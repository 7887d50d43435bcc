import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTimeLeft } from '../components/use-time-left.ts'
import { useSession } from '../data/session.ts'
import { useMe } from '../data/use-me.ts'
import { usePermissions } from '../data/use-permissions.ts'
import styles from './account-pages.module.css'

const pages = linkOptions([
  {
    to: '/edit-user/{-$id}',
    params: { id: undefined },
    search: {},
    title: 'account.profile',
    forAll: false,
  },
  {
    to: '/edit-user/{-$id}',
    params: { id: undefined },
    search: { tab: 'subscription' },
    title: 'account.subscription',
    forAll: false,
  },
  { to: '/settings/account', title: 'account.security', forAll: true },
  { to: '/settings/privacy', title: 'menu.own_data', forAll: true },
])

/**
 * Navigation between the account pages; guests and users who wait for a guardian's consent only see
 * those marked `forAll`.
 */
export function AccountPages() {
  const { t } = useTranslation()
  const awaiting = useSession()?.awaiting
  const isGuest = usePermissions()?.has('guest') ?? false
  return (
    <nav className={styles.pages} aria-label={t('account.pages')}>
      <ul>
        {pages
          .filter(({ forAll }) => forAll || !(awaiting || isGuest))
          .map(({ title, forAll: _, ...page }) => (
            <li key={title}>
              <Link
                {...page}
                activeOptions={{ exact: true, includeSearch: true }}
                className={styles.page}
              >
                {t(title)}
                {title === 'account.subscription' && <TimeLeft />}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Apart, because users who wait for consent may not load their subscription. */
function TimeLeft() {
  const left = useTimeLeft(useMe())
  return left && <span className={styles.left}>{left}</span>
}
