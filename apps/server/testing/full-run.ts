import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm test -- matrix`; a short form runs with the API tests. */
    whole: boolean
  }
}

export const whole = () => inject('whole')
