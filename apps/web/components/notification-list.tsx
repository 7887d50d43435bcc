import { VisuallyHidden } from '@mantine/core'
import {
  IconBuilding,
  IconChartBar,
  IconDownload,
  IconHome,
  IconListCheck,
  IconListDetails,
  IconMailOpened,
  IconPencil,
  IconRefresh,
  IconUserCheck,
  IconUserPlus,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Notification, useReading } from '../data/notifications.ts'
import { writtenMoment } from '../i18n/dates.ts'
import { Icon } from './icon.tsx'
import { linkOf } from './notification-link.ts'
import styles from './notification-list.module.css'
import { useNotificationText } from './use-notification-text.ts'

const icons = {
  task_given: IconListCheck,
  team_task_added: IconListDetails,
  role_changed: IconUserShield,
  contact_requested: IconUserPlus,
  contact_accepted: IconUserCheck,
  team_invited: IconMailOpened,
  team_started: IconUsersGroup,
  family: IconHome,
  consent: IconUsers,
  membership: IconBuilding,
  export_ready: IconDownload,
  retake_due: IconRefresh,
  inventory_open: IconPencil,
  retake_offered: IconRefresh,
  weekly_figures: IconChartBar,
}

type Props = { list: readonly Notification[]; onOpen?: () => void }

/** Notifications, each of which leads to its page and is read by that. */
export function NotificationList({ list, onOpen }: Props) {
  const { t } = useTranslation()
  const textOf = useNotificationText()
  const { readOne } = useReading()
  const open = (one: Notification) => {
    readOne(one)
    onOpen?.()
  }
  return (
    <ul className={styles.list}>
      {list.map((one) => (
        <li key={one.id}>
          <Link
            {...linkOf(one)}
            className={styles.entry}
            data-unread={!one.read || undefined}
            onClick={() => open(one)}
          >
            <Icon of={icons[one.kind]} size={22} />
            <span className={styles.words}>
              {!one.read && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
              <span>{textOf(one)}</span> <span className={styles.day}>{writtenMoment(one.at)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
