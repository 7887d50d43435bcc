import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'

/** Shown after a child's request: what happens now, and that there is nothing more to do. */
export function ChildNotice({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <SplitCard scene="sent">
      <Stack gap="lg" align="flex-start">
        <ViewTitle>{t('consent.asked_title')}</ViewTitle>
        <Text>{t('consent.asked_text', { email })}</Text>
        <Text>{t('consent.asked_wait')}</Text>
        <Button variant="default" onClick={onAgain}>
          {t('consent.asked_again')}
        </Button>
      </Stack>
    </SplitCard>
  )
}
