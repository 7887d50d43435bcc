import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { counted, shownNumber } from '../../i18n/numbers.ts'

/** For at most this many rows the number of uses is requested before they are deleted. */
const maxQueried = 25

/** Says what deleting rows means for people: where they are used, and that versions remain. */
export function useRemovalNote(
  name: string,
  calls: { show: (input: { params: { id: number } }) => Promise<{ used_by: number }> },
  rows: readonly { id: number }[],
  hasVersions = true,
) {
  const { t } = useTranslation()
  const uses = useQuery({
    queryKey: ['row', name, 'uses', rows.map((row) => row.id)],
    queryFn: async () => {
      const looked = rows.slice(0, maxQueried)
      const counts = await Promise.all(
        looked.map(async (row) => (await calls.show({ params: { id: row.id } })).used_by),
      )
      return {
        looked: looked.length,
        used: counts.filter((count) => count > 0).length,
        times: counts.reduce((all, count) => all + count, 0),
      }
    },
    enabled: rows.length > 0,
    staleTime: 0,
    meta: { quiet: true },
  })
  const sentences = [
    hasVersions && rows.length === 1 && t('content.sure_version'),
    uses.isLoading && t('content.uses_looking'),
    uses.data && rows.length === 1 && usesText(t, uses.data.times),
    uses.data &&
      rows.length > 1 &&
      t('content.uses_of', { used: shownNumber(uses.data.used), ...counted(uses.data.looked) }),
  ]
  return sentences.filter(Boolean).join(' ')
}

export const usesText = (t: TFunction, count: number) =>
  count === 0 ? t('content.uses_none') : t('content.uses', counted(count))
