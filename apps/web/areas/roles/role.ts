import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { Permission } from '@quartet/domain/permissions.ts'
import { choiceOf, choicesFor } from './grant-choice.ts'

export type Role = InferContractRouterOutputs<typeof contract>['roles']['list']['roles'][number]
type Draft = InferContractRouterInputs<typeof contract>['roles']['add']['body']

/** The name of a role, and the choice of each permission. */
export type RoleValues = { name: string; choices: Partial<Record<Permission, string>> }

export const emptyRole: RoleValues = { name: '', choices: {} }

export const valuesOf = ({ name, grants }: Role): RoleValues => ({
  name,
  choices: Object.fromEntries(
    grants.map(({ permission, scope, read_only: readOnly, from_age }) => [
      permission,
      choiceOf({ scope, readOnly, fromAge: from_age as 13 | 16 | null }),
    ]),
  ),
})

export const draftOf = ({ name, choices }: RoleValues): Draft => ({
  name: name.trim(),
  grants: (Object.entries(choices) as [Permission, string][]).flatMap(([permission, choice]) =>
    choicesFor(permission)
      .filter((grant) => choiceOf(grant) === choice)
      .map(({ scope, readOnly, fromAge }) => ({
        ...{ permission, scope, read_only: readOnly, from_age: fromAge },
      })),
  ),
})
