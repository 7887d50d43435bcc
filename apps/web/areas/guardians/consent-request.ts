import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { writtenMoment } from '../../i18n/dates.ts'

type Outputs = InferContractRouterOutputs<typeof contract>['guardians']
export type ConsentRequest = Outputs['show']
export type Child = Outputs['child']

/** The local day of a timestamp, with no-break spaces so that it stays on one line; '' for null. */
export const dayOf = (moment: string | null) => (moment === null ? '' : writtenMoment(moment))
