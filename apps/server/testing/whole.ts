import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm test -- faults` and `npm test -- fuzz`; the short form of both runs with the API tests. */
    whole: boolean
  }
}

export const whole = () => inject('whole')
