import { Stack, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { currentSession, signOut } from '../../data/session.ts'
import { allSent } from '../../data/unsent-words.ts'

const longestWait = 3000

/**
 * Waits for unsaved changes, then signs out on this device even when the server cannot be reached.
 */
async function leave() {
  if (!currentSession()) return
  const longest = () => new Promise((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([allSent(), longest()])
  const loggingOut = client.auth.logout().catch(() => undefined)
  await Promise.race([loggingOut, longest()])
  signOut()
}

export function LogoutScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    void leave().then(() => navigate({ to: '/login', replace: true }))
  }, [navigate])
  return (
    <Stack align="center" py={80}>
      <Title order={1}>{t('shell.logging_out')}</Title>
    </Stack>
  )
}
