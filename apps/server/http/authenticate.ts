import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { withoutTenantScope } from '../db/tenant.ts'
import type { Caller } from '../security/caller.ts'
import { addressOf } from '../security/client-ip.ts'
import type { CallVariables } from './call.ts'

type FindCallerByToken = (token: string) => Promise<Caller | undefined>

/** Sets the client's address and the caller that the bearer token identifies. */
export const authenticate =
  (
    trustedProxies: number,
    findCallerByToken: FindCallerByToken,
  ): MiddlewareHandler<{ Variables: CallVariables }> =>
  async (c, next) => {
    c.set('address', addressOf(socketAddress(c), c.req.header('x-forwarded-for'), trustedProxies))
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
    const isBearer = scheme?.toLowerCase() === 'bearer' && token
    c.set('caller', isBearer ? await withoutTenantScope(() => findCallerByToken(token)) : undefined)
    return next()
  }

function socketAddress(c: HonoContext) {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined // no socket: app.request() in a test
  }
}
