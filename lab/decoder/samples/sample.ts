import type { Area } from '@quartet/domain/areas.ts'
import type { Needed } from '@quartet/domain/decoding.ts'
import type { TopicKey } from '../../../packages/content/topics/topic.ts'

/**
 * A task in the style of real ones, written and decoded by a language model (README.md). The
 * samples in `unseen/` are used only by the test.
 */
export type Sample = {
  name: string
  area: Area
  topic: TopicKey
  /** 1 children, 2 teenagers, 3 adults. */
  ageGroup: 1 | 2 | 3
  text: string
  gold: Needed
  /** The reason for the gold degrees in one or two sentences. */
  reason: string
}
