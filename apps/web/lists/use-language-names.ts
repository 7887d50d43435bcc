import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type Language, languagesQuery, useLanguage } from '../i18n/language.ts'

export type NamedLanguage = Language & { name: string }

/** All languages, named in the reader's language. */
export function useLanguageNames() {
  const { tag } = useLanguage()
  const { data } = useQuery(languagesQuery())
  const all = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' })
    return (data?.languages ?? []).map(
      (row): NamedLanguage => ({ ...row, name: names.of(row.tag) ?? row.title }),
    )
  }, [data, tag])
  const find = useCallback((id: number | undefined) => all.find((row) => row.id === id), [all])
  return useMemo(() => ({ all, find }), [all, find])
}
