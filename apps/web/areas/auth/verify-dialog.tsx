import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { mailPausedSentence } from '../../data/failure.ts'

type Props = { email: string; mailAfter: number; onClose: () => void }

/**
 * Sends a user who logs in with an unconfirmed address to the code page; `mailAfter`: seconds until
 * a code can be mailed.
 */
export function VerifyDialog({ email, mailAfter, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const proceed = () => {
    void navigate({ to: '/verifyMail' })
  }
  return (
    <Dialog opened={email !== ''} onClose={onClose} title={t('login.verify_title')}>
      <Text>{mailAfter > 0 ? mailPausedSentence(mailAfter) : t('login.verify_text')}</Text>
      <Group justify="flex-end">
        <Button onClick={proceed} data-autofocus>
          {t('login.verify_go')}
        </Button>
      </Group>
    </Dialog>
  )
}
