import type { Context as HonoContext } from 'hono'
import type { Caller } from '../security/caller.ts'
import type { Limits } from '../security/rate-limits.ts'

/** The limits of one call: what it took can be given back together. */
export type CallLimits = Limits & { giveAllBack: () => Promise<void> }

/** What the middlewares of one call pass on. `request` replaces the raw request once its body was read. */
export type CallVariables = {
  caller: Caller | undefined
  personId: number | undefined
  address: string
  limits: CallLimits
  request: Request | undefined
}
export type Call = HonoContext<{ Variables: CallVariables }>

/** `/users/{user_id}` as Hono writes it: `/users/:user_id`. */
export const toRoutePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
