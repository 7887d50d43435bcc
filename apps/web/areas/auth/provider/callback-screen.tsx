import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { useSession } from '../../../data/session.ts'
import { SplitCard } from '../../../shell/split-card.tsx'
import { ViewTitle } from '../../../shell/view-title.tsx'
import { type ProviderAnswer, useCallback } from './use-callback.ts'

type Props = { provider: string; answer: ProviderAnswer; onTaken: () => void }

/** The page to which another service sends the browser back. */
export function CallbackScreen(props: Props) {
  const { t } = useTranslation()
  const isSignedIn = useSession() !== null
  const { error } = useCallback(props)
  if (!error)
    return (
      <SplitCard scene="together">
        <Group role="status">
          <Loader size="sm" />
          <Text>{t('sign_in.going')}</Text>
        </Group>
      </SplitCard>
    )
  return (
    <SplitCard scene="lost">
      <Stack gap="lg" align="flex-start">
        <ViewTitle>{t('sign_in.failed')}</ViewTitle>
        <Text role="alert">{sentenceOf(asFailure(error))}</Text>
        <Button
          renderRoot={(button) => (
            <Link to={isSignedIn ? '/settings/account' : '/login'} {...button} />
          )}
        >
          {t(isSignedIn ? 'account.security' : 'reset.back')}
        </Button>
      </Stack>
    </SplitCard>
  )
}
