import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Rows are shown in many places: after a change, all queries are fetched again. */
export function useRefreshAll() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries(), [queries])
}
