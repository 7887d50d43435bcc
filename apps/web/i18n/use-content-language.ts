import { useQuery } from '@tanstack/react-query'
import { english, languagesQuery, useLanguage } from './language.ts'

/**
 * Attributes for the element around content, so that an English fallback is read aloud and laid out
 * as English.
 */
export type ContentLanguage = { lang?: string; dir?: 'ltr' | 'rtl' }

/** Returns a function for the attributes of a `language_id` on the wire; {} for an unknown id. */
export function useContentLanguage(): (language_id: number) => ContentLanguage {
  const shown = useLanguage()
  const { data } = useQuery(languagesQuery())
  return (language_id) => {
    const language = [shown, english, ...(data?.languages ?? [])].find(
      ({ id }) => id === language_id,
    )
    return language ? { lang: language.tag, dir: language.rtl === 1 ? 'rtl' : 'ltr' } : {}
  }
}
