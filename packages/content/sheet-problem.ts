import { en } from './texts/en.ts'
import type { TextKey } from './texts/text.ts'

type Problem = { reason: string; allowed?: readonly string[]; of?: number }
type Translate = (key: TextKey, values: Record<string, string>) => string

/**
 * Why a cell of a spreadsheet is wrong and what it may contain. `reason` is a field code or an error
 * name.
 */
export function describeProblem(
  { reason, allowed, of }: Problem,
  t: Translate,
  formatNumber: (value: number) => string,
): string {
  const sentences = [t(keyOf(reason), {})]
  if (allowed && allowed.length > 0)
    sentences.push(t('content.sheets_allowed', { values: listed(allowed, of) }))
  else if (of !== undefined && reason === 'too_long')
    sentences.push(t('content.sheets_at_most', { limit: formatNumber(of) }))
  else if (of !== undefined && reason === 'taken')
    sentences.push(t('content.sheets_taken_by', { id: String(of) }))
  else if (of !== undefined && reason === 'row_repeated')
    sentences.push(t('content.sheets_repeats', { row: formatNumber(of) }))
  return sentences.join(' ')
}

function keyOf(reason: string): TextKey {
  const keys = [`field.${reason}`, `error.${reason}`]
  return (keys.find((key) => key in en) ?? 'error.invalid') as TextKey
}

const listed = (allowed: readonly string[], of = 0) =>
  [...allowed, ...(of > allowed.length ? ['…'] : [])].join(', ')
