import { client } from '../../data/client.ts'
import { useRemoval } from '../../lists/record/use-removal.ts'

type Ids = { body: { ids: number[] } }
const calls = {
  async removeMany({ body }: Ids) {
    for (const category_id of body.ids)
      await client.userCategories.remove({ params: { category_id } })
    return {}
  },
  async restore({ body }: Ids) {
    for (const category_id of body.ids)
      await client.userCategories.edit({ params: { category_id }, body: { removed: 0 } })
  },
}

/** Deletes categories after a confirmation and restores them. */
export const useCategoryRemoval = (onGone: () => void) =>
  useRemoval<{ id: number; name: string }>(calls, onGone)
