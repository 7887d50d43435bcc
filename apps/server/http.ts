import { getConnInfo } from '@hono/node-server/conninfo'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type ErrorName, errors } from '@quartet/contract/errors.ts'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { touchSession } from './areas/auth/commands.ts'
import { auth } from './areas/auth/handlers.ts'
import { findCaller } from './areas/auth/queries.ts'
import { inventory } from './areas/inventory/handlers.ts'
import { languages } from './areas/languages/handlers.ts'
import { localization } from './areas/localization/handlers.ts'
import { profile } from './areas/profile/handlers.ts'
import { registration } from './areas/registration/handlers.ts'
import { roles } from './areas/roles/handlers.ts'
import { findPersonWithin } from './areas/users/queries.ts'
import { addressOf } from './base/address.ts'
import { asRefusal, bodyOf, encodeError } from './base/answers.ts'
import { type Caller, holds } from './base/caller.ts'
import { type Context, type Ground, os } from './base/context.ts'
import { limitsOfCall } from './base/limits.ts'
import { calls, openApi, type Served } from './base/openapi.ts'
import { contentPolicy } from './base/page.ts'
import { digestOf } from './base/tokens.ts'

type Variables = { caller: Caller | undefined; personId: number | undefined }
type Call = HonoContext<{ Variables: Variables }>

export type Options = {
  trustedProxies: number
  /** How a person named in a path is found: always through the caller's scope. */
  findPerson: typeof findPersonWithin
  /** Told after each call, with its route as the contract writes it. */
  onAnswer: (method: string, route: string, status: number, seconds: number) => void
}

const router = os.router({ auth, registration, profile, inventory, roles, languages, localization })

/** The calls of the contract under /api, each behind its access; everything else belongs to whoever mounts this. */
export function makeApp(ground: Ground, { trustedProxies = 0, findPerson = findPersonWithin, onAnswer = () => {} }: Partial<Options> = {}) {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: encodeError,
    interceptors: [
      async (options) => {
        try {
          return await options.next()
        } catch (error) {
          const refused = asRefusal(error, ground.log)
          const { retry_after } = ((refused as { data?: unknown }).data ?? {}) as { retry_after?: number }
          if (retry_after !== undefined) options.context.retryAfter(retry_after)
          throw refused
        }
      },
    ],
  })
  const app = new Hono<{ Variables: Variables }>()
  app.use(securityHeaders)
  app.use('/api/*', compress())
  app.get('/healthz', (c) => c.json({ ok: true }))
  let document: Promise<unknown> | undefined
  app.get('/openapi.json', async (c) => {
    document ??= openApi()
    return c.json((await document) as object)
  })

  for (const call of calls())
    app.on(
      call.method,
      `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      timed(call, onAnswer),
      admits(ground, call, findPerson),
      acceptsJson,
      bodyLimit({ maxSize: call.meta.bodyLimit, onError: (c) => refuse(c, 'too_large') }),
      async (c) => {
        let retryAfter: number | undefined
        const limits = limitsOfCall(ground.limits)
        const context: Context = {
          ...ground,
          limits,
          retryAfter: (seconds) => {
            retryAfter = seconds
          },
          now: ground.clock(),
          address: addressOf(socketAddress(c), c.req.header('x-forwarded-for'), trustedProxies),
          caller: c.var.caller,
          personId: c.var.personId,
        }
        const { response } = await handler.handle(c.req.raw, { prefix: '/api', context })
        if (response && response.status >= 500) await limits.giveAllBack()
        if (retryAfter !== undefined) response?.headers.set('retry-after', String(retryAfter))
        return response ?? refuse(c, 'no_such_call')
      },
    )
  app.all('/api/*', (c) => refuse(c, 'no_such_call'))
  app.onError((error, c) => {
    const refused = asRefusal(error, ground.log) as { data?: { name?: ErrorName } }
    return refuse(c, refused.data?.name ?? 'unexpected')
  })
  return app
}

const refuse = (c: HonoContext, name: ErrorName) => {
  if (name === 'unavailable') c.header('retry-after', '2')
  return c.json(bodyOf(name), errors[name].status as ContentfulStatusCode)
}

const timed =
  ({ method, path }: Served, onAnswer: Options['onAnswer']): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now()
    await next()
    onAnswer(method, path, c.res.status, (performance.now() - began) / 1000)
  }

/** Enforces the access of a route, as its contract names it, before anything of the body is read. */
const admits =
  (ground: Ground, { meta: { access } }: Served, findPerson: Options['findPerson']): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    const caller = await callerBehind(ground, c)
    c.set('caller', caller)
    if (access.who === 'everyone') return next()
    if (!caller) return refuse(c, 'unauthenticated')
    if (!access.holding.every((permission) => holds(caller, permission))) return refuse(c, 'forbidden')
    if (access.who === 'signed in') return next()

    const id = wholeNumber(c.req.param('user_id'))
    const personId = id === undefined ? undefined : await findPerson(ground.db, caller, id, access.others, access.writes)
    if (personId === undefined) return c.json({ message: 'This was not found.' }, 404)
    c.set('personId', personId)
    return next()
  }

async function callerBehind(ground: Ground, c: Call): Promise<Caller | undefined> {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined
  const now = ground.clock()
  const caller = await findCaller(ground.db, digestOf(token), now)
  if (caller) await touchSession(ground.db, caller, now)
  return caller
}

const wholeNumber = (text: string | undefined) =>
  text && /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined

const acceptsJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')
  if (type !== undefined && !type.toLowerCase().startsWith('application/json')) return refuse(c, 'unsupported_media')
  return next()
}

const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', contentPolicy())
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'same-origin')
  c.header('cross-origin-opener-policy', 'same-origin')
  c.header('cross-origin-resource-policy', 'same-origin')
  c.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  c.header('x-frame-options', 'DENY')
  if (c.req.path.startsWith('/api/')) c.header('cache-control', 'no-store')
}

function socketAddress(c: HonoContext) {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined // no socket: app.request() in a test
  }
}
