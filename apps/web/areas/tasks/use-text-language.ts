import { languageOf } from '@quartet/domain/text-language.ts'
import { useQuery } from '@tanstack/react-query'
import { languagesQuery } from '../../i18n/language.ts'

/** The id of the published language in which a text is written; null when that is unknown. */
export function useTextLanguage(text: string): number | null {
  const { data } = useQuery(languagesQuery())
  const tag = languageOf(text)
  const language = data?.languages.find((one) => one.published && one.tag.split('-')[0] === tag)
  return language?.id ?? null
}
