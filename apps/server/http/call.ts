import type { Context as HonoContext } from 'hono'
import type { Caller } from '../security/caller.ts'
import type { Limits } from '../security/rate-limits.ts'

/** The rate limits of one call. All points it took can be given back at once. */
export type CallLimits = Limits & { giveAllBack: () => Promise<void> }

/**
 * What the middlewares of one call pass on. `request` replaces the raw request once its body has
 * been read.
 */
export type CallVariables = {
  caller: Caller | undefined
  personId: number | undefined
  address: string
  limits: CallLimits
  request: Request | undefined
}
export type Call = HonoContext<{ Variables: CallVariables }>

/** Converts `/users/{user_id}` to Hono's `/users/:user_id`. */
export const toRoutePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
