import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { mailPausedSentence } from '../../data/failure.ts'

/**
 * `guardian` is the address of the guardian who has to consent; `school`: its staff have to admit
 * the person.
 */
type Props = {
  created: boolean
  type: 'individual' | 'institution' | undefined
  email: string
  guardian: string | undefined
  school: boolean
  /** Seconds until the mail to the guardian can be sent; 0 when it was sent. */
  guardianMailAfter: number
}

/** Confirms the sign-up; the next page is always the mailed code. */
export function SuccessDialog({
  created,
  type,
  email,
  guardian,
  school,
  guardianMailAfter,
}: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const proceed = () => void navigate({ to: '/verifyMail', replace: true })
  return (
    <Dialog opened={created} onClose={proceed} title={t('register.done_title')}>
      <Text>
        {t(type === 'institution' ? 'register.done_member' : 'register.done_verify', { email })}
      </Text>
      {school && <Text>{t('consent.done_school')}</Text>}
      {guardian !== undefined && (
        <Text>
          {guardianMailAfter > 0
            ? mailPausedSentence(guardianMailAfter)
            : t('consent.done_waiting', { email: guardian })}
        </Text>
      )}
      <Group justify="flex-end">
        <Button onClick={proceed} data-autofocus>
          {t('register.done_ok')}
        </Button>
      </Group>
    </Dialog>
  )
}
