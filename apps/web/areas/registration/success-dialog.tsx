import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../base/dialog.tsx'

type Props = { opened: boolean; type: 'individual' | 'institution' | undefined; email: string }

/** An individual goes on to the mailed code, everybody else is signed in already. */
export function SuccessDialog({ opened, type, email }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goOn = () => void navigate({ to: type === 'individual' ? '/verifyMail' : '/new-theme/instructions', replace: true })
  return (
    <Dialog opened={opened} onClose={goOn} title={t('register.done_title')}>
      <Text>{type === 'individual' ? t('register.done_verify', { email }) : t('register.done_member')}</Text>
      <Group justify="flex-end">
        <Button onClick={goOn} data-autofocus>
          {t('register.done_ok')}
        </Button>
      </Group>
    </Dialog>
  )
}
