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
        const body = { ticked, unticked }
        const { my_career_statements } = await client.career.tick({
          params: { user_id: person.id },
          body,
        })
        // a response requested earlier would lack these ticks
        await queries.cancelQueries({ queryKey })
        queries.setQueryData<Career>(
          queryKey,
          (now) => now && { ...now, my_statements: my_career_statements },
        )
      },
      renew: () => queries.invalidateQueries({ queryKey }),
    }
  })
}
