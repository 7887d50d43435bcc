import { useTranslation } from 'react-i18next'
import { Html } from '../../components/html.tsx'
import { useLanguageNames } from '../use-language-names.ts'
import type { EditedRow, Field } from './field.ts'
import styles from './versions.module.css'

/** The text of a field in the language that is translated from. */
export function SourceText<Row extends EditedRow>({ field, row }: { field: Field<Row>; row: Row }) {
  const { t } = useTranslation()
  const language = useLanguageNames().find(row.language_id)
  const value: unknown = row[field.kind === 'row' ? field.title : field.key]
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  return (
    <figure className={styles.source}>
      <figcaption>
        {t('content.in_language', { field: t(field.label), language: language?.name ?? '' })}
      </figcaption>
      <blockquote lang={language?.tag} dir={language?.rtl === 1 ? 'rtl' : 'ltr'}>
        {field.kind === 'slot' ? <Html html={text} language_id={row.language_id ?? 0} /> : text}
      </blockquote>
    </figure>
  )
}
