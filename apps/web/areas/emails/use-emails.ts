import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { limits } from '@quartet/contract/limits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api } from '../../data/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { idOf, textIn } from '../../shell/search-params.ts'

type Outputs = InferContractRouterOutputs<typeof contract>['emails']
export type EmailSummary = Outputs['list']['list'][number]
export type Email = Outputs['show']['email']
export type EmailLine = Email['texts'][number]

type Search = Record<string, unknown>
export type EmailFilter = { language: number; search: string; missing: boolean; changed: boolean }

const filterFrom = (address: Search, ownLanguage: number): EmailFilter => ({
  language: idOf(textIn(address, 'language')) ?? ownLanguage,
  search: (textIn(address, 'search_text') ?? '').slice(0, limits.search),
  missing: textIn(address, 'missing') === '1',
  changed: textIn(address, 'changed') === '1',
})

export const searchOf = ({ language, search, missing, changed }: EmailFilter): Search => ({
  language,
  ...(search && { search_text: search }),
  ...(missing && { missing: 1 }),
  ...(changed && { changed: 1 }),
})

/** The filters in the address, with the reader's own language unless it names one. */
export function useEmailFilter() {
  const { id } = useLanguage()
  const navigate = useNavigate()
  const address = useSearch({ strict: false })
  const filter = filterFrom(address, id)
  const change = (more: Partial<EmailFilter>, replace = false) => {
    const next = (before: Search) => searchOf({ ...filterFrom(before, id), ...more })
    void navigate({ to: '.', search: next as never, replace })
  }
  return { filter, change }
}

export function useEmails({ language, search, missing, changed }: EmailFilter) {
  return useQuery(
    api.emails.list.queryOptions({
      input: {
        query: {
          language,
          ...(search.trim() && { search_text: search.trim() }),
          ...(missing && { missing: '1' }),
          ...(changed && { changed: '1' }),
        },
      },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
}
