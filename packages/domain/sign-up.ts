import type { Plan } from './plans.ts'

/** The forms with which people sign up, each at `/register-…`. */
export const signUpForms = ['basic', 'professional', 'family', 'coaching'] as const
export type SignUpForm = (typeof signUpForms)[number]

/** What each form sells: a coaching client pays like an individual. */
export const planOf = {
  basic: 'basic',
  professional: 'professional',
  family: 'family',
  coaching: 'basic',
} as const satisfies Record<SignUpForm, Plan>
