import { NativeSelect, TextInput } from '@mantine/core'
import {
  type ConfigurationKey,
  configurationLengths,
  configurationRanges,
  currencies,
} from '@quartet/domain/settings.ts'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../i18n/numbers.ts'
import { isNumber, isPriceKey } from './configuration-values.ts'

type Props = {
  id: ConfigurationKey
  'data-path': string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

/** One value, with its range. */
export function ConfigurationField({ id, ...props }: Props) {
  const { t } = useTranslation()
  const label = t(`settings.${id}`)
  if (id === 'currency') return <NativeSelect {...props} label={label} data={[...currencies]} />
  if (!isNumber(id)) {
    const isAddress = id.startsWith('link_')
    const { link, instrument_name } = configurationLengths
    return (
      <TextInput
        {...props}
        label={label}
        maxLength={isAddress ? link : instrument_name}
        {...(isAddress && { type: 'url', dir: 'ltr', placeholder: 'https://' })}
      />
    )
  }
  const { min, max } = configurationRanges[id]
  const isPrice = isPriceKey(id)
  return (
    <TextInput
      {...props}
      label={label}
      description={
        isPrice ? undefined : t('settings.range', { min: shownNumber(min), max: shownNumber(max) })
      }
      inputMode={isPrice ? 'decimal' : 'numeric'}
      dir="ltr"
    />
  )
}
