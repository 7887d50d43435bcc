import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { english } from '../../i18n/language.ts'
import { useLanguageNames } from '../use-language-names.ts'
import type { EditedRow } from './field.ts'
import type { Edited } from './use-record-form.ts'
import styles from './versions.module.css'

type Props<Row extends EditedRow> = {
  versions: readonly Row[]
  language: number
  form: (edited: Edited<Row>) => ReactNode
}

/** An existing or new version, beside another one. */
export function VersionEditor<Row extends EditedRow>({ versions, language, form }: Props<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const record = versions.find((version) => version.language_id === language) ?? null
  const others = versions.filter((version) => version !== record)
  const [chosen, setChosen] = useState<number>()
  // translated from English, unless the user chooses another version
  const source =
    language === english.id && chosen === undefined
      ? undefined
      : (others.find(({ id }) => id === chosen) ??
        others.find(({ language_id }) => language_id === english.id) ??
        others[0])
  return (
    <div className={styles.wide}>
      {others.length > 1 && (
        <NativeSelect
          className={styles.compare}
          label={t('content.compare')}
          value={String(source?.id ?? '')}
          data={[
            ...(source ? [] : [{ value: '', label: t('content.compare_none') }]),
            ...others.map((other) => ({
              value: String(other.id),
              label: find(other.language_id)?.name ?? '',
            })),
          ]}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
      <Fragment key={source?.id}>{form({ record, language, ...(source && { source }) })}</Fragment>
    </div>
  )
}
