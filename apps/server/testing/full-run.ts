import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm test -- matrix` and `-- deep`; a short form runs with the API tests. */
    whole: boolean
  }
}

export const whole = () => inject('whole')
