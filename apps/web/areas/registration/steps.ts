import { paysNothing } from './payer.ts'
import {
  type Agreement,
  asksGuardian,
  errorsOf,
  isBlocked,
  type Site,
  type Step,
} from './register-values.ts'
import type { Values } from './values.ts'

const names = { 1: undefined, 2: 'payment', 3: 'password' } as const
/** The step in the address; the first one has none. */
export type StepName = Exclude<(typeof names)[Step], undefined>

export const nameOf = (step: Step): StepName | undefined => names[step]
export const stepNamed = (name: StepName | undefined): Step => {
  if (name === 'payment') return 2
  return name === 'password' ? 3 : 1
}
export const stepNameIn = (name: unknown): StepName | undefined =>
  name === 'payment' || name === 'password' ? name : undefined

/** Members of an institution or a family pay nothing. */
export const stepBefore = (step: Step, values: Values): Step =>
  step === 3 && !paysNothing(values) ? 2 : 1
export const stepAfter = (step: Step, values: Values): Step =>
  step === 1 && !paysNothing(values) ? 2 : 3

type State = { values: Values; agreement: Agreement; site: Site; today: Date; codeError: boolean }

/**
 * The step to show for an address: the one that it names, or an earlier incomplete one.
 */
export function stepFor(
  requested: Step,
  { values, agreement, site, today, codeError }: State,
): Step {
  const isIncomplete = (step: Step) =>
    Object.keys(errorsOf(step, values, agreement, { ...site, today })).length > 0
  const cannotConsent = isBlocked(agreement) && agreement !== 'checking'
  const stays = codeError || asksGuardian(values, agreement) || cannotConsent
  if (requested === 1 || stays || isIncomplete(1)) return 1
  if (requested === 2) return paysNothing(values) ? 3 : 2
  return isIncomplete(2) ? 2 : 3
}
