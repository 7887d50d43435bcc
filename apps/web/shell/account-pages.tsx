import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTimeLeft } from '../components/use-time-left.ts'
import { useSession } from '../data/session.ts'
import { useMe } from '../data/use-me.ts'
import { usePermissions } from '../data/use-permissions.ts'
import styles from './account-pages.module.css'

/** The pages of the own account. */
export const accountPages = linkOptions([
  {
    to: '/edit-user/{-$id}',
    params: { id: undefined },
    search: {},
    title: 'account.profile',
    isOpenTo: 'members',
  },
  {
    to: '/edit-user/{-$id}',
    params: { id: undefined },
    search: { tab: 'subscription' },
    title: 'account.subscription',
    isOpenTo: 'members',
  },
  { to: '/institution', search: {}, title: 'membership.title', isOpenTo: 'members' },
  { to: '/family-members', search: {}, title: 'family.title', isOpenTo: 'members' },
  { to: '/settings/account', search: {}, title: 'account.security', isOpenTo: 'all' },
  { to: '/settings/notifications', search: {}, title: 'notifications.title', isOpenTo: 'guests' },
  { to: '/settings/privacy', search: {}, title: 'menu.own_data', isOpenTo: 'all' },
])

/**
 * Navigation between the account pages: `members` are neither guests nor users who wait for a
 * guardian's consent.
 */
export function AccountPages() {
  const { t } = useTranslation()
  const awaiting = useSession()?.awaiting
  const isGuest = usePermissions()?.has('guest') ?? false
  const isShown = (isOpenTo: string) =>
    isOpenTo === 'all' || (!awaiting && (isOpenTo === 'guests' || !isGuest))
  return (
    <nav className={styles.pages} aria-label={t('account.pages')}>
      <ul>
        {accountPages
          .filter(({ isOpenTo }) => isShown(isOpenTo))
          .map(({ title, isOpenTo: _, ...page }) => (
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
