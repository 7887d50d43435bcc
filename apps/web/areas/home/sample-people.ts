import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Scores } from '@quartet/domain/patterns.ts'
import type { DrawnPicture } from '@quartet/domain/pictures.ts'

type Sample = {
  name: TextKey
  age: number
  picture: DrawnPicture
  scores: Scores
  /** What the leading patterns look like, and an example with a task. */
  first: TextKey
  task: TextKey
}

/** Two invented people. */
export const samples = {
  adult: {
    name: 'home.adult_name',
    age: 34,
    picture: 'drawn-8',
    scores: { sequence: 28, precision: 21, technical_reasoning: 14, confluence: 26 },
    first: 'home.adult_first',
    task: 'home.adult_task',
  },
  child: {
    name: 'home.child_name',
    age: 10,
    picture: 'drawn-3',
    scores: { sequence: 15, precision: 20, technical_reasoning: 30, confluence: 23 },
    first: 'home.child_first',
    task: 'home.child_task',
  },
} as const satisfies Record<string, Sample>
export type SampleKey = keyof typeof samples
