import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SlotProps } from '../../lists/record/field.ts'
import { useLanguageNames } from '../../lists/use-language-names.ts'

/** Chooses a language by its id, or none. */
export function LanguageField({ onChange, ...props }: SlotProps) {
  const { t } = useTranslation()
  const { all } = useLanguageNames()
  return (
    <NativeSelect
      {...props}
      data={[
        { value: '', label: t('institutions.language_none') },
        ...all.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
