import type { Registration } from '@quartet/contract/areas/registration-forms.ts'
import type { Plan } from '@quartet/domain/plans.ts'
import type { Settings } from '@quartet/domain/settings.ts'
import { planOf, type SignUpForm } from '@quartet/domain/sign-up.ts'

/** The setting that opens each form (method D37). */
export const settingOf = {
  basic: 'individual_signup',
  professional: 'professional_signup',
  family: 'family_signup',
  coaching: 'coaching_signup',
} as const satisfies Record<SignUpForm, keyof Settings>

/** The form of somebody who pays; undefined for people with the code of an institution or family. */
export function formOf(person: Registration): SignUpForm | undefined {
  if (person.type === 'institution' || 'family_code' in person) return undefined
  return person.type === 'coaching' ? 'coaching' : person.plan
}

/** Which forms take people with a card; a plan without a price is not offered. */
export function openForms(
  settings: Settings,
  { takesCards, plans }: { takesCards: boolean; plans: readonly { plan: Plan }[] },
): Record<SignUpForm, boolean> {
  const isOpen = (form: SignUpForm) =>
    takesCards && settings[settingOf[form]] && plans.some(({ plan }) => plan === planOf[form])
  return {
    basic: isOpen('basic'),
    professional: isOpen('professional'),
    family: isOpen('family'),
    coaching: isOpen('coaching'),
  }
}
