import type { TFunction } from 'i18next'
import { shownMoment } from '../../i18n/dates.ts'
import type { Column, Filter } from '../table/column.ts'
import { type Choice, type Field, type Resource, type ResourceRow, sortOf } from './resource.ts'
import styles from './resource-screen.module.css'
import type { NamedLanguage } from './use-language-names.ts'

type FindLanguage = (id: number | undefined) => NamedLanguage | undefined

/** A column for each field, then the language and the time of the last change. */
export function columnsOf<Row extends ResourceRow>(
  t: TFunction,
  resource: Resource<Row>,
  find: FindLanguage,
): Column<Row>[] {
  const { fields, pageOf, versions } = resource
  const [first] = fields
  const columns = fields
    .filter(({ column }) => column !== 'none')
    .map((field): Column<Row> => {
      const sort = sortOf(field)
      const cell = field.cell ?? ((row: Row) => shownIn(t, field, row, find(row.language_id)))
      return {
        key: field.key,
        title: t(field.label),
        ...(sort !== false && { sort }),
        cell:
          field === first && pageOf
            ? (row) => (row.removed === 1 ? cell(row) : <a href={pageOf(row)}>{cell(row)}</a>)
            : cell,
        ...(field.column === 'hidden' && { hiddenAtFirst: true }),
      }
    })
  const language: Column<Row> = {
    key: 'language',
    title: t('content.language'),
    sort: 'language_id',
    cell: (row) => find(row.language_id)?.name,
  }
  const edited: Column<Row> = {
    key: 'edited_at',
    title: t('content.edited'),
    sort: 'edited_at',
    cell: ({ edited_at }) => edited_at && <bdi dir="ltr">{shownMoment(edited_at)}</bdi>,
    hiddenAtFirst: true,
  }
  return [...columns, ...(versions === false ? [] : [language]), edited]
}

/** The value of a field as it is displayed; null when it is empty. */
export function shownIn<Row extends ResourceRow>(
  t: TFunction,
  field: Field<Row>,
  row: Row,
  language: NamedLanguage | undefined,
) {
  const value: unknown = row[field.kind === 'row' ? field.title : field.key]
  // null instead of an empty element: cards omit the heading of an empty cell
  if (
    field.kind !== 'flag' &&
    (value === null ||
      value === undefined ||
      value === '' ||
      (Array.isArray(value) && value.length === 0))
  )
    return null
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
        <span className={styles.text} {...inLanguage}>
          {Array.isArray(value) ? value.join(', ') : String(value)}
        </span>
      )
  }
}

type Choices = Readonly<Record<string, readonly Choice[]>>

/** The filters of the list: choices and the language. */
export function filtersOf<Row extends ResourceRow>(
  t: TFunction,
  { fields, versions }: Resource<Row>,
  languages: readonly NamedLanguage[],
  choices: Choices,
  own: number,
): Filter[] {
  const narrowing = fields.flatMap((field): Filter[] => {
    if (field.kind === 'choice' && field.filter)
      return [
        {
          key: field.key,
          title: t(field.label),
          options: field.options.map(({ value, label }) => ({ value, label: t(label) })),
        },
      ]
    if (field.kind === 'row' && field.filter)
      return [
        {
          key: field.key,
          title: t(field.label),
          options: onceEach(choices[field.key] ?? [], own),
        },
      ]
    return []
  })
  const language = {
    key: 'language',
    title: t('content.language'),
    options: languages.map(({ id, name }) => ({ value: String(id), label: name })),
  }
  return versions === false ? narrowing : [...narrowing, language]
}

/**
 * Options with the reader's language first; a value that occurs in several languages is listed
 * once.
 */
function onceEach(choices: readonly Choice[], own: number) {
  const named = choices.toSorted(
    (one, other) => Number(other.language_id === own) - Number(one.language_id === own),
  )
  return [...new Map(named.toReversed().map(({ value, title }) => [value, title]))]
    .reverse()
    .map(([value, label]) => ({ value, label }))
}
