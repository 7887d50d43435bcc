import { gzipSync } from 'node:zlib'
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
import { limitsOfCall } from './base/limits.ts'
import { calls, openApi, type Served } from './base/openapi.ts'
import { contentPolicy } from './base/page.ts'
import { StreamedFile } from './base/streamed-file.ts'
import { digestOf } from './base/tokens.ts'
import { sheets } from './sheets.ts'

type Variables = { caller: Caller | undefined; personId: number | undefined }
type Call = HonoContext<{ Variables: Variables }>

export type Options = {
  trustedProxies: number
  /** How a person named in a path is found: always through the caller's scope. */
  findPerson: typeof findPersonWithin
  /** Told after each call, with its route as the contract writes it. */
  onAnswer: (method: string, route: string, status: number, seconds: number) => void
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
export function makeApp(ground: Ground, { trustedProxies = 0, findPerson = findPersonWithin, onAnswer = () => {} }: Partial<Options> = {}) {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: encodeError,
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
  app.use(securityHeaders)
  app.use('/api/*', compressed)
  app.get('/healthz', (c) => c.json({ ok: true }))
  const addressBehind = (c: HonoContext) => addressOf(socketAddress(c), c.req.header('x-forwarded-for'), trustedProxies)
  const isHttps = ground.publicUrl.startsWith('https:')
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
      admits(ground, call, findPerson, addressBehind),
      accepts(call.meta.takes),
      bodyLimit({ maxSize: call.meta.bodyLimit, onError: (c) => refuse(c, 'too_large') }),
      async (c) => {
        let retryAfter: number | undefined
        let streamed: ReadableStream<Uint8Array> | undefined
        let device: string | undefined
        const limits = limitsOfCall(ground.limits)
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
          address: addressBehind(c),
          deviceToken: deviceTokenOf(getCookie(c, deviceCookie)),
          sendDevice: (token) => {
            device = token
          },
          attempt: {},
          device: deviceOf(c.req.header('user-agent')),
          caller: c.var.caller,
          personId: c.var.personId,
        }
        const { response } = await handler.handle(c.req.raw, { prefix: '/api', context })
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

const refuse = (c: HonoContext, name: ErrorName) => {
  if (name === 'unavailable') c.header('retry-after', '2')
  return c.json(bodyOf(name), errors[name].status as ContentfulStatusCode)
}

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
  ({ method, path }: Served, onAnswer: Options['onAnswer']): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now()
    await next()
    onAnswer(method, path, c.res.status, (performance.now() - began) / 1000)
  }

/** Enforces the access of a route, as its contract names it, before anything of the body is read. */
const admits =
  (
    ground: Ground,
    { meta: { access } }: Served,
    findPerson: Options['findPerson'],
    addressBehind: (c: HonoContext) => string,
  ): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    const caller = await acrossInstitutions(() => callerBehind(ground, c))
    // a one-time password tells whoever has it nothing of the person, on pages for everybody either
    c.set('caller', access.who === 'everyone' && caller?.mustChoosePassword ? undefined : caller)
    if (access.who === 'everyone') return acrossInstitutions(next)
    if (!caller) {
      if (c.req.header('authorization')) ground.events.record('token_unknown', addressBehind(c))
      return refuse(c, 'unauthenticated')
    }
    if (caller.mustChoosePassword && !access.choosing) return refuse(c, 'password_due')
    if (caller.accessState === 'awaiting_consent' && !access.awaiting) return refuse(c, 'consent_awaited')
    const everywhere = access.who === 'signed in' && access.everywhere
    const isHeld = (permission: Permission) => (everywhere ? grantOf(caller, permission)?.scope === 'all' : holds(caller, permission))
    if (!access.holding.every(isHeld) || (holds(caller, 'guest') && !access.guests)) {
      ground.events.record('forbidden', addressBehind(c), caller)
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

const wholeNumber = (text: string | undefined) =>
  text && /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined

const mediaTypes = { json: 'application/json', form: 'multipart/form-data' } as const

const accepts =
  (takes: keyof typeof mediaTypes): MiddlewareHandler =>
  async (c, next) => {
    const type = c.req.header('content-type')
    if (type !== undefined && !type.toLowerCase().startsWith(mediaTypes[takes])) return refuse(c, 'unsupported_media')
    return next()
  }

// c.header() after the answer would copy it whole each time; hono's compress() sends it through three streams
const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentPolicy())
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'same-origin')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  headers.set('x-frame-options', 'DENY')
  // only what a contract says may be kept, and only its success
  if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

/** A JSON answer stands whole in memory: at this level 100 KB take a millisecond. */
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
  c.res = new Response(body.length >= 1024 ? gzipSync(body, { level: 3 }) : body, { status, headers })
}

function socketAddress(c: HonoContext) {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined // no socket: app.request() in a test
  }
}
