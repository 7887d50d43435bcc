import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveQueriesOffline } from '../../data/offline-queries.ts'
import { useLanguage } from '../../i18n/language.ts'
import { saveOfflinePage } from '../../shell/offline-page.ts'

/** Makes an open inventory survive a reload without a network. */
export function useOffline(userId: number) {
  const queries = useQueryClient()
  const { tag } = useLanguage()
  useEffect(() => saveQueriesOffline(queries, userId), [queries, userId])
  // another language has other files
  useEffect(() => void (tag && saveOfflinePage()), [tag])
}
