import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { deviceOf } from '@quartet/domain/device.ts'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { touchSession } from './areas/auth/commands.ts'
import { findCaller } from './areas/auth/queries.ts'
import { paymentWebhook } from './areas/billing/webhook-handlers.ts'
import { deviceTokenOf } from './areas/security/commands.ts'
import { readSettings } from './areas/settings/queries.ts'
import { findPersonInScope } from './areas/users/queries.ts'
import { currentScope } from './db/tenant.ts'
import { StreamedFile } from './files/streamed-file.ts'
import { refuseWhen } from './http/admission.ts'
import { authenticate } from './http/authenticate.ts'
import { authorize, type FindPerson } from './http/authorize.ts'
import { type CallVariables, toRoutePath } from './http/call.ts'
import { limitCalls } from './http/call-limits.ts'
import { compressJson } from './http/compression.ts'
import type { Context } from './http/context.ts'
import {
  readDeviceCookie,
  readStepCookie,
  setDeviceCookie,
  setStepCookie,
} from './http/device-cookie.ts'
import { encodeError, sendError, toApiError } from './http/error-response.ts'
import { requireMediaType } from './http/media-type.ts'
import { calls, openApi, type Served } from './http/openapi.ts'
import { limitRequestShape, shapeLimits } from './http/request-shape.ts'
import { recordSecurityEvent } from './http/security-event.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type OnAnswer, type OnBegin, timeCalls } from './http/timing.ts'
import { limitTraffic } from './http/traffic-limit.ts'
import { router } from './router.ts'
import { digestOf } from './security/tokens.ts'
import type { Services } from './services.ts'

export type Options = {
  trustedProxies: number
  isOverloaded: () => boolean
  /** Finds the person named in a path, always through the caller's scope. */
  findPerson: FindPerson
  onAnswer: OnAnswer
  onBegin: OnBegin
}

/**
 * Serves the calls of the contract under /api, each behind its access rules. All other paths are
 * mounted by the caller of this function.
 */
export function createApp(
  services: Services,
  {
    trustedProxies = 0,
    isOverloaded = () => false,
    findPerson = findPersonInScope,
    onAnswer = () => {},
    onBegin = () => () => {},
  }: Partial<Options> = {},
) {
  const handler = createHandler(services)
  const app = new Hono<{ Variables: CallVariables }>()
  app.use(securityHeaders(services.publicUrl))
  app.use('/api/*', compressJson)
  app.use('/openapi.json', compressJson)
  app.get('/healthz', (c) => c.json({ ok: true }))
  let document: Promise<unknown> | undefined
  app.get('/openapi.json', async (c) => {
    document ??= openApi()
    return c.json((await document) as object)
  })

  const findCallerByToken = async (token: string) => {
    const now = services.clock()
    const caller = await findCaller(services.db, digestOf(token), now)
    if (caller) await touchSession({ db: services.db, now }, caller)
    return caller
  }
  const readMaintenance = async () => (await readSettings(services.db)).maintenance
  for (const call of sortLiteralFirst(calls()))
    app.on(
      call.method,
      `/api${toRoutePath(call.path)}`,
      timeCalls(call, onAnswer, onBegin),
      refuseWhen(isOverloaded),
      authenticate(trustedProxies, findCallerByToken),
      limitTraffic(services, call),
      authorize(services, call, { findPerson, readMaintenance }),
      requireMediaType(call),
      limitCalls(services, call),
      bodyLimit({ maxSize: call.meta.bodyLimit, onError: (c) => sendError(c, 'too_large') }),
      limitRequestShape(call),
      handler,
    )
  app.route('/api', paymentWebhook(services))
  app.all('/api/*', (c) => sendError(c, 'no_such_call'))
  app.onError((error, c) => {
    const apiError = toApiError(error, services.log) as { data?: { name?: ErrorName } }
    return sendError(c, apiError.data?.name ?? 'unexpected')
  })
  return app
}

/** Runs the handler of a call and turns its result or error into the response. */
function createHandler(services: Services) {
  const openApiHandler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: encodeError,
    maxBracketNotationArrayIndex: shapeLimits.arrayIndex,
    interceptors: [
      async (options) => {
        try {
          const result = await options.next()
          if (result.response?.body instanceof StreamedFile)
            options.context.stream(result.response.body.content)
          return result
        } catch (error) {
          const apiError = toApiError(error, services.log)
          const { retry_after } = ((apiError as { data?: unknown }).data ?? {}) as {
            retry_after?: number
          }
          if (retry_after !== undefined) options.context.retryAfter(retry_after)
          recordSecurityEvent(options.context, apiError)
          throw apiError
        }
      },
    ],
  })
  const isHttps = services.publicUrl.startsWith('https:')

  return async (c: HonoContext<{ Variables: CallVariables }>) => {
    let retryAfter: number | undefined
    let stream: ReadableStream<Uint8Array> | undefined
    let deviceToken: string | undefined
    let stepToken: string | null | undefined
    const { limits } = c.var
    const context: Context = {
      ...services,
      limits,
      retryAfter: (seconds) => {
        retryAfter = seconds
      },
      stream: (content) => {
        stream = content
      },
      now: services.clock(),
      address: c.var.address,
      deviceToken: deviceTokenOf(readDeviceCookie(c)),
      sendDevice: (token) => {
        deviceToken = token
      },
      stepToken: deviceTokenOf(readStepCookie(c)),
      sendStep: (token) => {
        stepToken = token
      },
      attempt: {},
      device: deviceOf(c.req.header('user-agent')),
      caller: c.var.caller,
      personId: c.var.personId,
    }
    const { response } = await openApiHandler.handle(c.var.request ?? c.req.raw, {
      prefix: '/api',
      context,
    })
    if (!response) return sendError(c, 'no_such_call')
    if (response.status >= 500) {
      const refunded = limits.giveAllBack()
      // wait for a hanging database only once per request
      if (!currentScope()?.database.timedOut) await refunded
    }
    if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter))
    if (deviceToken !== undefined) setDeviceCookie(response, deviceToken, isHttps)
    if (stepToken !== undefined) setStepCookie(response, stepToken, isHttps)
    return stream ? replaceBody(response, stream) : response
  }
}

/** Files that are streamed are saved, never shown in the browser. */
function replaceBody({ status, headers }: Response, body: ReadableStream<Uint8Array>) {
  headers.delete('content-length')
  const disposition = headers.get('content-disposition')
  if (disposition) headers.set('content-disposition', disposition.replace(/^inline/, 'attachment'))
  return new Response(body, { status, headers })
}

/**
 * A path may match two routes. Both routers then take the one with the literal segment, because `{`
 * sorts after every letter.
 */
export const sortLiteralFirst = (routes: Served[]) =>
  routes.toSorted((one, other) => (one.path < other.path ? -1 : 1))
