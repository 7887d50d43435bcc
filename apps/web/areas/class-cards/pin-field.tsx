import type { TextInputProps } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { BigField } from '../../components/big-field.tsx'

/** The PIN of a card, which stands beside it on paper and so is not hidden. */
export function PinField(props: TextInputProps & { ref?: Ref<HTMLInputElement> }) {
  const { t } = useTranslation()
  return (
    <BigField
      label={t('class_cards.pin')}
      inputMode="numeric"
      maxLength={limits.classCard.pin}
      {...props}
    />
  )
}
