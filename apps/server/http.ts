import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { getConnInfo } from '@hono/node-server/conninfo'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type ErrorName, errors } from '@quartet/contract/errors.ts'
import { deviceOf } from '@quartet/domain/device.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { knownDeviceDays, type SecurityKind } from '@quartet/domain/security.ts'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { generateCookie, getCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { account } from './areas/account/handlers.ts'
import { attributeCatalogue, attributes } from './areas/attributes/handlers.ts'
import { touchSession } from './areas/auth/commands.ts'
import { auth } from './areas/auth/handlers.ts'
import { findCaller } from './areas/auth/queries.ts'
import { career, careerQuestions, careerStatements } from './areas/career/handlers.ts'
import { categories, categoryTasks } from './areas/categories/handlers.ts'
import { classroom } from './areas/classroom/handlers.ts'
import { cms } from './areas/cms/handlers.ts'
import { exports } from './areas/exports/handlers.ts'
import { forms, questions } from './areas/forms/handlers.ts'
import { guardians } from './areas/guardians/handlers.ts'
import { importsOf } from './areas/imports/handlers.ts'
import { inventory } from './areas/inventory/handlers.ts'
import { languages } from './areas/languages/handlers.ts'
import { localization } from './areas/localization/handlers.ts'
import { organizations } from './areas/organizations/handlers.ts'
import { people } from './areas/people/handlers.ts'
import { photos } from './areas/photos/handlers.ts'
import { privacy } from './areas/privacy/handlers.ts'
import { profile } from './areas/profile/handlers.ts'
import { registration } from './areas/registration/handlers.ts'
import { roles } from './areas/roles/handlers.ts'
import { deviceTokenOf } from './areas/security/commands.ts'
import { security } from './areas/security/handlers.ts'
import { sharing } from './areas/sharing/handlers.ts'
import { speech } from './areas/speech/handlers.ts'
import { statementQuestions, teamStatements } from './areas/statements/handlers.ts'
import { careerStrategies, strategies } from './areas/strategies/handlers.ts'
import { careerTasks, tasks, workTasks } from './areas/tasks/handlers.ts'
import { topics } from './areas/topics/handlers.ts'
import { findPersonWithin } from './areas/users/queries.ts'
import { walls, words } from './areas/words/handlers.ts'
import { addressOf } from './base/address.ts'
import { asRefusal, bodyOf, encodeError } from './base/answers.ts'
import { type Caller, grantOf, holds } from './base/caller.ts'
import { type Context, type Ground, os } from './base/context.ts'
import { acrossInstitutions, withinInstitution } from './base/institutions.ts'
import { type Limits, limitsOfCall } from './base/limits.ts'
import { calls, openApi, type Served } from './base/openapi.ts'
import { contentPolicy } from './base/page.ts'
import { isJsonTooComplex, isQueryTooComplex, readForm, shapeLimits } from './base/request-shape.ts'
import { StreamedFile } from './base/streamed-file.ts'
import { digestOf } from './base/tokens.ts'
import { sheets } from './sheets.ts'

type CallLimits = Limits & { giveAllBack: () => Promise<void> }
type Variables = {
  caller: Caller | undefined
  personId: number | undefined
  address: string
  limits: CallLimits
  request: Request | undefined
}
type Call = HonoContext<{ Variables: Variables }>

export type Options = {
  trustedProxies: number
  /** How a person named in a path is found: always through the caller's scope. */
  findPerson: typeof findPersonWithin
  /** Told after each call, with its route as the contract writes it. */
  onAnswer: (method: string, route: string, status: number, seconds: number) => void
  /** Told before each call; what it answers is called when the call is over. */
  onBegin: (route: string) => () => void
}

const router = os.router({
  auth,
  registration,
  guardians,
  profile,
  privacy,
  inventory,
  roles,
  languages,
  localization,
  cms,
  attributes,
  photos,
  sharing,
  speech,
  account,
  exports,
  tasks,
  workTasks,
  careerTasks,
  career,
  classroom,
  topics,
  sheetImports: importsOf(sheets),
  attributeCatalogue,
  statementQuestions,
  teamStatements,
  careerQuestions,
  careerStatements,
  strategies,
  careerStrategies,
  walls,
  words,
  categories,
  categoryTasks,
  questions,
  forms,
  organizations,
  people,
  security,
})

/** The calls of the contract under /api, each behind its access; everything else belongs to whoever mounts this. */
export function makeApp(
  ground: Ground,
  { trustedProxies = 0, findPerson = findPersonWithin, onAnswer = () => {}, onBegin = () => () => {} }: Partial<Options> = {},
) {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: encodeError,
    maxBracketNotationArrayIndex: shapeLimits.arrayIndex,
    interceptors: [
      async (options) => {
        try {
          const answer = await options.next()
          if (answer.response?.body instanceof StreamedFile) options.context.stream(answer.response.body.content)
          return answer
        } catch (error) {
          const refused = asRefusal(error, ground.log)
          const { retry_after } = ((refused as { data?: unknown }).data ?? {}) as { retry_after?: number }
          if (retry_after !== undefined) options.context.retryAfter(retry_after)
          recordRefusal(options.context, refused)
          throw refused
        }
      },
    ],
  })
  const app = new Hono<{ Variables: Variables }>()
  app.use(securityHeaders(ground.publicUrl))
  app.use('/api/*', compressed)
  app.get('/healthz', (c) => c.json({ ok: true }))
  const isHttps = ground.publicUrl.startsWith('https:')
  let document: Promise<unknown> | undefined
  app.get('/openapi.json', async (c) => {
    document ??= openApi()
    return c.json((await document) as object)
  })

  for (const call of mostLiteralFirst(calls()))
    app.on(
      call.method,
      `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      timed(call, onAnswer, onBegin),
      identifies(ground, trustedProxies),
      paces(ground, call),
      admits(ground, call, findPerson),
      accepts(call.meta.takes),
      spends(ground, call),
      bodyLimit({ maxSize: call.meta.bodyLimit, onError: (c) => refuse(c, 'too_large') }),
      shaped(call),
      async (c) => {
        let retryAfter: number | undefined
        let streamed: ReadableStream<Uint8Array> | undefined
        let device: string | undefined
        const { limits } = c.var
        const context: Context = {
          ...ground,
          limits,
          retryAfter: (seconds) => {
            retryAfter = seconds
          },
          stream: (content) => {
            streamed = content
          },
          now: ground.clock(),
          address: c.var.address,
          deviceToken: deviceTokenOf(getCookie(c, deviceCookie)),
          sendDevice: (token) => {
            device = token
          },
          attempt: {},
          device: deviceOf(c.req.header('user-agent')),
          caller: c.var.caller,
          personId: c.var.personId,
        }
        const { response } = await handler.handle(c.var.request ?? c.req.raw, { prefix: '/api', context })
        if (response && response.status >= 500) await limits.giveAllBack()
        if (retryAfter !== undefined) response?.headers.set('retry-after', String(retryAfter))
        if (response && device !== undefined) keepDevice(response, device, isHttps)
        return (response && streamed ? withBody(response, streamed) : response) ?? refuse(c, 'no_such_call')
      },
    )
  app.all('/api/*', (c) => refuse(c, 'no_such_call'))
  app.onError((error, c) => {
    const refused = asRefusal(error, ground.log) as { data?: { name?: ErrorName } }
    return refuse(c, refused.data?.name ?? 'unexpected')
  })
  return app
}

function withBody({ status, headers }: Response, body: ReadableStream<Uint8Array>) {
  headers.delete('content-length')
  return new Response(body, { status, headers })
}

const refuse = (c: HonoContext, name: ErrorName, retryAfter = name === 'unavailable' ? 2 : 0) => {
  if (retryAfter > 0) c.header('retry-after', String(retryAfter))
  return c.json(bodyOf(name), errors[name].status as ContentfulStatusCode)
}

/** One path may fit two routes: both routers then take the one with the literal part. */
export const mostLiteralFirst = (served: Served[]) => served.toSorted((one, other) => (one.path < other.path ? -1 : 1)) // `{` comes after every letter

const deviceCookie = 'device'
/** The calls that ask whether the device is known; no other is sent the cookie. */
const devicePaths = ['/api/login', '/api/verifyCode', '/api/users/forgot']

function keepDevice({ headers }: Response, token: string, secure: boolean) {
  const options = { secure, httpOnly: true, sameSite: 'Strict', maxAge: knownDeviceDays * 86_400 } as const
  for (const path of devicePaths) headers.append('set-cookie', generateCookie(deviceCookie, token, { ...options, path }))
}

/** Refusals that are security events. */
const recorded: Partial<Record<ErrorName, SecurityKind>> = {
  credentials_wrong: 'login_failed',
  locked: 'login_locked',
  code_wrong: 'code_failed',
  reset_token_used: 'reset_failed',
  captcha_wrong: 'captcha_failed',
  captcha_used: 'captcha_failed',
  too_many: 'rate_limited',
  mail_paused: 'mail_paused',
  forbidden: 'forbidden',
}

function recordRefusal({ events, address, caller, attempt }: Context, refused: unknown) {
  const { name } = ((refused as { data?: unknown }).data ?? {}) as { name?: ErrorName }
  const kind = name && recorded[name]
  if (kind) events.record(kind, address, caller ? { id: caller.id } : attempt)
}

const timed =
  ({ method, path }: Served, onAnswer: Options['onAnswer'], onBegin: Options['onBegin']): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now()
    const ended = onBegin(`${method} ${path}`)
    await next().finally(ended)
    onAnswer(method, path, c.res.status, (performance.now() - began) / 1000)
  }

const identifies =
  (ground: Ground, trustedProxies: number): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    c.set('address', addressOf(socketAddress(c), c.req.header('x-forwarded-for'), trustedProxies))
    c.set('caller', await acrossInstitutions(() => callerBehind(ground, c)))
    return next()
  }

/** Counts the call and its bytes against what a person and an address may have in a minute. */
const paces =
  (ground: Ground, { meta }: Served): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    const source = { personId: c.var.caller?.id, address: c.var.address }
    const seconds = await ground.traffic.take(source, bytesOf(c, meta.bodyLimit))
    const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing
    const before = outgoing?.socket?.bytesWritten ?? 0
    const { socket } = outgoing ?? {}
    outgoing?.once('close', () => void ground.traffic.sent(source, (socket?.bytesWritten ?? 0) - before))
    if (seconds === 0) return next()
    ground.events.record('rate_limited', c.var.address, { id: c.var.caller?.id })
    await wait(refusedAfter)
    return refuse(c, 'too_many', seconds)
  }
/** Milliseconds: who calls again at once is slowed by it, and so is the reading of a body that nobody wants. */
const refusedAfter = 500

/** A body that does not say how long it is counts as the longest. */
const bytesOf = (c: HonoContext, most: number) =>
  c.req.header('transfer-encoding') === undefined ? Math.min(Number(c.req.header('content-length') ?? 0) || 0, most) : most

/** Enforces the access of a route, as its contract names it, before anything of the body is read. */
const admits =
  (ground: Ground, { meta: { access } }: Served, findPerson: Options['findPerson']): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    const { caller } = c.var
    // a one-time password tells whoever has it nothing of the person, on pages for everybody either
    c.set('caller', access.who === 'everyone' && caller?.mustChoosePassword ? undefined : caller)
    if (access.who === 'everyone') return acrossInstitutions(next)
    if (!caller) {
      if (c.req.header('authorization')) ground.events.record('token_unknown', c.var.address)
      return refuse(c, 'unauthenticated')
    }
    if (caller.mustChoosePassword && !access.choosing) return refuse(c, 'password_due')
    if (caller.accessState === 'awaiting_consent' && !access.awaiting) return refuse(c, 'consent_awaited')
    const everywhere = access.who === 'signed in' && access.everywhere
    const isHeld = (permission: Permission) => (everywhere ? grantOf(caller, permission)?.scope === 'all' : holds(caller, permission))
    if (!access.holding.every(isHeld) || (holds(caller, 'guest') && !access.guests)) {
      ground.events.record('forbidden', c.var.address, caller)
      return refuse(c, 'forbidden')
    }

    return withinReachOf(caller, async () => {
      if (access.who === 'signed in') return next()
      const id = wholeNumber(c.req.param('user_id'))
      const personId = id === undefined ? undefined : await findPerson(ground.db, caller, id, access.others, access.writes)
      if (personId === undefined) return c.json({ message: 'This was not found.' }, 404)
      c.set('personId', personId)
      return next()
    })
  }

/** What PostgreSQL itself shows to a caller, behind the access of the route: the own institution, or all to who administers people of all. */
const withinReachOf = <T>(caller: Caller, work: () => Promise<T>) =>
  grantOf(caller, 'access_users')?.scope === 'all' ? acrossInstitutions(work) : withinInstitution(caller.organizationId, work)

async function callerBehind(ground: Ground, c: Call): Promise<Caller | undefined> {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined
  const now = ground.clock()
  const caller = await findCaller(ground.db, digestOf(token), now)
  if (caller) await touchSession(ground.db, caller, now)
  return caller
}

/** Takes a point of each limit that the route names. What breaks on our side gives them back. */
const spends =
  (ground: Ground, { meta }: Served): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    const limits = limitsOfCall(ground.limits)
    c.set('limits', limits)
    for (const name of meta.limits) {
      const seconds = await limits.take(name, String(c.var.caller?.id))
      if (seconds === 0) continue
      ground.events.record('rate_limited', c.var.address, { id: c.var.caller?.id })
      return refuse(c, 'too_many', seconds)
    }
    return next()
  }

/** Refuses a query or a body whose parsing would make everybody wait. */
const shaped =
  ({ meta }: Served): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    const { raw } = c.req
    const query = c.req.url.indexOf('?')
    if (query >= 0 && isQueryTooComplex(c.req.url.slice(query + 1))) return refuse(c, 'too_complex')
    const again = (body: BodyInit | null) =>
      c.set('request', new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal }))

    if (meta.takes === 'form') {
      const body = await readForm(raw)
      if (!body) return refuse(c, 'too_complex')
      again(body)
    } else if (raw.method !== 'GET' && !(Number(c.req.header('content-length')) < shapeLimits.json.countedFrom)) {
      const body = await raw.text()
      if (body.length >= shapeLimits.json.countedFrom && isJsonTooComplex(body)) return refuse(c, 'too_complex')
      again(body === '' ? null : body) // what was read cannot be read again, be it nothing
    }
    return next()
  }

const wholeNumber = (text: string | undefined) =>
  text && /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined

const mediaTypes = { json: 'application/json', form: 'multipart/form-data' } as const

const accepts =
  (takes: keyof typeof mediaTypes): MiddlewareHandler =>
  async (c, next) => {
    const type = c.req.header('content-type')
    const fits = type === undefined ? takes === 'json' : type.toLowerCase().startsWith(mediaTypes[takes])
    if (!fits) return refuse(c, 'unsupported_media')
    return next()
  }

// c.header() after the answer would copy it whole each time; hono's compress() sends it through three streams
const securityHeaders =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentPolicy())
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'same-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    headers.set('x-frame-options', 'DENY')
    if (publicUrl.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000')
    // only what a contract says may be kept, and only its success
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }

/** A JSON answer stands whole in memory: at this level 100 KB take a millisecond, and what is larger is packed beside the event loop. */
const packedAside = 32_000
const gzipAside = promisify(gzip)
const packed = (body: Buffer) => (body.length < packedAside ? gzipSync(body, { level: 3 }) : gzipAside(body, { level: 3 }))

const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  headers.append('vary', 'accept-encoding')
  if (
    !/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(c.req.header('accept-encoding') ?? '') ||
    !headers.get('content-type')?.startsWith('application/json')
  )
    return
  const body = Buffer.from(await c.res.arrayBuffer())
  headers.delete('content-length')
  if (body.length >= 1024) headers.set('content-encoding', 'gzip')
  c.res = new Response(body.length >= 1024 ? await packed(body) : body, { status, headers })
}

function socketAddress(c: HonoContext) {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined // no socket: app.request() in a test
  }
}
