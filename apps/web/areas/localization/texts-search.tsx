import '@mantine/core/styles/Combobox.layer.css'
import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { type TextArea, textAreas } from '@quartet/domain/interface-texts.ts'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '../../lists/table/use-search-text.ts'
import styles from './localization.module.css'
import type { Asked } from './use-texts.ts'

/** What narrows the list of texts. */
export function TextsSearch({ asked, ask }: { asked: Asked; ask: (more: Partial<Asked>, replace?: boolean) => void }) {
  const { t } = useTranslation()
  const { typed, type, send } = useSearchText(asked.search, (search) => ask({ search }, true))
  return (
    <Group align="end" className={styles.search}>
      <TextInput
        type="search"
        label={t('table.search')}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && send()}
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
