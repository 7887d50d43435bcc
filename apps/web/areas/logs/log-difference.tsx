import type { TextKey } from '@quartet/content/texts/text.ts'
import { differencesIn, type LoggedValues } from '@quartet/domain/log-values.ts'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { listed } from '../../i18n/lists.ts'
import styles from './log-panel.module.css'

type Props = {
  before: LoggedValues | null
  after: LoggedValues | null
  /** The names of fields that are not shown. */
  hidden: readonly string[]
}

const labels: Readonly<Record<string, TextKey>> = {
  fields: 'logs.field_fields',
  name: 'people.name',
  email: 'people.email',
  status: 'people.status',
  type: 'people.type',
  role: 'people.role',
  roles: 'roles.roles',
  removed: 'table.bin',
  seats: 'institutions.seats',
  country: 'institutions.country',
  city: 'institutions.city',
  pattern: 'content.pattern',
  area: 'content.area',
  order: 'content.order',
  title: 'content.title',
  sequence: 'pattern.sequence',
  precision: 'pattern.precision',
  technical_reasoning: 'pattern.technical_reasoning',
  confluence: 'pattern.confluence',
}

/** What changed, field by field: before and after. */
export function LogDifference({ before, after, hidden }: Props) {
  const { t } = useTranslation()
  const fieldName = useFieldName()
  const differences = differencesIn(before, after)
  return (
    <>
      {differences.length === 0 && <p className={styles.note}>{t('logs.no_difference')}</p>}
      {differences.length > 0 && (
        <PlainTable stacked>
          <thead>
            <tr>
              <th scope="col">{t('logs.field')}</th>
              <th scope="col">{t('logs.before')}</th>
              <th scope="col">{t('logs.after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, before: old, after: fresh }) => (
              <tr key={field}>
                <th scope="row">{fieldName(field)}</th>
                <td data-label={t('logs.before')}>
                  <Value value={old} />
                </td>
                <td data-label={t('logs.after')}>
                  <Value value={fresh} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {hidden.length > 0 && (
        <p className={styles.note}>{t('logs.hidden', { fields: listed(hidden.map(fieldName)) })}</p>
      )}
    </>
  )
}

/** Returns a function that names a logged field; fields without a text have their name in the log. */
function useFieldName() {
  const { t } = useTranslation()
  return (field: string) => {
    const label = labels[field]
    return label ? t(label) : inWords(field)
  }
}

const inWords = (field: string) =>
  field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

function Value({ value }: { value: unknown }) {
  const { t } = useTranslation()
  if (value === undefined || value === null || value === '') return <>–</>
  if (typeof value === 'boolean') return <>{t(value ? 'content.yes' : 'content.no')}</>
  const isPlain = (one: unknown) => typeof one === 'string' || typeof one === 'number'
  if (Array.isArray(value) && value.every(isPlain))
    return <bdi className={styles.value}>{value.map(String).join(', ')}</bdi>
  return (
    <bdi className={styles.value}>{isPlain(value) ? String(value) : JSON.stringify(value)}</bdi>
  )
}
