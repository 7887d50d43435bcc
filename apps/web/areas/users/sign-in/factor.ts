import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'

type Outputs = InferContractRouterOutputs<typeof contract>
export type Factor = Outputs['secondFactor']['state']
export type Identity = Outputs['identities']['list']['identities'][number]
