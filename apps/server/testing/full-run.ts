import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm test -- fuzz|matrix`; a short form of each runs with the API tests. */
    whole: boolean
  }
}

export const whole = () => inject('whole')
