import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Button, Group, useDirection } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { i18next } from '../i18n/texts.ts'

const colours = {
  info: 'var(--q-info-solid)',
  primary: 'var(--q-primary)',
  danger: 'var(--q-bad-solid)',
  warning: 'var(--q-warn-solid)',
  success: 'var(--q-good-solid)',
} as const

/** An action offered while the toast is shown. */
export type ToastAction = { label: string; go: () => void }

export function show(type: keyof typeof colours, message: string, action?: ToastAction) {
  const id = notifications.show({
    // a message that is shown is not added again; each action is about something else
    ...(!action && { id: message }),
    message: action ? (
      <WithAction message={message} label={action.label} onGo={() => go(action)} />
    ) : (
      message
    ),
    color: colours[type],
    withBorder: true,
    autoClose: action ? 30_000 : 5_000,
    closeButtonProps: { 'aria-label': i18next.t('shell.close') },
  })
  const go = ({ go }: ToastAction) => {
    notifications.hide(id)
    go()
  }
}

function WithAction({
  message,
  label,
  onGo,
}: {
  message: string
  label: string
  onGo: () => void
}) {
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      {message}
      <Button size="compact-md" variant="subtle" onClick={onGo}>
        {label}
      </Button>
    </Group>
  )
}

export function ToastHost() {
  const { dir } = useDirection()
  return <Notifications position={dir === 'rtl' ? 'top-left' : 'top-right'} autoClose={5000} />
}
