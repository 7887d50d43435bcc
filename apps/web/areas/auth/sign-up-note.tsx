import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { mailPausedSentence } from '../../data/failure.ts'
import type { SignedUp } from '../../shell/history-state.ts'

/** What happens after the mailed code of a new account, and who else has to agree. */
export function SignUpNote({
  signedUp: { pays, school, guardian, guardianMailAfter },
}: {
  signedUp: SignedUp
}) {
  const { t } = useTranslation()
  return (
    <>
      <Text>{t(pays ? 'register.done_verify' : 'register.done_member')}</Text>
      {school && <Text>{t('consent.done_school')}</Text>}
      {guardian && (
        <Text>
          {guardianMailAfter > 0
            ? mailPausedSentence(guardianMailAfter)
            : t('consent.done_waiting', { email: guardian })}
        </Text>
      )}
    </>
  )
}
