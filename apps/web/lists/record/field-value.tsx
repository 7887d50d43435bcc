import type { TFunction } from 'i18next'
import type { NamedLanguage } from '../use-language-names.ts'
import type { Field } from './field.ts'
import styles from './field-value.module.css'

/** The value of a field as it is displayed; null when it is empty. */
export function fieldValue<Row>(
  t: TFunction,
  field: Field<Row>,
  row: Row,
  language?: NamedLanguage,
) {
  const value: unknown = row[field.kind === 'row' ? field.title : field.key]
  // null instead of an empty element: cards omit the heading of an empty cell
  if (field.kind !== 'flag' && isEmpty(value)) return null
  const inLanguage = language && { lang: language.tag, dir: language.rtl === 1 ? 'rtl' : 'ltr' }
  switch (field.kind) {
    case 'flag':
      return t(value === true || value === 1 ? 'content.yes' : 'content.no')
    case 'choice': {
      const option = field.options.find((one) => one.value === String(value))
      return option ? t(option.label) : ''
    }
    case 'row':
      return <span {...inLanguage}>{String(value)}</span>
    case 'number':
      return String(value)
    default:
      return (
        <CellText {...inLanguage}>
          {Array.isArray(value) ? value.join(', ') : String(value)}
        </CellText>
      )
  }
}

/** A text of any length, shortened to three lines. */
export const CellText = (props: { lang?: string; dir?: string; children: string }) => (
  <span className={styles.text} {...props} />
)

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
