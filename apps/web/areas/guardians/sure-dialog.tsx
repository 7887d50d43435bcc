import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../base/dialog.tsx'
import styles from './consent.module.css'

type Props = { opened: boolean; text: string; action: string; busy: boolean; onCancel: () => void; onSure: () => void }

/** What cannot simply be undone asks first, and says what follows. */
export function SureDialog({ opened, text, action, busy, onCancel, onSure }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onCancel} title={t('consent.sure')}>
      <Text>{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('consent.cancel')}
        </Button>
        <Button className={styles.sure} loading={busy} onClick={onSure}>
          {action}
        </Button>
      </Group>
    </Dialog>
  )
}
