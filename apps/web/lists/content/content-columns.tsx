import type { TFunction } from 'i18next'
import { shownMoment } from '../../i18n/dates.ts'
import { choiceFilter } from '../record/choice-filter.ts'
import type { Choice } from '../record/field.ts'
import { fieldValue } from '../record/field-value.tsx'
import type { Column, Filter, Row } from '../table/column.ts'
import type { NamedLanguage } from '../use-language-names.ts'
import {
  addressOf,
  type Choices,
  type Content,
  type ContentField,
  type ContentRow,
  sortOf,
} from './content.ts'

type FindLanguage = (id: number | undefined) => NamedLanguage | undefined

/** A column for each field, then the language and the time of the last change. */
export function columnsOf<R extends ContentRow>(
  t: TFunction,
  content: Content<R>,
  find: FindLanguage,
): Column<R>[] {
  const { fields, versions } = content
  const [first] = fields
  const columns = fields
    .filter(({ column }) => column !== 'none')
    .map((field): Column<R> => {
      const sort = sortOf(field)
      return {
        key: field.key,
        title: t(field.label),
        ...(sort && { sort }),
        cell: (row) => {
          const shown = cellOf(t, field, row, find)
          const address = field === first && row.removed === 0 && addressOf(content, row)
          return address ? <a href={address}>{shown}</a> : shown
        },
        ...(field.column === 'hidden' && { hiddenAtFirst: true }),
      }
    })
  const language: Column<R> = {
    key: 'language',
    title: t('content.language'),
    sort: 'language_id',
    cell: (row) => find(row.language_id)?.name,
  }
  return [...columns, ...(versions === false ? [] : [language]), editedColumn(t)]
}

export const editedColumn = <R extends Row & { edited_at?: string | null }>(
  t: TFunction,
): Column<R> => ({
  key: 'edited_at',
  title: t('content.edited'),
  sort: 'edited_at',
  cell: ({ edited_at }) => edited_at && <bdi dir="ltr">{shownMoment(edited_at)}</bdi>,
  hiddenAtFirst: true,
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
  { fields, versions }: Content<R>,
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
  return versions === false ? narrowing : [...narrowing, languageFilter(t, languages)]
}

export const languageFilter = (t: TFunction, languages: readonly NamedLanguage[]): Filter => ({
  key: 'language',
  title: t('content.language'),
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
