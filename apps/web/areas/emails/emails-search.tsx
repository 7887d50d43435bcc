import { limits } from '@quartet/contract/limits.ts'
import '@mantine/core/styles/Combobox.layer.css'
import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '../../lists/table/use-search-text.ts'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import styles from './emails.module.css'
import type { EmailFilter } from './use-emails.ts'

type Change = (more: Partial<EmailFilter>, replace?: boolean) => void

/** The filters of the list of mails. */
export function EmailsSearch({ filter, change }: { filter: EmailFilter; change: Change }) {
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
      <LanguageSelect value={filter.language} onChange={(language) => change({ language })} />
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

/** Which language of the mails is shown; also those that are not published. */
export function LanguageSelect({
  value,
  onChange,
}: {
  value: number
  onChange: (id: number) => void
}) {
  const { t } = useTranslation()
  const { all } = useLanguageNames()
  return (
    <NativeSelect
      label={t('content.language')}
      value={String(value)}
      data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  )
}
