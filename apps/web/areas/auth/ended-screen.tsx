import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SplitCard } from '../../shell/split-card.tsx'

export function EndedScreen({ redirect }: { redirect?: string }) {
  const { t } = useTranslation()
  return (
    <SplitCard scene="lost">
      <Stack align="flex-start">
        <Title order={1}>{t('status.ended_title')}</Title>
        <Text>{t('status.ended')}</Text>
        <Button
          renderRoot={(props) => <Link to="/login" search={{ redirect }} {...props} />}
          mt="sm"
        >
          {t('login.submit')}
        </Button>
      </Stack>
    </SplitCard>
  )
}
