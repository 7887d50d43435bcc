import type { Area } from '@quartet/domain/areas.ts'
import type { Needed } from '@quartet/domain/decoding.ts'
import type { TopicKey } from '../../../packages/content/topics/topic.ts'

/** A task in the style of those that people get, written and decoded by a language model (README.md). Those in `unseen/` only the test sees. */
export type Sample = {
  name: string
  area: Area
  topic: TopicKey
  /** 1 children, 2 teenagers, 3 adults. */
  ageGroup: 1 | 2 | 3
  text: string
  gold: Needed
  /** Why, in a sentence or two. */
  reason: string
}
