import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../data/client.ts'
import { useTicking } from '../../../data/use-ticking.ts'
import type { Person } from '../read/person.ts'

/** The ticked statements of a profile, including unsent changes. */
export function useTicks({ id: user_id, selected_attributes }: Person) {
  const queries = useQueryClient()
  return useTicking(selected_attributes, (me) => {
    const queryKey = api.profile.show.queryKey({ input: { params: { user_id } } })
    return {
      key: `ticks.${me}.${user_id}`,
      async save(ticked, unticked) {
        const params = { user_id }
        const { selected_attributes } = await client.attributes.tick({
          params,
          body: { ticked, unticked },
        })
        return selected_attributes
      },
      update(change) {
        // a response requested earlier would lack these ticks
        void queries.cancelQueries({ queryKey })
        queries.setQueryData<{ user: Person }>(
          queryKey,
          (now) =>
            now && {
              user: { ...now.user, selected_attributes: change(now.user.selected_attributes) },
            },
        )
      },
      renew: () => queries.invalidateQueries({ queryKey }),
    }
  })
}
