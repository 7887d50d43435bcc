import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'

type Props = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** The id of a record; the list follows when the field is left or on Enter. */
export function RecordIdField({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const send = () => {
    if (typed !== value) onChange(typed)
  }
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      value={typed}
      inputMode="numeric"
      dir="ltr"
      maxLength={9}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={send}
      onKeyDown={({ key }) => key === 'Enter' && send()}
    />
  )
}
