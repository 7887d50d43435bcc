import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { countries } from '@quartet/domain/countries.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|’|'/gu, '')
    .toLowerCase()

/** Ignores accents: "cote d" finds Côte d’Ivoire. */
const accentBlind: OptionsFilter = ({ options, search }) => {
  const searched = plain(search.trim())
  return (options as ComboboxItem[]).filter(({ label }) => plain(label).includes(searched))
}

function useCountries() {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    const byName = new Intl.Collator(language)
    return countries
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => byName.compare(a.label, b.label))
  }, [language])
}

type Props = Omit<SelectProps, 'onChange' | 'data'> & { onChange: (country: string) => void }

export function CountryField({ onChange, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <Select
      {...props}
      label={t('register.country')}
      placeholder={t('register.country_placeholder')}
      nothingFoundMessage={t('register.country_none')}
      data={useCountries()}
      filter={accentBlind}
      onChange={(country) => onChange(country ?? '')}
      searchable
      allowDeselect={false}
      autoComplete="country-name"
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
