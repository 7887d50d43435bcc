import { TextInput, type TextInputProps } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './class-cards.module.css'

/** The PIN of a card, which stands beside it on paper and so is not hidden. */
export function PinField(props: TextInputProps & { ref?: Ref<HTMLInputElement> }) {
  const { t } = useTranslation()
  return (
    <TextInput
      className={styles.big}
      label={t('class_cards.pin')}
      required
      dir="ltr"
      inputMode="numeric"
      maxLength={limits.classCard.pin}
      autoComplete="off"
      {...props}
    />
  )
}
