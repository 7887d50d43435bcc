import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { cardParts, plpParts, pwpParts } from '@quartet/contract/areas/documents.ts'

type Inputs = InferContractRouterInputs<typeof contract>['sharing']
type Requested = Inputs['createLink']['body']['document']
/** A document that can be shared, without the choice of its parts. */
export type SharedDocument = Requested extends infer One
  ? One extends { kind: 'tasks' }
    ? never
    : Omit<One, 'parts' | 'audience'>
  : never

export type Part =
  | (typeof plpParts)[number]
  | (typeof cardParts)[number]
  | (typeof pwpParts)[number]
/** The parts of each document, in the order in which they can be chosen. */
export const partsOf = {
  plp: ['scores', 'definition', 'statements', 'own_statements'],
  pwp: ['scores', 'statements'],
  card: ['scores', 'text', 'notes'],
} as const satisfies Record<SharedDocument['kind'], readonly Part[]>

/** The document with these parts, as others see it. */
export const requestOf = (document: SharedDocument, parts: readonly Part[]) =>
  ({ ...document, parts, audience: 'others' }) as Exclude<Requested, { kind: 'tasks' }>
