import { textLanguageIn } from '@quartet/domain/text-language.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { languagesQuery } from '../../i18n/language.ts'

/** The id of the published language in which a text is written; null when that is unknown. */
export function useTextLanguage(text: string): number | null {
  const { data } = useQuery(languagesQuery())
  return useMemo(() => textLanguageIn(text, data?.languages ?? []), [text, data])
}
