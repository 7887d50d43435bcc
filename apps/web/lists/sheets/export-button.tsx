import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useExport } from './use-export.ts'
import { Working } from './working.tsx'

type Props = {
  label: string
  request: (options: { signal: AbortSignal }) => Promise<File>
  disabled?: boolean
}

/** Downloads a file, and can be cancelled while the server makes it. */
export function ExportButton({ label, request, disabled }: Props) {
  const { t } = useTranslation()
  const { isPending, start, cancel } = useExport(request)
  return (
    <Group>
      <Button variant="default" disabled={disabled} loading={isPending} onClick={start}>
        {label}
      </Button>
      {isPending && <Working text={t('content.sheets_writing')} onCancel={cancel} />}
    </Group>
  )
}
