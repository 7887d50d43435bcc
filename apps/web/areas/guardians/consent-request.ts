import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { localDay, shownDate } from '../../i18n/dates.ts'

type Outputs = InferContractRouterOutputs<typeof contract>['guardians']
export type ConsentRequest = Outputs['show']
export type Child = Outputs['child']
export type ChildExport = Outputs['exports']['exports'][number]

/** A moment as the day on which it is here; a sentence must not break within it. */
export const dayOf = (moment: string | null) => (moment === null ? '' : shownDate(localDay(new Date(moment))).replaceAll(' ', '\u00a0'))
