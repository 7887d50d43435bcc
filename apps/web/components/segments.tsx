import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import styles from './segments.module.css'

type Props<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A choice between a few words: native radio buttons that look like one bar. */
export function Segments<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled = false,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segments} disabled={disabled}>
      <VisuallyHidden component="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
