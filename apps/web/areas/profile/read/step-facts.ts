import { scoresOf } from '@quartet/domain/patterns.ts'
import { isPlpFinished, type Step } from '@quartet/domain/plp.ts'
import type { Person } from './person.ts'

type OfTasks = Pick<Record<Step, boolean>, 'decoded_task' | 'strategy_card'>

/**
 * Which of the steps a person has done; collected only here. Steps that are not available are left
 * out: teams, and sharing for children.
 */
export const factsOf = (
  person: Person,
  selected: readonly number[],
  shared: boolean | undefined,
  ofTasks: OfTasks | undefined,
): Partial<Record<Step, boolean>> => ({
  inventory: scoresOf(person) !== null,
  profile: isPlpFinished(person.attributes, selected),
  ...ofTasks,
  ...(shared === undefined ? {} : { share: shared }),
})
