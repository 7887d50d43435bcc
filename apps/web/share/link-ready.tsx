import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { writtenMoment } from '../i18n/dates.ts'

type Props = { url: string; expiresAt: string; onClose: () => void }

/** The address of a new link, which the server does not know any more. */
export function LinkReady({ url, expiresAt, onClose }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select() // without a clipboard the selected text can still be copied by hand
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Stack gap="lg">
      <Text>{t('share.link_once', { date: writtenMoment(expiresAt) })}</Text>
      <TextInput
        ref={field}
        label={t('share.link')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="space-between">
        <Text role="status">{isCopied ? t('share.copied') : ''}</Text>
        <Group>
          <Button variant="default" onClick={onClose}>
            {t('share.done')}
          </Button>
          <Button leftSection={<Icon of={IconCopy} />} data-autofocus onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
