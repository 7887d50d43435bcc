import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { useDirection } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { i18next } from './texts.ts'

const colours = {
  info: 'var(--q-info-solid)',
  primary: 'var(--q-primary)',
  danger: 'var(--q-bad-solid)',
  warning: 'var(--q-warn-solid)',
  success: 'var(--q-good-solid)',
} as const

export const show = (type: keyof typeof colours, message: string) =>
  notifications.show({ message, color: colours[type], withBorder: true, closeButtonProps: { 'aria-label': i18next.t('shell.close') } })

export function NoticeHost() {
  const { dir } = useDirection()
  return <Notifications position={dir === 'rtl' ? 'top-left' : 'top-right'} autoClose={5000} />
}
