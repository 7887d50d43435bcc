import { Button, Group, Loader, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Says that a file is being read or made. */
export function Working({ text, onCancel }: { text: string; onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <Group role="status">
      <Loader size="sm" />
      <Text>{text}</Text>
      <Button variant="default" size="compact-md" onClick={onCancel}>
        {t('table.cancel')}
      </Button>
    </Group>
  )
}
