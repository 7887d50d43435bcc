import type { TextKey } from '@quartet/content/texts/text.ts'
import type { TFunction } from 'i18next'
import { shownMoment } from '../../i18n/dates.ts'
import { choiceFilter } from '../record/choice-filter.ts'
import type { Choice } from '../record/field.ts'
import { fieldValue } from '../record/field-value.tsx'
import type { Column, Filter, Row } from '../table/column.ts'
import type { NamedLanguage } from '../use-language-names.ts'
import {
  type Choices,
  type Content,
  type ContentField,
  type ContentRow,
  sortOf,
} from './content.ts'
import { versionMarks } from './version-marks.tsx'

type FindLanguage = (id: number | undefined) => NamedLanguage | undefined

/** A column for each field, then the language and the time of the last change. */
export function columnsOf<R extends ContentRow>(
  t: TFunction,
  content: Content<R>,
  { all, find }: { all: readonly NamedLanguage[]; find: FindLanguage },
): Column<R>[] {
  const { fields, versions, byLanguage } = content
  const columns = fields
    .filter(({ column }) => column !== 'none')
    .map((field): Column<R> => {
      const sort = sortOf(field)
      return {
        key: field.key,
        title: t(field.label),
        ...(sort && { sort }),
        cell: (row) => cellOf(t, field, row, find),
        ...(field.column === 'hidden' && { hiddenAtFirst: true }),
      }
    })
  const languages: Column<R> = {
    key: 'language',
    title: t(byLanguage ? 'content.language' : 'content.languages'),
    sort: 'language_id',
    cell: (row) =>
      row.versions ? versionMarks(t, row.versions, all) : find(row.language_id)?.name,
    ...(byLanguage && { hiddenAtFirst: true }),
  }
  return [...columns, ...(versions === false ? [] : [languages]), changedColumn(t)]
}

type Changed = { edited_at?: string | null; last_change?: ContentRow['last_change'] }

/** When a row last changed, and by whom as far as the log tells. */
export const changedColumn = <R extends Row & Changed>(t: TFunction): Column<R> => ({
  key: 'edited_at',
  title: t('content.edited'),
  sort: 'edited_at',
  cell: ({ edited_at, last_change }) => {
    const at = last_change?.at ?? edited_at
    if (!at) return null
    return (
      <>
        <bdi dir="ltr">{shownMoment(at)}</bdi> {last_change?.by}
      </>
    )
  },
})

export const cellOf = <R extends ContentRow>(
  t: TFunction,
  field: ContentField<R>,
  row: R,
  find: FindLanguage,
) => (field.cell ? field.cell(row) : fieldValue(t, field, row, find(row.language_id)))

/** The filters of the list: choices and the language. */
export function filtersOf<R extends ContentRow>(
  t: TFunction,
  { fields, versions, byLanguage }: Content<R>,
  languages: readonly NamedLanguage[],
  { choices, own }: { choices: Choices; own: number },
): Filter[] {
  const narrowing = fields.flatMap((field): Filter | [] => {
    if (!field.filter) return []
    return field.kind === 'choice'
      ? choiceFilter(t, field.key, field.label, field.options)
      : {
          key: field.key,
          title: t(field.label),
          options: onceEach(choices[field.key] ?? [], own),
        }
  })
  const inLanguage = (key: string, title: TextKey) => languageFilter(t, languages, key, title)
  if (versions === false)
    return byLanguage ? [...narrowing, inLanguage('language', 'content.language')] : narrowing
  return [
    ...narrowing,
    inLanguage('language', byLanguage ? 'content.language' : 'content.only_in'),
    inLanguage('missing_in', 'content.missing_in'),
    inLanguage('outdated_in', 'content.outdated_in'),
  ]
}

export const languageFilter = (
  t: TFunction,
  languages: readonly NamedLanguage[],
  key = 'language',
  title: TextKey = 'content.language',
): Filter => ({
  key,
  title: t(title),
  options: languages.map(({ id, name }) => ({ value: String(id), label: name })),
})

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
