import { languageOf } from '@quartet/domain/text-language.ts'
import type { Language } from './language.ts'

/** The id of the published language in which a text is written; null when that is unknown. */
export function textLanguageIn(text: string, languages: readonly Language[]): number | null {
  const tag = languageOf(text)
  const language = languages.find((one) => one.published && one.tag.split('-')[0] === tag)
  return language?.id ?? null
}
