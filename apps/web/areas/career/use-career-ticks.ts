import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../data/client.ts'
import { useTicking } from '../../data/use-ticking.ts'
import { type Career, inputOf } from './career.ts'

/** The ticked statements of the caller's Personal Work Profile, including unsent changes. */
export function useCareerTicks({ my_statements, person }: Career) {
  const queries = useQueryClient()
  return useTicking(my_statements, (me) => {
    const queryKey = api.career.statements.queryKey({ input: inputOf(undefined) })
    return {
      key: `career_ticks.${me}.${person.id}`,
      async save(ticked, unticked) {
        const params = { user_id: person.id }
        const { my_career_statements } = await client.career.tick({
          params,
          body: { ticked, unticked },
        })
        return my_career_statements
      },
      update(change) {
        // a response requested earlier would lack these ticks
        void queries.cancelQueries({ queryKey })
        queries.setQueryData<Career>(
          queryKey,
          (now) => now && { ...now, my_statements: change(now.my_statements) },
        )
      },
      renew: () => queries.invalidateQueries({ queryKey }),
    }
  })
}
