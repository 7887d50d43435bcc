import { useQuery } from '@tanstack/react-query'
import { ownName } from '../shell/preference-switches.tsx'
import { english, languagesQuery, useLanguage } from './language.ts'

/** Returns a function for the name of a language in that language; '' for an unknown id. */
export function useLanguageName(): (language_id: number) => string {
  const shown = useLanguage()
  const { data } = useQuery(languagesQuery())
  return (language_id) => {
    const language = [shown, english, ...(data?.languages ?? [])].find(
      ({ id }) => id === language_id,
    )
    return language ? ownName(language) : ''
  }
}
