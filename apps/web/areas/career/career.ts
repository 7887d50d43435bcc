import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
export type Career = Outputs['career']['statements']
export type CareerStatement = Career['statements'][number]
export type Person = Outputs['profile']['show']['user']

/** Leaves out the id for the caller's statements, so that all screens share one cached query. */
export const inputOf = (userId: number | undefined) => ({
  body: userId === undefined ? {} : { user_id: userId },
})

/** The statements of a person and the person's own result; the caller's without an id. */
export function useCareer(userId?: number) {
  const own = useSession()?.user_id ?? 0
  const career = useQuery(
    api.career.statements.queryOptions({ input: inputOf(userId), meta: { quiet: true } }),
  )
  const person = useQuery(
    api.profile.show.queryOptions({
      input: { params: { user_id: userId ?? own } },
      meta: { quiet: true },
    }),
  )
  const failed = [career, person].find(({ error, data }) => error && !data)
  return {
    failed,
    whole: career.data && person.data && { career: career.data, person: person.data.user },
  }
}

export const hasResult = ({ user_pattern_classification: degrees }: Person) =>
  Object.values(degrees).every((band) => band !== null)
