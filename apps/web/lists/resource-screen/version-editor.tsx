import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, Resource, ResourceRow } from './resource.ts'
import { RowForm } from './row-form.tsx'
import { useLanguageNames } from './use-language-names.ts'
import styles from './versions.module.css'

type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  versions: readonly Row[]
  /** The version that is translated from, unless the user chooses another one. */
  from: Row
  language_id: number
  choices: Readonly<Record<string, readonly Choice[]>>
  onClose: () => void
  onSaved: (row: Row) => void
}

/** An existing or new version, beside another one. */
export function VersionEditor<Row extends ResourceRow>({
  resource,
  versions,
  from,
  language_id,
  choices,
  onClose,
  onSaved,
}: Props<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const row = versions.find((version) => version.language_id === language_id) ?? null
  const others = versions.filter((version) => version !== row)
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
      <RowForm
        key={row?.id ?? 'new'}
        resource={resource}
        writing={{ row, language_id, ...(source && { source }) }}
        choices={choices}
        onClose={onClose}
        onSaved={onSaved}
      />
    </div>
  )
}
