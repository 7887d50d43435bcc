import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../data/client.ts'
import { useTicking } from '../../data/use-ticking.ts'

export type TeamStatements = InferContractRouterOutputs<
  typeof contract
>['teamBuilding']['statements']

/** Whether at least one statement is chosen under each question. */
export const hasBothKinds = (
  { questions, statements }: TeamStatements,
  chosen: readonly number[],
): boolean =>
  questions.every(({ id }) =>
    statements.some((one) => one.question_id === id && chosen.includes(one.id)),
  )

/** The statements that the caller has chosen, including unsent changes. */
export function useTeamTicks({ my_statements }: TeamStatements) {
  const queries = useQueryClient()
  return useTicking(my_statements, (me) => {
    const queryKey = api.teamBuilding.statements.queryKey()
    return {
      key: `team_ticks.${me}`,
      async save(ticked, unticked) {
        const { my_team_statements } = await client.teamBuilding.choose({
          params: { user_id: me ?? 0 },
          body: { ticked, unticked },
        })
        return my_team_statements
      },
      update(change) {
        // a response requested earlier would lack these ticks
        void queries.cancelQueries({ queryKey })
        queries.setQueryData<TeamStatements>(
          queryKey,
          (now) => now && { ...now, my_statements: change(now.my_statements) },
        )
      },
      renew: () => queries.invalidateQueries({ queryKey }),
    }
  })
}
