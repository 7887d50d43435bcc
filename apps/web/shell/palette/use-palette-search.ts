import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useMe } from '../../data/use-me.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { useLanguage } from '../../i18n/language.ts'
import { searchSources } from './search-sources.ts'

const pauseMs = 250
/** Rows of each kind, inclusive as on the wire. */
const limit = 4
const shortest = 2

/** People, institutions, tasks and content that contain the text, by kind. */
export function usePaletteSearch(text: string) {
  const permissions = usePermissions()
  const shown_in = useLanguage().id
  const caller = useMe()?.id
  const [searched] = useDebouncedValue(text.trim(), pauseMs)
  // rows of an earlier text would be opened by mistake
  const isLong = searched.length >= shortest && searched === text.trim()
  const isWaiting = text.trim().length >= shortest && !isLong
  const sources =
    caller === undefined ? [] : searchSources.filter(({ needs }) => permissions?.has(needs))
  const queries = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.list, searched, shown_in],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        source.search({ search_text: searched, limit, shown_in, caller: caller ?? 0 }, { signal }),
      enabled: isLong,
      staleTime: 10_000,
      meta: { quiet: true },
    })),
  })
  return {
    kinds: isLong
      ? sources.map((source, at) => ({ ...source, found: queries[at]?.data ?? [] }))
      : [],
    isSearching: isWaiting || (isLong && queries.some(({ isFetching }) => isFetching)),
    failed: isLong ? queries.filter(({ isError }) => isError) : [],
  }
}
