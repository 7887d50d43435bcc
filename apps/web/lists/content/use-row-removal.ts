import { useMemo } from 'react'
import { useRemoval } from '../record/use-removal.ts'
import { useRemovalNote } from '../record/use-removal-note.ts'
import type { Content, ContentRow } from './content.ts'

type Ids = { body: { ids: number[] } }

/**
 * Deletes rows of a content list, or only the given versions of them. Of several rows, those that
 * something depends on stay.
 */
export function useRowRemoval<Row extends ContentRow>(
  { name, calls }: Content<Row>,
  all_versions: boolean,
  onGone: () => void,
) {
  const moved = useMemo(
    () => ({
      removeMany: ({ body: { ids } }: Ids) =>
        calls.removeMany({ body: { ids, all_versions, skip_used: ids.length > 1 } }),
      restore: ({ body: { ids } }: Ids) => calls.restore({ body: { ids } }),
    }),
    [calls, all_versions],
  )
  const removal = useRemoval<Row>(moved, onGone)
  return { removal, ...useRemovalNote(name, calls, removal.deleting) }
}
