import { SimpleGrid, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from './optional-label.tsx'

const { city, state, zipCode } = limits.place
const fields = [
  { name: 'city', max: city, autoComplete: 'address-level2' },
  { name: 'state', max: state, autoComplete: 'address-level1' },
  { name: 'zip_code', max: zipCode, autoComplete: 'postal-code' },
] as const

type Place = 'city' | 'state' | 'zip_code'
type PlaceForm = { text: (name: Place) => object }

/** Where the person lives; the ZIP code is never required. */
export function PlaceFields({ form, required }: { form: PlaceForm; required: boolean }) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
      {fields.map(({ name, max, autoComplete }) => {
        const isRequired = required && name !== 'zip_code'
        const label = t(`register.${name}`)
        return (
          <TextInput
            key={name}
            label={isRequired ? label : <OptionalLabel>{label}</OptionalLabel>}
            required={isRequired}
            maxLength={max}
            autoComplete={autoComplete}
            {...form.text(name)}
          />
        )
      })}
    </SimpleGrid>
  )
}
