import { isPlpFinished, type Step } from '@quartet/domain/plp.ts'
import { type Person, scoresOf } from './person.ts'

/**
 * What is known of the six steps of a person, and the one place where it is gathered. A step whose room is not built is left out: tasks, strategy
 * cards and teams, and sharing for children.
 */
export const factsOf = (person: Person, selected: readonly number[], shared?: boolean): Partial<Record<Step, boolean>> => ({
  inventory: scoresOf(person) !== null,
  profile: isPlpFinished(person.attributes, selected),
  ...(shared === undefined ? {} : { share: shared }),
})
