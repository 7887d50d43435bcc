import { useQuery } from '@tanstack/react-query'
import { english, languagesQuery, useLanguage } from './language.ts'

/** For the element around something that people read: English in the place of a missing version is read aloud and laid out as English. */
export type ContentLanguage = { lang?: string; dir?: 'ltr' | 'rtl' }

/** By the `language_id` that the wire tells with each piece of content. */
export function useContentLanguage(): (language_id: number) => ContentLanguage {
  const shown = useLanguage()
  const { data } = useQuery(languagesQuery())
  return (language_id) => {
    const language = [shown, english, ...(data?.languages ?? [])].find(({ id }) => id === language_id)
    return language ? { lang: language.tag, dir: language.rtl === 1 ? 'rtl' : 'ltr' } : {}
  }
}
