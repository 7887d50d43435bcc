import { Button, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Scene } from './scene.tsx'

/** Instead of a screen that could not be drawn. */
export function Crash() {
  const { t } = useTranslation()
  return (
    <Stack maw={520} mx="auto" p="lg" align="flex-start" role="alert">
      <Scene name="lost" />
      <Title order={1}>{t('shell.crash_title')}</Title>
      <Text>{t('shell.crash_text')}</Text>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </Stack>
  )
}
