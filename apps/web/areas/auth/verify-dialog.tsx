import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../base/dialog.tsx'

/** Who logs in with an address that is not confirmed goes on to the code. */
export function VerifyDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goOn = () => {
    void navigate({ to: '/verifyMail' })
  }
  return (
    <Dialog opened={email !== ''} onClose={onClose} title={t('login.verify_title')}>
      <Text>{t('login.verify_text')}</Text>
      <Group justify="flex-end">
        <Button onClick={goOn} data-autofocus>
          {t('login.verify_go')}
        </Button>
      </Group>
    </Dialog>
  )
}
