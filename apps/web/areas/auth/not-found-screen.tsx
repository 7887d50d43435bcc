import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SplitCard } from '../../shell/split-card.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <SplitCard scene="lost">
      <Stack align="flex-start">
        <Title order={1}>{t('status.not_found_title')}</Title>
        <Text>{t('status.not_found')}</Text>
        <Button renderRoot={(props) => <Link to="/" {...props} />} mt="sm">
          {t('status.to_start')}
        </Button>
      </Stack>
    </SplitCard>
  )
}
