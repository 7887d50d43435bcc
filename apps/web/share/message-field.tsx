import { Textarea } from '@mantine/core'
import { maxMessage } from '@quartet/domain/sharing.ts'
import { useTranslation } from 'react-i18next'

type Props = { value: string; onChange: (message: string) => void; disabled: boolean }

/** A personal message, which is optional. */
export function MessageField({ value, onChange, disabled }: Props) {
  const { t } = useTranslation()
  return (
    <Textarea
      label={t('share.message')}
      description={t('share.message_left', { count: value.length, max: maxMessage })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      dir="auto"
      autosize
      minRows={2}
      maxRows={6}
      maxLength={maxMessage}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
