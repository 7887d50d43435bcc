import type { Area } from '@quartet/domain/areas.ts'
import type { TopicKey } from './topic.ts'

/**
 * Words that speak for a topic, separated by blanks; `essay*` stands for all words that begin so.
 */
export type TopicWords = { readonly [A in Area]: Readonly<Record<TopicKey<A>, string>> }
