import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { Icon } from '../components/icon.tsx'
import { useUnreadCount } from '../data/notifications.ts'
import styles from './notification-bell.module.css'

const NotificationPanel = lazy(() =>
  import('./notification-panel.tsx').then((part) => ({ default: part.NotificationPanel })),
)

const maxShown = 99

/** The number of unread notifications, and the newest ones beside the page. */
export function NotificationBell() {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure(false)
  const { isAllowed, count } = useUnreadCount()
  if (!isAllowed) return null
  return (
    <>
      <ActionIcon
        className={styles.bell}
        variant="subtle"
        color="gray"
        aria-label={count > 0 ? t('notifications.bell', { count }) : t('notifications.title')}
        onClick={open}
      >
        <Icon of={IconBell} size={22} />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count > maxShown ? `${maxShown}+` : count}
          </span>
        )}
      </ActionIcon>
      <Dialog opened={isOpen} onClose={close} title={t('notifications.title')} panel>
        {isOpen && (
          <Suspense>
            <NotificationPanel onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
