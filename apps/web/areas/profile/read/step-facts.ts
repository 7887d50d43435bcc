import { isPlpFinished, type Step } from '@quartet/domain/plp.ts'
import { type Person, scoresOf } from './person.ts'

type OfTasks = Pick<Record<Step, boolean>, 'decoded_task' | 'strategy_card'>

/**
 * What is known of the six steps of a person, and the one place where it is gathered. A step whose room is not built is left out: teams, and
 * sharing for children.
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
