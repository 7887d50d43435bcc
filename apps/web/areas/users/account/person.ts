import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'

type Outputs = InferContractRouterOutputs<typeof contract>
export type Person = Outputs['profile']['show']['user']
export type Device = Outputs['account']['devices']['devices'][number]
