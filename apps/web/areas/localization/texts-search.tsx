import { limits } from '@quartet/contract/limits.ts'
import '@mantine/core/styles/Combobox.layer.css'
import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { type TextArea, textAreas } from '@quartet/domain/interface-texts.ts'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '../../lists/table/use-search-text.ts'
import styles from './localization.module.css'
import type { TextFilter } from './use-texts.ts'

/** The filters of the list of texts. */
export function TextsSearch({
  filter,
  change,
}: {
  filter: TextFilter
  change: (more: Partial<TextFilter>, replace?: boolean) => void
}) {
  const { t } = useTranslation()
  const { typed, type, send } = useSearchText(filter.search, (search) => change({ search }, true))
  return (
    <Group align="end" className={styles.search}>
      <TextInput
        type="search"
        label={t('table.search')}
        value={typed}
        maxLength={limits.search}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && send()}
      />
      <NativeSelect
        label={t('localization.area')}
        value={filter.area}
        data={[
          { value: '', label: t('localization.area_all') },
          ...textAreas.map((area) => ({ value: area, label: t(`localization.area_${area}`) })),
        ]}
        onChange={({ currentTarget }) => change({ area: currentTarget.value as TextArea | '' })}
      />
      <Checkbox
        label={t('localization.missing')}
        checked={filter.missing}
        onChange={({ currentTarget }) => change({ missing: currentTarget.checked })}
      />
      <Checkbox
        label={t('localization.changed')}
        checked={filter.changed}
        onChange={({ currentTarget }) => change({ changed: currentTarget.checked })}
      />
    </Group>
  )
}
