import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../use-language-names.ts'
import type { EditedRow } from './field.ts'
import type { Edited } from './use-record-form.ts'
import styles from './versions.module.css'

type Props<Row extends EditedRow> = {
  versions: readonly Row[]
  /** The version that is translated from, unless the user chooses another one. */
  from: Row
  language: number
  form: (edited: Edited<Row>) => ReactNode
}

/** An existing or new version, beside another one. */
export function VersionEditor<Row extends EditedRow>({
  versions,
  from,
  language,
  form,
}: Props<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const record = versions.find((version) => version.language_id === language) ?? null
  const others = versions.filter((version) => version !== record)
  const [chosen, setChosen] = useState(from.id)
  const source = others.find(({ id }) => id === chosen) ?? others[0]
  return (
    <div className={styles.wide}>
      {others.length > 1 && (
        <NativeSelect
          className={styles.compare}
          label={t('content.compare')}
          value={String(source?.id)}
          data={others.map((other) => ({
            value: String(other.id),
            label: find(other.language_id)?.name ?? '',
          }))}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
      {form({ record, language, ...(source && { source }) })}
    </div>
  )
}
