import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'

type Outputs = InferContractRouterOutputs<typeof contract>
export type OwnData = Outputs['privacy']['own']
export type Export = Outputs['exports']['list']['exports'][number]
