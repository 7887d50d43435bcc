import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type TextArea, textAreas } from '@quartet/domain/interface-texts.ts'
import { useTranslation } from 'react-i18next'
import type { Asked } from './use-texts.ts'

/** What narrows the list of texts. */
export function TextsSearch({ asked, ask }: { asked: Asked; ask: (more: Partial<Asked>) => void }) {
  const { t } = useTranslation()
  const search = useDebouncedCallback((text: string) => ask({ search: text.trim() }), 300)
  return (
    <Group align="end">
      <TextInput
        type="search"
        label={t('table.search')}
        defaultValue={asked.search}
        maxLength={200}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      <NativeSelect
        label={t('localization.area')}
        value={asked.area}
        data={[
          { value: '', label: t('localization.area_all') },
          ...textAreas.map((area) => ({ value: area, label: t(`localization.area_${area}`) })),
        ]}
        onChange={({ currentTarget }) => ask({ area: currentTarget.value as TextArea | '' })}
      />
      <Checkbox
        label={t('localization.missing')}
        checked={asked.missing}
        onChange={({ currentTarget }) => ask({ missing: currentTarget.checked })}
      />
      <Checkbox
        label={t('localization.changed')}
        checked={asked.changed}
        onChange={({ currentTarget }) => ask({ changed: currentTarget.checked })}
      />
    </Group>
  )
}
