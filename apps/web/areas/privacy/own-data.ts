import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'

export type OwnData = InferContractRouterOutputs<typeof contract>['privacy']['own']
