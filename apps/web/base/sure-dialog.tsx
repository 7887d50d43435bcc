import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'
import { submitting } from './forms.ts'
import styles from './sure-dialog.module.css'

type Props = {
  opened: boolean
  title?: string
  text: string
  action: string
  cancel?: string
  busy?: boolean
  onCancel: () => void
  onSure: () => void
  children?: ReactNode
}

/** What cannot simply be undone asks first, and says what follows. */
export function SureDialog({ opened, title, text, action, cancel, busy = false, onCancel, onSure, children }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onCancel} title={title ?? t('consent.sure')}>
      <form className={styles.form} onSubmit={submitting(onSure)} noValidate>
        <Text>{text}</Text>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} data-autofocus={children ? undefined : true}>
            {cancel ?? t('consent.cancel')}
          </Button>
          <Button type="submit" className={styles.sure} loading={busy}>
            {action}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
