import { Button, Stack, Text, Title } from '@mantine/core'
import { Gathering } from '@quartet/ui/gathering.tsx'
import { useTranslation } from 'react-i18next'

/** Shown instead of a screen that failed to render. */
export function Crash() {
  const { t } = useTranslation()
  return (
    <Stack maw={520} mx="auto" p="lg" align="flex-start" role="alert">
      <Gathering name="lost" />
      <Title order={1}>{t('shell.crash_title')}</Title>
      <Text>{t('shell.crash_text')}</Text>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </Stack>
  )
}
