import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { type TextArea, textAreas } from '@quartet/domain/interface-texts.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { textIn } from '../../shell/search-params.ts'
import { showToast } from '../../shell/toast.tsx'

export type Line = InferContractRouterOutputs<
  typeof contract
>['localization']['list']['list'][number]
export type TextFilter = {
  search: string
  area: TextArea | ''
  missing: boolean
  changed: boolean
  page: number
}

const perPage = 20
type Search = Record<string, unknown>

/** The filters in the address; everything else is ignored. */
function filterFrom(address: Search): TextFilter {
  const page = textIn(address, 'page') ?? ''
  return {
    search: (textIn(address, 'search_text') ?? '').slice(0, 200),
    area: textAreas.find((area) => area === address.area) ?? '',
    missing: textIn(address, 'missing') === '1',
    changed: textIn(address, 'changed') === '1',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

const searchOf = ({ search, area, missing, changed, page }: TextFilter): Search => ({
  ...(search && { search_text: search }),
  ...(area && { area }),
  ...(missing && { missing: 1 }),
  ...(changed && { changed: 1 }),
  ...(page > 1 && { page }),
})

/** A page of the texts of a language, filtered by the address. */
export function useTexts(languageId: number) {
  const address = useSearch({ strict: false })
  const filter = filterFrom(address)
  const navigate = useNavigate()
  const { search, area, missing, changed, page } = filter
  const query = useQuery(
    api.localization.list.queryOptions({
      input: {
        query: {
          ...{ language: languageId, limit: perPage - 1, offset: (page - 1) * perPage },
          ...(search.trim() && { search_text: search.trim() }),
          ...(area && { area }),
          ...(missing && { missing: '1' }),
          ...(changed && { changed: '1' }),
        },
      },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
  const change = (more: Partial<TextFilter>, replace = false) => {
    const next = (before: Search) => searchOf({ ...filterFrom(before), page: 1, ...more })
    void navigate({ to: '.', search: next as never, replace })
  }
  return { filter, change, query, perPage }
}

/**
 * `onSaved`: `sent` was saved and `now` is the current text (the product’s own after a reset);
 * `onChanged`: somebody else changed the line to this one; `onWrong`: the text was rejected.
 */
type Heard = {
  onSaved: (sent: string | null, now: string | null) => void
  onChanged: (line: Line) => void
  onWrong: (error: unknown) => void
}

/**
 * Saves one text, with an undo in the toast. A text that somebody else changed meanwhile is not
 * overwritten.
 */
export function useSaveText(
  languageId: number,
  { key }: Line,
  { onSaved, onChanged, onWrong }: Heard,
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const save = useMutation({
    mutationFn: ({ value, before }: { value: string | null; before: string | null }) =>
      client.localization.save({
        params: { language_id: languageId },
        body: { texts: { [key]: value }, before: { [key]: before } },
      }),
    meta: { quiet: true },
    onSuccess: async ({ list }, { value, before }) => {
      const now = list[0]?.value ?? null
      void showToast('success', t('content.saved'), {
        label: t('table.undo'),
        go: () => save.mutate({ value: before, before: now }),
      })
      await refreshAll()
      onSaved(value, now)
    },
    onError: async (error) => {
      const { name, fields } = asFailure(error)
      if (fields.length > 0) return onWrong(error)
      showFailure(error)
      if (name !== ('row_changed' satisfies ErrorName)) return
      const { list } = await client.localization.list({
        query: { language: languageId, search_text: key, limit: 998 },
      })
      const now = list.find((line) => line.key === key)
      if (now) onChanged(now)
      await refreshAll()
    },
  })
  return save
}
