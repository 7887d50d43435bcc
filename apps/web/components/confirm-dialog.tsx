import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { submitting } from './form.ts'

type Props = {
  opened: boolean
  title?: string
  text: string
  /** Undefined when there is only something to say. */
  action: string | undefined
  cancel?: string
  busy?: boolean
  /** Nothing is lost by confirming. */
  harmless?: boolean
  onCancel: () => void
  onConfirm: () => void
  children?: ReactNode
  /** Whether the children contain fields; otherwise Cancel has the focus at first. */
  hasField?: boolean
}

/**
 * Asks before an action that cannot simply be undone, and says what follows. With a field it is a
 * form of its own; without one it may be placed inside another form.
 */
export function ConfirmDialog({
  opened,
  title,
  text,
  action,
  cancel,
  busy = false,
  harmless = false,
  onCancel,
  onConfirm,
  children,
  hasField = Boolean(children),
}: Props) {
  const { t } = useTranslation()
  const confirmProps = hasField ? ({ type: 'submit' } as const) : { onClick: onConfirm }
  const inside = (
    <>
      <Text>{text}</Text>
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus={hasField ? undefined : true}>
          {cancel ?? t('consent.cancel')}
        </Button>
        {action && (
          <Button {...confirmProps} {...(!harmless && { className: styles.sure })} loading={busy}>
            {action}
          </Button>
        )}
      </Group>
    </>
  )
  return (
    <Dialog opened={opened} onClose={onCancel} title={title ?? t('consent.sure')}>
      {hasField ? (
        <form className={styles.form} onSubmit={submitting(onConfirm)} noValidate>
          {inside}
        </form>
      ) : (
        <div className={styles.form}>{inside}</div>
      )}
    </Dialog>
  )
}
