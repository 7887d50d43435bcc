import type { HistoryEntry } from '@quartet/contract/resource.ts'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import type { TFunction } from 'i18next'
import { valuesOf } from '../record/draft.ts'
import type { ContentField } from './content.ts'

type Change = { key: string; label: string; before: string; after: string }
type Values = Record<string, unknown>

/** The fields that an entry of the history changed, with their readable values. */
export function changesIn<Row>(
  t: TFunction,
  fields: readonly ContentField<Row>[],
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
): Change[] {
  return fields.flatMap((field) => {
    const [old, fresh] = [before, after].map((values) => readable(t, field, values))
    return old === fresh
      ? []
      : [{ key: field.key, label: t(field.label), before: old ?? '', after: fresh ?? '' }]
  })
}

function readable<Row>(t: TFunction, field: ContentField<Row>, values: Values | null): string {
  if (values === null) return ''
  if (field.kind === 'row') return String(values[field.title] ?? '')
  const text = valuesOf([field], values as Partial<Row>)[field.key] ?? ''
  if (field.kind === 'flag') return t(text === '1' ? 'content.yes' : 'content.no')
  if (field.kind === 'slot') return spokenBlocks(text).join('\n') || text
  const option = field.kind === 'choice' && field.options.find(({ value }) => value === text)
  return option ? t(option.label) : text
}
