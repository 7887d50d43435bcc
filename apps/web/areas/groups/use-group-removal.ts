import { client } from '../../data/client.ts'
import { useRemoval } from '../../lists/record/use-removal.ts'

type Ids = { body: { ids: number[] } }
const calls = {
  async removeMany({ body }: Ids) {
    for (const group_id of body.ids) await client.groups.remove({ params: { group_id } })
    return {}
  },
  async restore({ body }: Ids) {
    for (const group_id of body.ids)
      await client.groups.save({ params: { group_id }, body: { removed: 0 } })
  },
}

/** Deletes groups after a confirmation and restores them. */
export const useGroupRemoval = (onGone: () => void) =>
  useRemoval<{ id: number; name: string }>(calls, onGone)
