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

/** A short word in the upper corner for five seconds; what must not be missed is no notice. */
export const notice = (type: keyof typeof colours, message: string) =>
  notifications.show({ message, color: colours[type], withBorder: true, closeButtonProps: { 'aria-label': i18next.t('shell.close') } })

export function Notices() {
  const { dir } = useDirection()
  return <Notifications position={dir === 'rtl' ? 'top-left' : 'top-right'} autoClose={5000} />
}
