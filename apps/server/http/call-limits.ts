import type { MiddlewareHandler } from 'hono'
import { limitsOfCall } from '../security/rate-limits.ts'
import type { Services } from '../services.ts'
import type { CallVariables } from './call.ts'
import { sendError } from './error-response.ts'
import type { Served } from './openapi.ts'

/** Takes a point from each rate limit that the route names. A server error gives them back. */
export const limitCalls =
  (services: Services, { meta }: Served): MiddlewareHandler<{ Variables: CallVariables }> =>
  async (c, next) => {
    const limits = limitsOfCall(services.limits)
    c.set('limits', limits)
    for (const name of meta.limits) {
      const seconds = await limits.take(name, String(c.var.caller?.id))
      if (seconds === 0) continue
      services.events.record('rate_limited', c.var.address, { id: c.var.caller?.id })
      return sendError(c, 'too_many', seconds)
    }
    return next()
  }
