import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../base/dialog.tsx'

/** `guardian` is the address of who was asked to agree; `school`: its staff have to let the person in. */
type Props = {
  opened: boolean
  type: 'individual' | 'institution' | undefined
  email: string
  guardian: string | undefined
  school: boolean
}

/** An individual goes on to the mailed code; everybody else is signed in already, and goes on or waits for a guardian or the school. */
export function SuccessDialog({ opened, type, email, guardian, school }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const inside = guardian === undefined && !school ? '/new-theme/instructions' : '/waiting'
  const goOn = () => void navigate({ to: type === 'individual' ? '/verifyMail' : inside, replace: true })
  return (
    <Dialog opened={opened} onClose={goOn} title={t('register.done_title')}>
      {type === 'individual' && <Text>{t('register.done_verify', { email })}</Text>}
      {type === 'institution' && guardian === undefined && <Text>{t(school ? 'consent.done_school' : 'register.done_member')}</Text>}
      {guardian !== undefined && <Text>{t('consent.done_waiting', { email: guardian })}</Text>}
      <Group justify="flex-end">
        <Button onClick={goOn} data-autofocus>
          {t('register.done_ok')}
        </Button>
      </Group>
    </Dialog>
  )
}
