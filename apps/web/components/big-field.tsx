import { TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'
import styles from './big-field.module.css'

/** A required field, large for children, for what they copy from paper or from a screen. */
export const BigField = (props: TextInputProps & { ref?: Ref<HTMLInputElement> }) => (
  <TextInput
    className={styles.big}
    required
    dir="ltr"
    autoComplete="off"
    spellCheck={false}
    {...props}
  />
)
