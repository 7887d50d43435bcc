import type { InferContractRouterOutputs } from '@orpc/contract'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { contract } from '@quartet/contract'
import type { ErasureReason } from '@quartet/domain/own-data.ts'

/**
 * A row of the list; the last two fields are only sent when a person is added, and never returned.
 */
export type Person = InferContractRouterOutputs<
  typeof contract
>['people']['list']['list'][number] & {
  turns_18_in?: number
  country?: string
}

export const reasonTexts = {
  left: 'people.erase_reason_left',
  asked: 'people.erase_reason_asked',
  mistake: 'people.erase_reason_mistake',
  other: 'people.erase_reason_else',
} as const satisfies Record<ErasureReason, TextKey>
