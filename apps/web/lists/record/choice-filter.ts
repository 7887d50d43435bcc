import type { TextKey } from '@quartet/content/texts/text.ts'
import type { TFunction } from 'i18next'
import type { Filter } from '../table/column.ts'
import type { Option } from './field.ts'

/** A filter with the options of a choice. */
export const choiceFilter = (
  t: TFunction,
  key: string,
  label: TextKey,
  options: readonly Option[],
): Filter => ({
  key,
  title: t(label),
  options: options.map((option) => ({ value: option.value, label: t(option.label) })),
})
