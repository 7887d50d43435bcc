import type { Use } from '@quartet/contract/resource.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { counted } from '../../i18n/numbers.ts'

/** For at most this many rows the uses are requested before they are deleted. */
const maxQueried = 25

type Calls = { show: (input: { params: { id: number } }) => Promise<{ uses: readonly Use[] }> }

/** What depends on rows that are about to be deleted, and whether that rules it out. */
export function useRemovalNote(name: string, calls: Calls, rows: readonly { id: number }[]) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['row', name, 'uses', rows.map((row) => row.id)],
    queryFn: () =>
      Promise.all(
        rows
          .slice(0, maxQueried)
          .map(async ({ id }) => (await calls.show({ params: { id } })).uses),
      ),
    enabled: rows.length > 0,
    staleTime: 0,
    meta: { quiet: true },
  })
  const all = query.data ?? []
  const blocked = all.filter((uses) => uses.some(({ blocks }) => blocks)).length
  const [uses = []] = all
  const isOne = rows.length === 1
  const sentences = [
    query.isLoading && t('content.uses_looking'),
    isOne && uses.length > 0 && `${t('content.used_in', { uses: usesText(t, uses) })}.`,
    isOne && blocked > 0 && t('content.delete_first'),
    !isOne && blocked > 0 && t('content.some_used', counted(blocked)),
  ]
  return {
    note: sentences.filter(Boolean).join(' '),
    isBlocked: blocked > 0 && blocked === rows.length,
  }
}

/** How many things of each kind depend on a row: 3 tasks, 1 template. */
export const usesText = (t: TFunction, uses: readonly Use[]) =>
  uses.map(({ kind, count }) => t(`content.use_${kind}`, counted(count))).join(', ')
