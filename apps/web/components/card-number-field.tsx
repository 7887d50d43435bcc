import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

const longest = 19
const grouped = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

type Props = Omit<TextInputProps, 'onChange'> & { onChange: (number: string) => void }

/** Groups the digits by four; the caret stays after the same digit. */
export function CardNumberField({ onChange, value, ...props }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const before = typed.slice(0, selectionStart ?? typed.length).replaceAll(/\D/g, '').length
    const next = grouped(typed.replaceAll(/\D/g, '').slice(0, longest))
    caret.current = grouped(next.replaceAll(' ', '').slice(0, before)).length
    onChange(next)
  }
  return (
    <TextInput
      {...props}
      ref={input}
      value={value}
      onChange={type}
      label={t('register.card_number')}
      autoComplete="cc-number"
      inputMode="numeric"
      dir="ltr"
    />
  )
}
