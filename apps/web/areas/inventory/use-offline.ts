import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepShown } from '../../data/kept-queries.ts'
import { useLanguage } from '../../i18n/language.ts'
import { keepPage } from '../../shell/keep-page.ts'

/** Makes an open inventory survive a reload without a network. */
export function useOffline(userId: number) {
  const queries = useQueryClient()
  const { tag } = useLanguage()
  useEffect(() => keepShown(queries, userId), [queries, userId])
  // another language has other files
  useEffect(() => void (tag && keepPage()), [tag])
}
