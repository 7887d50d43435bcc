import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The last filters and page of each list, until the window is reloaded. */
const searches = new Map<string, object>()

/** Remembers the filters of the current page. */
export function useRememberedSearch() {
  const { pathname, search } = useLocation()
  useEffect(() => void searches.set(pathname, search), [pathname, search])
}

/** The filters with which a list was last seen, for links back to it. */
export const useListSearch = (pathname: string): object => searches.get(pathname) ?? {}
