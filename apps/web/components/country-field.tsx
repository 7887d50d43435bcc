import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { countries } from '@quartet/domain/countries.ts'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './country-field.module.css'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|’|'/gu, '')
    .toLowerCase()

/** 0 when the name begins with the searched text, 1 when another of its words does. */
function rank(name: string, searched: string) {
  if (name.startsWith(searched)) return 0
  return name.split(/[\s(-]+/).some((word) => word.startsWith(searched)) ? 1 : 2
}

/** Ignores accents: "cote d" finds Côte d’Ivoire. "ger" finds Germany before Algeria. */
const beginningFirst: OptionsFilter = ({ options, search }) => {
  const searched = plain(search.trim())
  return (options as ComboboxItem[])
    .map((option) => ({ option, name: plain(option.label) }))
    .filter(({ name }) => name.includes(searched))
    .map(({ option, name }) => ({ option, rank: rank(name, searched) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
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
  const input = useRef<HTMLInputElement>(null)
  return (
    <Select
      {...props}
      ref={input}
      classNames={{ input: styles.input }}
      label={t('register.country')}
      placeholder={t('register.country_placeholder')}
      nothingFoundMessage={t('register.country_none')}
      data={useCountries()}
      filter={beginningFirst}
      onChange={(country) => onChange(country ?? '')}
      searchable
      allowDeselect={false}
      autoComplete="country-name"
      maxDropdownHeight={144}
      onDropdownOpen={() => input.current?.scrollIntoView({ block: 'nearest' })}
      // below the field, so that it never hides the fields above
      // within the field, since a dialog covers what stands outside of it
      comboboxProps={{
        shadow: 'md',
        position: 'bottom',
        middlewares: { flip: false },
        withinPortal: false,
      }}
    />
  )
}
